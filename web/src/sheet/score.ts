import { starRule, type AdventureName } from '../adventures';
import { GROUP_LOOKS } from './group';

/** A line of the host's count: which rule, how many stars, from which spaces. */
export interface ScoreLine {
  readonly rule: string;
  readonly stars: number;
  readonly spaces: readonly string[];
  /** Which of the four looks a group has; by default its turn among the groups shown. */
  readonly look?: number;
}

export interface Label {
  readonly space: string;
  readonly text: string;
  /** The colour, as a class of the drawing. */
  readonly tone: string;
  readonly side: 'left' | 'right';
}

/** Stars with their sign, which is a true minus sign; 0 has none. */
export function signed(stars: number): string {
  if (stars === 0) return '0';
  return stars < 0 ? `−${-stars}` : `+${stars}`;
}

/** The groups with the look of each. A group that is shown alone keeps its look if its line says which. */
export function groupsOf(
  lines: readonly ScoreLine[],
  adventure: AdventureName,
): { spaces: readonly string[]; look: number }[] {
  return lines
    .filter(({ rule, spaces }) => starRule(adventure, rule)?.shows === 'tint' && spaces.length)
    .map(({ spaces, look }, index) => ({ spaces, look: (look ?? index) % GROUP_LOOKS }));
}

/** A pill on the first space of each line; a ribbon needs none, as it is counted space by space. */
export function labelsOf(lines: readonly ScoreLine[], adventure: AdventureName): Label[] {
  const looks = new Map(groupsOf(lines, adventure).map(({ spaces, look }) => [spaces, look]));
  return lines.flatMap(({ rule, stars, spaces }): Label[] => {
    const space = spaces[0];
    const shows = starRule(adventure, rule)?.shows ?? 'label';
    if (!space || shows === 'ribbon' || shows === 'nothing') return [];
    const text = signed(stars);
    if (shows === 'tint') return [{ space, text, tone: `group-${looks.get(spaces)}`, side: 'left' }];
    if (shows === 'discovery') return [{ space, text, tone: `d-${rule}`, side: 'left' }];
    return [{ space, text, tone: stars < 0 ? 'bad' : 'good', side: 'right' }];
  });
}
