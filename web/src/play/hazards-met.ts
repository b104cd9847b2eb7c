import type { AdventureName } from '../adventures';
import { keep, kept } from '../browser/storage';

/* Whose hazards somebody has met on this device: the first one of each is explained. */

const KEY = 'hazards-met';

const met = (): string[] => (kept(KEY) ?? '').split(' ').filter(Boolean);

export function hasMet(adventure: AdventureName): boolean {
  return met().includes(adventure);
}

export function meets(adventure: AdventureName): void {
  if (!hasMet(adventure)) keep(KEY, [...met(), adventure].join(' '));
}
