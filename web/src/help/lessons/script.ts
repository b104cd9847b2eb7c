import type { DieName } from '../../dice/die';
import type { AdventureName, DiscoveryKind, Structure } from '../../adventures';
import type { Seen } from './seen';

/*
 * A lesson is a script: round by round the hints that may be given, and those that fit any round. The first whose
 * condition holds is shown. So nothing is ever forced: whoever plays otherwise gets the hint for what is there now.
 */

/** What a hint points at. */
export type Target =
  | { readonly space: string }
  | { readonly number: number }
  | { readonly die: DieName }
  | { readonly structure: Structure }
  | { readonly discovery: DiscoveryKind }
  | { readonly near: DiscoveryKind }
  | { readonly act: 'ink' };

export type Facts = Readonly<Record<string, string | number>>;

export interface Hint {
  /** A message of the guide's words. */
  readonly say: string;
  readonly when: (seen: Seen) => boolean;
  readonly facts?: (seen: Seen) => Facts;
  readonly point?: readonly Target[] | ((seen: Seen) => readonly Target[]);
}

export interface Script {
  readonly adventure: AdventureName;
  /** The rolls of the host's lesson, about which the hints of each round speak. */
  readonly rolls: readonly string[];
  /** The hints of each round, from the first. */
  readonly scenes: readonly (readonly Hint[])[];
  /** Hints for any round; one of them always fits. */
  readonly anytime: readonly Hint[];
  /** The lesson always has as many rounds as scenes. */
  readonly isFixed: boolean;
}

export interface Given {
  readonly say: string;
  readonly facts: Facts;
  readonly point: readonly Target[];
}

export const INK: readonly Target[] = [{ act: 'ink' }];

export function hintFor(script: Script, seen: Seen): Given {
  // Other dice than foreseen (a newer host): the hints of the round would speak of what is not there.
  const scene = script.rolls[seen.round - 1] === seen.roll ? (script.scenes[seen.round - 1] ?? []) : [];
  const hint = [...scene, ...script.anytime].find(({ when }) => when(seen))!;
  return {
    say: hint.say,
    facts: hint.facts?.(seen) ?? {},
    point: typeof hint.point === 'function' ? hint.point(seen) : (hint.point ?? []),
  };
}

/** Every message that a script may say. */
export function messagesOf(script: Script): string[] {
  return [...new Set([...script.scenes.flat(), ...script.anytime].map(({ say }) => say))];
}
