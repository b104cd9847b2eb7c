import type { Adventure } from '../sheet/layout';
import type { Reason } from '../wire/types';

/* Which section of the help explains a refusal. Only what can happen while playing: files are refused elsewhere. */

type Place = string | Readonly<Record<Adventure, string>>;

function both(section: string, inValley = section): Place {
  return { temple: `temple-${section}`, valley: `valley-${inValley}` };
}

export const SECTION_OF: Readonly<Record<string, Place>> = {
  // numbers from dice
  'not-rolled': both('numbers', 'sums'),
  'dice-order': both('numbers', 'sums'),
  'dice-spent': 'valley-sums',
  'penny-not-rolled': both('penny'),
  'penny-range': both('penny'),
  'dakota-not-rolled': 'valley-structures',

  // a turn
  'no-such-space': both('round', 'where'),
  'space-taken': both('round'),
  'already-crossed': both('nine'),
  'already-played': both('round'),
  'no-round-open': both('round'),
  'round-open': 'table-round',
  'game-over': both('end'),
  'one-number': 'temple-round',
  'number-missing': 'temple-round',
  'valley-step': 'temple-round',
  'nothing-played': 'valley-round',
  'first-on-edge': 'valley-where',
  'not-beside': 'valley-where',

  // doors, structures
  'door-locked': 'temple-doors',
  'needs-door': 'temple-doors',
  'no-door-left': 'temple-doors',
  'cannot-pass': 'temple-doors',
  'pass-alone': 'temple-doors',
  'pass-missing': 'temple-doors',
  'structure-drawn': 'valley-structures',
  'structure-twice': 'valley-structures',

  // hazards and 9s
  'hazard-round': both('mummy', 'snake'),
  'no-hazard': both('mummy', 'snake'),
  'hazard-not-beside': both('mummy', 'snake'),
  'hazard-on-door': 'temple-mummy',
  'no-mummy': 'temple-nine',
  'no-nine-beside': 'temple-nine',
  'crossed-without-nine': 'temple-nine',
  'no-snake': 'valley-nine',
  'not-nine': 'valley-nine',
  'cross-needs-nine': 'valley-nine',

  // discoveries
  'reveal-too-early': 'valley-discoveries',
  'reveal-once': 'valley-discoveries',
  'reveal-last': 'valley-discoveries',
  'find-repeats': 'valley-discoveries',
  'find-no-number': 'valley-discoveries',
  'find-taken': 'valley-discoveries',
  'find-size': 'valley-discoveries',
  'find-apart': 'valley-discoveries',
  'jungle-alike': 'valley-jungle',
  'town-mixed': 'valley-town',
  'town-twice': 'valley-town',
  'find-low': 'valley-range',
  'pyramid-shape': 'valley-pyramid',

  // at the table
  'bad-name': 'table-join',
  'bad-initials': 'table-join',
  'initials-not-nfc': 'table-join',
  'same-initials': 'table-join',
  'too-many-players': 'table-join',
  'already-started': 'table-join',
  'nobody-here': 'table-join',
  'no-such-table': 'table-join',
  'no-such-seat': 'table-join',
  'too-many-guesses': 'table-join',
  'not-started': 'table-keeper',
  'not-keeper': 'table-keeper',
  'table-paused': 'table-keeper',
  'clock-range': 'table-clock',
  'not-away': 'table-away',
  'not-your-seat': 'table-devices',
  'no-such-ticket': 'table-devices',
  'expedition-alone': 'table-today',
  'stale-round': 'table-round',
  'table-moved-on': 'table-round',
  'not-saved': 'table-kept',
  'our-fault': 'table-kept',
};

/** A refusal of one kind of discovery is explained with that kind. */
const OF_KIND: ReadonlySet<string> = new Set(['find-size', 'find-low']);

export function sectionOf(code: string, adventure: Adventure = 'temple', facts: Reason['facts'] = {}): string | null {
  const place = Object.hasOwn(SECTION_OF, code) ? SECTION_OF[code]! : null;
  if (OF_KIND.has(code) && typeof facts['kind'] === 'string') return `valley-${facts['kind']}`;
  return place && typeof place !== 'string' ? place[adventure] : place;
}

/**
 * The address in the help that explains a refusal, or null if no rule is behind it. It carries the whole reason, so
 * that the help can repeat its sentence. Where both adventures have such a rule, `adventure` says whose is meant.
 */
export function helpLink(why: string | Reason, adventure?: Adventure): string | null {
  const { code, facts } = typeof why === 'string' ? { code: why, facts: {} } : why;
  if (!sectionOf(code, adventure, facts)) return null;
  const query = new URLSearchParams(adventure ? { in: adventure } : {});
  for (const [name, fact] of Object.entries(facts)) query.set(name, String(fact));
  return `/help/why-${code}${query.size ? `?${query}` : ''}`;
}

export interface Why {
  readonly reason: Reason;
  readonly section: string;
}

/** Reads the reason back from such an address. `part` is `why-CODE` or the code alone. */
export function readWhy(part: string, search: string): Why | null {
  const code = part.replace(/^why-/, '');
  const { in: adventure, ...texts } = Object.fromEntries(new URLSearchParams(search));
  const facts = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, /^-?\d+$/.test(text) ? Number(text) : text]),
  );
  const section = sectionOf(code, adventure === 'valley' ? 'valley' : 'temple', facts);
  return section ? { reason: { code, facts }, section } : null;
}
