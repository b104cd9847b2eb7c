import { expect, test } from 'vitest';
import { border } from './border';

const SQUARE = [
  { x: 0, y: 0 },
  { x: 35, y: 0 },
  { x: 35, y: 35 },
  { x: 0, y: 35 },
];

test('waves, battlements and zigzags: whole periods between straight leads', () => {
  const commands = (path: string) => path.replace(/[^A-Z]/g, '');
  const round = (periods: string) => `M${`L${periods}L`.repeat(4)}Z`;
  expect(commands(border(SQUARE, 'waves'))).toBe(round('QQQQ'));
  expect(commands(border(SQUARE, 'battlements'))).toBe(round('LLLLLLLLLLLLLLL'));
  expect(commands(border(SQUARE, 'zigzag'))).toBe(round('LLLLLLLL'));
});

test('swings inwards only, but for the back of the wave', () => {
  const numbers = border(SQUARE, 'zigzag')
    .match(/-?[\d.]+/g)!
    .map(Number);
  expect(Math.min(...numbers)).toBe(0);
  expect(Math.max(...numbers)).toBe(35);
});

test('a neck stays a straight line', () => {
  const neck = [
    { x: 0, y: 0 },
    { x: 20, y: 20 },
  ];
  expect(border(neck, 'waves')).toBe('M0 0L20 20L0 0Z');
});
