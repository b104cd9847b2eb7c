import { expect, test } from 'vitest';
import { printed } from './printed';
import { drawn } from './testing';

test('sheets of one layout share their printed page', () => {
  expect(printed(drawn('. + #\n. . .'), 1)).toBe(printed(drawn('7 + #\n! . 3'), 1));
  expect(printed(drawn('. + #\n. . .'), 1)).not.toBe(printed(drawn('. + #\n. . .'), 1.135));
});

test('stones in the Temple, clouds in the Valley', () => {
  const [temple, valley] = [printed(drawn('. .'), 1), printed(drawn('. .', 'valley'), 1)];
  expect([temple.stones.length, temple.clouds.length]).toEqual([1, 0]);
  expect([valley.stones.length, valley.clouds.length]).toEqual([0, 1]);
});

test('nothing is drawn that is not a number, even where spaces only touch', () => {
  for (const adventure of ['temple', 'valley'] as const) {
    expect(JSON.stringify(printed(drawn('. # .\n# . #\n. # .', adventure), 1))).not.toMatch(/NaN|undefined|Infinity/);
  }
});
