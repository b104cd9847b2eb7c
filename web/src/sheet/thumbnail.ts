import { door } from './cell';
import { readSheet } from './layout';
import { num } from './path';
import { printed } from './printed';

/** A layout drawn small, as finished markup: the same that `Drawing` would draw. */
export interface Thumbnail {
  readonly viewBox: string;
  /** The `path`s, in the order in which they lie on each other. */
  readonly markup: string;
}

/** The layers that have holes, and are filled by the even-odd rule. */
const HOLED = new Set(['course', 'leaf']);

/** Used when the page is built: the start page is ready sooner if it need not draw the sheets that come with the
 * game. */
export function thumbnail(layout: string): Thumbnail {
  const sheet = readSheet(layout);
  const { geometry, stones, clouds, leaf, walls, lakes, grid, edge } = printed(sheet, 1, true);
  const doors = [...sheet.spaces.values()].filter((space) => space.door).map((space) => door(space, geometry, true));
  const layers: [kind: string, d: string][] = [
    ...stones.flatMap(({ course, joints }): [string, string][] => [
      ['course', course],
      ['edge2', joints],
    ]),
    ...clouds.flatMap(({ cloud, mist }): [string, string][] => [
      ['mist', mist],
      ['cloud', cloud],
    ]),
    ['leaf', leaf],
    ['wall', walls.ground],
    ['brick', walls.bricks],
    ['lake', lakes.shore],
    ['wave', lakes.waves],
    ['grid', grid],
    ['door', doors.map(({ arch }) => arch).join('')],
    ['door-l', doors.map(({ lines }) => lines).join('')],
    ['edge', edge],
  ];
  return {
    viewBox: `0 0 ${num(geometry.width, geometry.height)}`,
    markup: layers
      .filter(([, d]) => d)
      .map(([kind, d]) => `<path class="${kind}"${HOLED.has(kind) ? ' fill-rule="evenodd"' : ''} d="${d}"/>`)
      .join(''),
  };
}
