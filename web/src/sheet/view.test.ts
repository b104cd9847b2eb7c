import { expect, test } from 'vitest';
import { isWhole, mapCorner, scrollTo, viewOf } from './view';

const room = { scrollLeft: 0, scrollTop: 0, scrollWidth: 600, scrollHeight: 400, clientWidth: 300, clientHeight: 400 };

test('what is in sight, in shares of the whole', () => {
  expect(viewOf({ ...room, scrollLeft: 150 })).toEqual({ left: 0.25, top: 0, right: 0.75, bottom: 1 });
});

test('a pixel of rounding hides nothing', () => {
  expect(isWhole(viewOf({ ...room, clientWidth: 598 }))).toBe(true);
  expect(isWhole(viewOf(room))).toBe(false);
});

test('the map lies where there is more beyond', () => {
  expect(mapCorner(viewOf(room))).toEqual({ right: true, bottom: false });
  expect(mapCorner(viewOf({ ...room, scrollLeft: 300 }))).toEqual({ right: false, bottom: false });
  expect(mapCorner(viewOf({ ...room, clientHeight: 200 }))).toEqual({ right: true, bottom: true });
});

test('a tap on the map brings that place to the middle', () => {
  expect(scrollTo({ x: 0.5, y: 0.5 }, room)).toEqual({ left: 150, top: 0 });
});
