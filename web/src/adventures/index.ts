import type { Adventure, StarRule } from './adventure';
import type { AdventureName } from './names';
import { TEMPLE } from './temple/adventure';
import { VALLEY } from './valley/adventure';

export type { Adventure, StarRule } from './adventure';
export { ADVENTURE_NAMES, FIRST, isAdventure, type AdventureName } from './names';

/** Every adventure, in the order in which they are offered. A new one is a folder here and its name in this line, which
 * the host's own list of names checks. */
const KNOWN = { temple: TEMPLE, valley: VALLEY } as const satisfies Readonly<Record<AdventureName, Adventure>>;

type Known = (typeof KNOWN)[AdventureName];
type ValuesOf<Facts> = Facts extends unknown ? Facts[keyof Facts] : never;
type KeysOf<Facts> = Facts extends unknown ? keyof Facts : never;

/** What can be drawn into a space besides numbers and hazards, in whatever adventure. */
export type Structure = ValuesOf<Known['structures']>;

/** What can be revealed, in whatever adventure. */
export type DiscoveryKind = KeysOf<Known['discoveries']>;

export const ADVENTURES: Readonly<Record<AdventureName, Adventure>> = KNOWN;

/** The rule that a line of the host's count is about. */
export function starRule(adventure: AdventureName, rule: string): StarRule | undefined {
  return ADVENTURES[adventure].stars.find((each) => each.rule === rule);
}
