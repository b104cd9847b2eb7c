import { expect, test } from 'vitest';
import { discoveryBorder, discoveryGround, possibleBorder } from './discovery';
import { geometryOf } from './geometry';
import { group, GROUP_LOOKS } from './group';
import { DISCOVERY_KINDS } from './layout';
import { arrowheads, ribbon } from './run';
import { drawn } from './testing';

const sheet = drawn(
  `
  3 5 .
  . 1 8
  . . 2`,
  'valley',
);
const geometry = geometryOf(sheet, 1);
const places = [...sheet.spaces.values()].filter(({ mark }) => mark !== null);

test('the four kinds differ in pattern and in border, not only in colour', () => {
  expect(new Set(DISCOVERY_KINDS.map((kind) => discoveryGround(kind, places, geometry).pattern)).size).toBe(4);
  expect(new Set(DISCOVERY_KINDS.map((kind) => discoveryBorder(kind, places, geometry).join())).size).toBe(4);
});

test('the pyramid has a double line', () => {
  expect(DISCOVERY_KINDS.map((kind) => discoveryBorder(kind, places, geometry).length)).toEqual([1, 1, 1, 2]);
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
