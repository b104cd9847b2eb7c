import type { DieName } from '../dice/die';

/* What a key does during a game. Digits are known by their place on the keyboard too, since Belgian and French
 * keyboards need Shift for them. */

export type Command =
  | { readonly do: 'number'; readonly value: number }
  | { readonly do: 'die'; readonly die: DieName }
  | { readonly do: 'rub' | 'find' | 'undo' | 'ink' | 'hint' | 'stars' | 'help' | 'close' };

export interface Pressed {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey?: boolean;
  readonly altKey?: boolean;
  readonly metaKey?: boolean;
}

const JOIN_WITHIN = 600;
const HIGHEST = 15;

const LETTERS: Readonly<Record<string, Command>> = {
  p: { do: 'die', die: 'P' },
  d: { do: 'die', die: 'D' },
  x: { do: 'die', die: 'X' },
  f: { do: 'find' },
  z: { do: 'undo' },
  i: { do: 'ink' },
  h: { do: 'hint' },
  s: { do: 'stars' },
  '?': { do: 'help' },
};

export class KeyReader {
  #last: { digit: number; at: number } | null = null;

  /** The command of a key, or null. Two digits in quick succession join, as long as there is such a number. */
  read(pressed: Pressed, now: number, letters: boolean): Command | null {
    if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return null;
    const digit = digitOf(pressed);
    if (digit !== null) return this.#digit(digit, now);
    this.#last = null;
    if (pressed.key === 'Backspace') return { do: 'rub' };
    if (pressed.key === 'Escape') return { do: 'close' };
    return letters ? (LETTERS[pressed.key.toLowerCase()] ?? null) : null;
  }

  #digit(digit: number, now: number): Command | null {
    const joined = this.#last && now - this.#last.at <= JOIN_WITHIN ? this.#last.digit * 10 + digit : 0;
    if (joined && joined <= HIGHEST) {
      this.#last = null;
      return { do: 'number', value: joined };
    }
    this.#last = digit ? { digit, at: now } : null;
    return digit ? { do: 'number', value: digit } : null;
  }
}

function digitOf({ key, code }: Pressed): number | null {
  const place = /^(?:Digit|Numpad)(\d)$/.exec(code);
  if (/^\d$/.test(key)) return Number(key);
  return place ? Number(place[1]) : null;
}
