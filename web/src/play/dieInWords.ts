import { ADVENTURES, type AdventureName } from '../adventures';
import type { DieName, Face } from '../dice/die';
import { say } from '../words/words.svelte';

const COLOURS: Readonly<Record<DieName, string>> = { P: 'purple', D: 'green', X: 'red' };

/** “purple die, 4”, or what its special face shows in this adventure. */
export function dieInWords(die: DieName, face: Face, adventure: AdventureName): string {
  const shows = typeof face === 'number' ? String(face) : ADVENTURES[adventure].faces[face];
  return say('turn-die', { colour: COLOURS[die], shows });
}
