import { isAdventure } from '../adventures/names';

/* The addresses of the page. */

export type PageName =
  'start' | 'join' | 'table' | 'screen' | 'game' | 'analysis' | 'games' | 'exercises' | 'help' | 'lesson' | 'nothing';

export interface Route {
  page: PageName;
  /** The code of a table, of the pages `join`, `table` and `screen`. */
  code?: string;
  /** The id of a finished game. */
  id?: string;
  /** The part of the help, or the lesson's adventure. */
  part?: string;
}

export function readRoute(path: string): Route {
  const [first = '', second, third, ...more] = path.split('/').filter(Boolean).map(decoded);
  if (more.length > 0) return { page: 'nothing' };
  if (third !== undefined) {
    if (first === 'table' && third === 'screen') return { page: 'screen', code: asCode(second!) };
    return first === 'game' && third === 'analysis' ? { page: 'analysis', id: second! } : { page: 'nothing' };
  }
  if (second !== undefined) return deeper(first, second);
  switch (first) {
    case '':
      return { page: 'start' };
    case 'join':
    case 'games':
    case 'exercises':
    case 'help':
      return { page: first };
    default:
      return { page: 'nothing' };
  }
}

function deeper(first: string, second: string): Route {
  switch (first) {
    case 'join':
    case 'table':
      return { page: first, code: asCode(second) };
    case 'game':
      return { page: 'game', id: second };
    case 'help':
      return { page: 'help', part: second };
    case 'lesson':
      return isAdventure(second) ? { page: 'lesson', part: second } : { page: 'nothing' };
    default:
      return { page: 'nothing' };
  }
}

/** Codes are shown in capitals, whatever way they were typed. */
function asCode(text: string): string {
  return text.toUpperCase();
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
