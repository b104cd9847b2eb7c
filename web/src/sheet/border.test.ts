import { expect, test } from 'vitest';
import { border, borderSample } from './border';

const SQUARE = [
  { x: 0, y: 0 },
  { x: 35, y: 0 },
  { x: 35, y: 35 },
  { x: 0, y: 35 },
];

test('each kind has a line of its own: waves, battlements, zigzags', () => {
  const commands = (path: string) => path.replace(/[^A-Z]/g, '');
  expect(commands(borderSample(SQUARE[0]!, { x: 24, y: 0 }, 'jungle'))).toBe('MLQQQQL');
  expect(commands(borderSample(SQUARE[0]!, { x: 18, y: 0 }, 'town'))).toBe('MLLLLLLLLLLLL');
  expect(commands(borderSample(SQUARE[0]!, { x: 14, y: 0 }, 'range'))).toBe('MLLLLLL');
});

test('swings inwards only, but for the back of the wave', () => {
  const numbers = border(SQUARE, 'range')
    .match(/-?[\d.]+/g)!
    .map(Number);
  expect(Math.min(...numbers)).toBe(0);
  expect(Math.max(...numbers)).toBe(35);
});

test('a neck stays a straight line', () => {
  expect(borderSample({ x: 0, y: 0 }, { x: 20, y: 20 }, 'jungle')).toBe('M0 0L20 20');
});
