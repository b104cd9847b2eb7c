import { starRule, type AdventureName } from '../adventures';
import { signed, type Label, type ScoreLine } from '../sheet/score';
import type { Line } from '../wire/types';
import { told, type Told } from './told';

/* What the pencil changes in the count, line by line, from the host's lines before and after. */

export interface Change {
  readonly rule: string;
  /** How many stars more or fewer than before. */
  readonly stars: number;
  /** What the line counts now. */
  readonly now: number;
  readonly number: number | null;
  readonly spaces: readonly string[];
}

export function changesOf(before: readonly Line[], after: readonly Line[], adventure: AdventureName): Change[] {
  const keyOf = ({ rule, number, spaces }: Line) => {
    const shows = starRule(adventure, rule)?.shows;
    // There is one ribbon, and one tint for each number; all else stays where it is.
    if (shows === 'ribbon') return rule;
    return `${rule} ${shows === 'tint' ? number : spaces[0]}`;
  };
  const were = new Map(before.map((line) => [keyOf(line), line]));
  const are = new Map(after.map((line) => [keyOf(line), line]));
  const gone = before.filter((line) => !are.has(keyOf(line)));
  return [
    ...after.map((line) => change(line, line.stars - (were.get(keyOf(line))?.stars ?? 0), line.stars)),
    ...gone.map((line) => change(line, -line.stars, 0)),
  ].filter(({ stars }) => stars !== 0);
}

function change({ rule, spaces, number = null }: Line, stars: number, now: number): Change {
  return { rule, stars, now, number, spaces };
}

/** “the snake at g3 now costs 12” */
export function changeInWords({ rule, stars, now, number, spaces }: Change): Told {
  return told(`turn-change-${rule}`, {
    change: signed(stars),
    way: stars > 0 ? 'more' : 'less',
    now: Math.abs(now),
    number: number ?? 0,
    space: spaces[0] ?? '',
    spaces: spaces.length,
  });
}

/** A pill where it happens: at what was just written, if that is part of it. */
export function changeLabels(changes: readonly Change[], pencil: ReadonlySet<string>): Label[] {
  return changes.flatMap(({ stars, spaces }): Label[] => {
    const space = spaces.find((one) => pencil.has(one)) ?? spaces[0];
    return space ? [{ space, text: signed(stars), tone: stars < 0 ? 'bad' : 'good', side: 'right' }] : [];
  });
}

/** As many as fit with what is said anyway, the greatest change first. */
export function fitting(changes: readonly string[], said: string, most: number): string[] {
  let length = said.length;
  return changes.filter((words) => (length += words.length + 1) <= most);
}

/** Lines that are always faintly in sight: ribbons and tints. */
export function faintLines(lines: readonly ScoreLine[], adventure: AdventureName): ScoreLine[] {
  return lines.filter(({ rule }) => ['ribbon', 'tint'].includes(starRule(adventure, rule)?.shows ?? ''));
}
