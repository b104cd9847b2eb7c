import { GROUP_LOOKS } from '../sheet/group';
import type { Sheet } from '../sheet/layout';
import type { ScoreLine } from '../sheet/score';
import { told, type Told } from './told';

/* The host's lines of a star count, gathered into fewer lines that a person can read. */

export interface StarEntry {
  readonly key: string;
  /** `rule` and `look` choose the picture that the line has in the list. */
  readonly rule: string;
  readonly look: number;
  readonly stars: number;
  readonly told: Told;
  readonly lines: readonly ScoreLine[];
}

const ORDER = [
  'run',
  'group',
  'crossed',
  'mummy',
  'full',
  'jungle',
  'town',
  'range',
  'pyramid',
  'hut',
  'statue',
  'mine',
  'snake',
];

/** What the sheet shows: lines that give or cost something, with the looks that groups keep together or alone. */
export function shownLines(lines: readonly ScoreLine[]): ScoreLine[] {
  return withLooks(lines).filter(({ stars }) => stars !== 0);
}

function withLooks(lines: readonly ScoreLine[]): ScoreLine[] {
  let groups = 0;
  return lines.map((line) => (line.rule === 'group' ? { ...line, look: groups++ % GROUP_LOOKS } : line));
}

export function starEntries(lines: readonly ScoreLine[], sheet: Sheet): StarEntry[] {
  const gathered = new Map<string, ScoreLine[]>();
  for (const line of withLooks(lines)) {
    if (!line.spaces.length && line.rule !== 'full') continue;
    if (line.rule === 'snake' && sheet.spaces.get(line.spaces[0]!)?.mark === 'crossed') continue;
    const rule = line.rule === 'mummy' && line.stars > 0 ? 'crossed' : line.rule;
    const key = rule === 'group' ? `group ${line.spaces[0]}` : rule;
    gathered.set(key, [...(gathered.get(key) ?? []), line]);
  }
  const entries = [...gathered].map(([key, of]) => entry(key, of, sheet));
  return entries
    .filter(({ rule, stars }) => stars !== 0 || rule === 'snake')
    .sort((a, b) => ORDER.indexOf(a.rule) - ORDER.indexOf(b.rule));
}

function entry(key: string, lines: readonly ScoreLine[], sheet: Sheet): StarEntry {
  const rule = key.split(' ')[0]!;
  const stars = lines.reduce((sum, line) => sum + line.stars, 0);
  return { key, rule, look: lines[0]?.look ?? 0, stars, lines, told: sentence(rule, lines, stars, sheet) };
}

function markAt(sheet: Sheet, space: string | undefined): number {
  const mark = space ? sheet.spaces.get(space)?.mark : null;
  return typeof mark === 'number' ? mark : 0;
}

function sentence(rule: string, lines: readonly ScoreLine[], stars: number, sheet: Sheet): Told {
  const spaces = lines[0]?.spaces ?? [];
  if (rule === 'run')
    return told('turn-star-run', {
      from: markAt(sheet, spaces[0]),
      to: markAt(sheet, spaces.at(-1)),
      spaces: spaces.length,
    });
  if (rule === 'group') return told('turn-star-group', { number: markAt(sheet, spaces[0]), spaces: spaces.length });
  return told(`turn-star-${rule}`, { count: lines.length, each: Math.abs(Math.round(stars / lines.length)) });
}

/** How many stars of each of the three kinds that the bars of a ranking have. */
export function threeKinds(lines: readonly ScoreLine[], temple: boolean): [number, number, number] {
  const sum = (rules: readonly string[]) =>
    lines.filter(({ rule }) => rules.includes(rule)).reduce((all, { stars }) => all + stars, 0);
  if (temple) return [sum(['run']), sum(['group']), sum(['mummy'])];
  return [sum(['jungle', 'town', 'range', 'pyramid', 'full']), sum(['hut', 'statue', 'mine']), sum(['snake'])];
}
