import { ADVENTURES, starRule, type AdventureName, type StarRule } from '../adventures';
import { GROUP_LOOKS } from '../sheet/group';
import type { Sheet } from '../sheet/layout';
import type { ScoreLine } from '../sheet/score';
import { told, type Told } from './told';

/* The host's lines of a star count, gathered into fewer lines that a person can read. */

export interface StarEntry {
  readonly key: string;
  /** `rule` and `look` choose the picture that the line has in the list. */
  readonly rule: StarRule;
  readonly look: number;
  readonly stars: number;
  readonly told: Told;
  readonly lines: readonly ScoreLine[];
}

/** What the sheet shows: lines that give or cost something, with the looks that groups keep together or alone. */
export function shownLines(lines: readonly ScoreLine[], adventure: AdventureName): ScoreLine[] {
  return withLooks(lines, adventure).filter(({ stars }) => stars !== 0);
}

function withLooks(lines: readonly ScoreLine[], adventure: AdventureName): ScoreLine[] {
  let tints = 0;
  return lines.map((line) =>
    starRule(adventure, line.rule)?.shows === 'tint' ? { ...line, look: tints++ % GROUP_LOOKS } : line,
  );
}

export function starEntries(lines: readonly ScoreLine[], sheet: Sheet): StarEntry[] {
  const rules = ADVENTURES[sheet.adventure].stars;
  const gathered = new Map<string, { rule: StarRule; lines: ScoreLine[] }>();
  for (const line of withLooks(lines, sheet.adventure)) {
    const rule = ruleOf(line, rules);
    if (!rule || !isListed(line, rule, sheet)) continue;
    const key = rule.shows === 'tint' ? `${rule.rule} ${line.spaces[0]}` : rule.rule;
    gathered.set(key, { rule, lines: [...(gathered.get(key)?.lines ?? []), line] });
  }
  return [...gathered]
    .map(([key, { rule, lines }]) => entry(key, rule, lines, sheet))
    .filter(({ rule, stars }) => stars !== 0 || rule.always)
    .sort((a, b) => rules.indexOf(a.rule) - rules.indexOf(b.rule));
}

/** What a rule gives may be listed apart from what it costs. */
function ruleOf({ rule, stars }: ScoreLine, rules: readonly StarRule[]): StarRule | undefined {
  const gain = stars > 0 ? rules.find(({ gainOf }) => gainOf === rule) : undefined;
  return gain ?? rules.find((each) => each.rule === rule);
}

function isListed({ spaces }: ScoreLine, { shows, always }: StarRule, sheet: Sheet): boolean {
  if (!spaces.length) return shows === 'nothing';
  return !(always && sheet.spaces.get(spaces[0]!)?.mark === 'crossed');
}

function entry(key: string, rule: StarRule, lines: readonly ScoreLine[], sheet: Sheet): StarEntry {
  const stars = lines.reduce((sum, line) => sum + line.stars, 0);
  return { key, rule, look: lines[0]?.look ?? 0, stars, lines, told: sentence(rule, lines, stars, sheet) };
}

function markAt(sheet: Sheet, space: string | undefined): number {
  const mark = space ? sheet.spaces.get(space)?.mark : null;
  return typeof mark === 'number' ? mark : 0;
}

function sentence({ rule, shows }: StarRule, lines: readonly ScoreLine[], stars: number, sheet: Sheet): Told {
  const spaces = lines[0]?.spaces ?? [];
  const id = `turn-star-${rule}`;
  if (shows === 'ribbon')
    return told(id, { from: markAt(sheet, spaces[0]), to: markAt(sheet, spaces.at(-1)), spaces: spaces.length });
  if (shows === 'tint') return told(id, { number: markAt(sheet, spaces[0]), spaces: spaces.length });
  return told(id, { count: lines.length, each: Math.abs(Math.round(stars / lines.length)) });
}

/** How many stars each of the three parts of a bar in a ranking stands for. */
export function threeKinds(lines: readonly ScoreLine[], adventure: AdventureName): [number, number, number] {
  const sums: [number, number, number] = [0, 0, 0];
  for (const { rule, stars } of lines) {
    const bar = starRule(adventure, rule)?.bar;
    if (bar !== undefined) sums[bar] += stars;
  }
  return sums;
}
