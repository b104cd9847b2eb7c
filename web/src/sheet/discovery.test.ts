import { expect, test } from 'vitest';
import { ADVENTURES } from '../adventures';
import { discoveryBorder, discoveryGround, possibleBorder } from './discovery';
import { geometryOf } from './geometry';
import { group, GROUP_LOOKS } from './group';
import { arrowheads, ribbon } from './run';
import { drawn } from './testing';

const LOOKS = Object.values(ADVENTURES.valley.discoveries);
const sheet = drawn(
  `
  3 5 .
  . 1 8
  . . 2`,
  'valley',
);
const geometry = geometryOf(sheet, 1, true);
const places = [...sheet.spaces.values()].filter(({ mark }) => mark !== null);

test('the four kinds differ in pattern and in border, not only in colour', () => {
  expect(new Set(LOOKS.map((look) => discoveryGround(look, places, geometry).pattern)).size).toBe(4);
  expect(new Set(LOOKS.map((look) => discoveryBorder(look, places, geometry).join())).size).toBe(4);
});

test('the pyramid has a double line', () => {
  expect(LOOKS.map((look) => discoveryBorder(look, places, geometry).length)).toEqual([1, 1, 1, 2]);
});

test('a possible one is a plain rounded edge', () => {
  expect(possibleBorder(places, geometry)).toMatch(/^M[\d. ]+Q/);
});

test('four groups, four hatchings', () => {
  const hatchings = Array.from({ length: GROUP_LOOKS }, (_, look) => group(places, look, geometry).hatching);
  expect(new Set(hatchings).size).toBe(GROUP_LOOKS);
});

test('a run goes through the middles, with an arrowhead between any two', () => {
  expect(ribbon(places.slice(0, 3), geometry)).toBe('M25 25L65 25L65 65');
  expect(arrowheads(places, geometry)).toHaveLength(places.length - 1);
});
