// Every sentence of the page. Nothing is said that is not in the Fluent files, in three languages.

import { keep, kept } from '../browser/storage';
import type { Reason } from '../wire/types';
import { load, preferred, type Facts, type LanguageCode, type Part, type Spoken } from './bundles';

export { LANGUAGES, type Facts, type LanguageCode } from './bundles';

/** Numbers are formatted with a hyphen where a minus sign belongs. */
const HYPHEN_FOR_MINUS = /(?<=^|\s)-(?=\d)/g;

class Language {
  #spoken = $state.raw<Spoken | null>(null);
  #current = $state<LanguageCode>(preferred([kept('language'), ...(globalThis.navigator?.languages ?? [])]));
  #parts = new Set<Part>(['page']);

  get current(): LanguageCode {
    return this.#current;
  }

  /** The words of the language, once they are fetched. */
  get spoken(): Spoken | null {
    return this.#spoken;
  }

  /** Speak this language from now on. */
  async choose(code: LanguageCode): Promise<void> {
    await this.#load(code);
    keep('language', code);
  }

  /** Fetches the words; nothing is shown before they are there. */
  ready(): Promise<void> {
    return this.#load(this.#current);
  }

  async need(part: Part): Promise<void> {
    if (this.#parts.has(part) && this.#spoken) return;
    this.#parts.add(part);
    await this.#load(this.#current);
  }

  async #load(code: LanguageCode): Promise<void> {
    this.#spoken = await load(code, this.#parts);
    this.#current = code;
    // Only if it differs: setting it again would make the browser compute every style again.
    if (typeof document !== 'undefined' && document.documentElement.lang !== code) document.documentElement.lang = code;
  }
}

export const language = new Language();

/** A message with its facts filled in. */
export function say(id: string, facts: Facts = {}): string {
  const { spoken } = language;
  const pattern = spoken?.pattern(id);
  if (!spoken || !pattern) return missing(id, 'no such message');
  const errors: Error[] = [];
  const text = spoken.format(pattern, facts, errors).replaceAll(HYPHEN_FOR_MINUS, '−');
  return errors[0] ? missing(id, errors[0].message, text) : text;
}

/** Whether there are words for a message. A host that is newer than the page may name others. */
export function hasWords(id: string): boolean {
  return language.spoken?.pattern(id) !== undefined;
}

/** The sentence of a refusal. */
export function sayRefusal(reason: Reason): string {
  const id = `refused-${reason.code}`;
  return hasWords(id) ? say(id, reason.facts) : say('core-refused-otherwise', { code: reason.code });
}

/** Fetches the words of the help and the lessons, which a game does not need. */
export function loadWords(part: 'guide'): Promise<void> {
  return language.need(part);
}

function missing(id: string, problem: string, text = id): string {
  // A mistake in the page. During development it stops the page; a player sees the name of the message.
  if (import.meta.env.DEV) throw new Error(`${id} in ${language.current}: ${problem}`);
  return text;
}
