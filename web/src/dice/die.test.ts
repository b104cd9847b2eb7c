import { expect, test } from 'vitest';
import { CHANGES, passingFaces, specialFace } from './die';

test('the Temple and the Valley differ in two special faces', () => {
  expect((['P', 'D', 'X'] as const).map((die) => specialFace(die, 'temple'))).toEqual([
    'm-penny',
    'm-lockpick',
    'm-mummy',
  ]);
  expect((['P', 'D', 'X'] as const).map((die) => specialFace(die, 'valley'))).toEqual([
    'm-penny',
    'm-dakota',
    'm-snake',
  ]);
});

test('every change of a tumbling die is seen', () => {
  const faces = passingFaces(3);
  expect(faces).toHaveLength(CHANGES);
  faces.slice(1).forEach((face, index) => expect(face).not.toBe(faces[index]));
});
