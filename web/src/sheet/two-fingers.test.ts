import { expect, test } from 'vitest';
import { TwoFingers } from './two-fingers';

function pair(): TwoFingers {
  const fingers = new TwoFingers();
  fingers.down(1, { x: 0, y: 0 });
  fingers.down(2, { x: 100, y: 0 });
  return fingers;
}

test('one finger makes no gesture', () => {
  const fingers = new TwoFingers();
  fingers.down(1, { x: 0, y: 0 });
  expect(fingers.move(1, { x: 50, y: 0 })).toBeNull();
});

test('two fingers that go the same way move what is under them', () => {
  const fingers = pair();
  const first = fingers.move(1, { x: 0, y: 20 });
  const second = fingers.move(2, { x: 100, y: 20 });
  expect(first?.by).toEqual({ x: 0, y: 10 });
  expect(second?.by).toEqual({ x: 0, y: 10 });
  expect(second?.at).toEqual({ x: 50, y: 20 });
  expect(first!.scale * second!.scale).toBeCloseTo(1);
});

test('two fingers that part enlarge it', () => {
  expect(pair().move(2, { x: 200, y: 0 })?.scale).toBe(2);
});

test('fingers that meet do not divide by nothing', () => {
  const fingers = pair();
  fingers.move(2, { x: 0, y: 0 });
  expect(fingers.move(2, { x: 30, y: 0 })?.scale).toBe(30);
});

test('when one is lifted the gesture is over', () => {
  const fingers = pair();
  fingers.up(1);
  expect(fingers.move(2, { x: 50, y: 0 })).toBeNull();
});

test('a pointer that never came down is not a finger', () => {
  expect(pair().move(3, { x: 50, y: 0 })).toBeNull();
});
