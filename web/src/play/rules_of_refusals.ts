import { ADVENTURE_NAMES, ADVENTURES, FIRST, isAdventure, type AdventureName } from '../adventures';
import type { Reason } from '../wire/types';

/* Which section of the help explains a refusal. Only what can happen while playing: files are refused elsewhere. */

/** Refusals that are about the table and not about an adventure, whose own refusals are among its facts. */
const ABOUT_TABLE: Readonly<Record<string, string>> = {
  'round-open': 'table-round',
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
  'perhaps-saved': 'table-kept',
  damaged: 'table-kept',
  'our-fault': 'table-kept',
};

/** Refusals of one kind of discovery: they are explained with that kind. */
const OF_KIND: ReadonlySet<string> = new Set(['find-size', 'find-low']);

/** Every code that is explained somewhere. */
export const EXPLAINED: readonly string[] = [
  ...Object.keys(ABOUT_TABLE),
  ...new Set(Object.values(ADVENTURES).flatMap(({ refusals }) => Object.keys(refusals))),
];

/** In the chapter of this adventure; of another, if only that one refuses such a thing. */
export function sectionOf(code: string, adventure: AdventureName = FIRST, facts: Reason['facts'] = {}): string | null {
  if (Object.hasOwn(ABOUT_TABLE, code)) return ABOUT_TABLE[code]!;
  const name = [adventure, ...ADVENTURE_NAMES].find((each) => Object.hasOwn(ADVENTURES[each].refusals, code));
  if (!name) return null;
  const kind = OF_KIND.has(code) ? String(facts['kind']) : '';
  const { discoveries, refusals } = ADVENTURES[name];
  return `${name}-${Object.hasOwn(discoveries, kind) ? kind : refusals[code]}`;
}

/**
 * The address in the help that explains a refusal, or null if no rule is behind it. It carries the whole reason, so
 * that the help can repeat its sentence. Where several adventures have such a rule, `adventure` says whose is meant.
 */
export function helpLink(why: string | Reason, adventure?: AdventureName): string | null {
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
  const { in: adventure = '', ...texts } = Object.fromEntries(new URLSearchParams(search));
  const facts = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, /^-?\d+$/.test(text) ? Number(text) : text]),
  );
  const section = sectionOf(code, isAdventure(adventure) ? adventure : undefined, facts);
  return section ? { reason: { code, facts }, section } : null;
}
