import { expect, it } from 'vitest';
import { endingOf } from './ending';

it('announces the last two spaces of the Temple', () =>
  expect([3, 2, 1, undefined].map((left) => endingOf('temple', left))).toEqual(['far', 'near', 'now', 'far']));
it('announces a nearly full grid in the Valley', () =>
  expect([4, 3, 1].map((left) => endingOf('valley', left))).toEqual(['far', 'now', 'now']));
