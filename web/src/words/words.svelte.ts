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
  /** Differs from the current language while the words of another one are on their way. */
  #wanted = this.#current;
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
    this.#wanted = code;
    await this.#load();
    keep('language', code);
  }

  /** Fetches the words; nothing is shown before they are there. */
  ready(): Promise<void> {
    return this.#load();
  }

  async need(part: Part): Promise<void> {
    if (!this.#spoken?.has(part)) await this.#load(part);
  }

  async #load(...more: Part[]): Promise<void> {
    let code: LanguageCode;
    let spoken: Spoken;
    // Another part, or another language, may be asked for meanwhile: whichever comes last has all of it.
    do {
      code = this.#wanted;
      spoken = await this.#fetch(code, [...this.#parts, ...more]);
    } while (code !== this.#wanted || [...this.#parts].some((part) => !spoken.has(part)));
    for (const part of more) this.#parts.add(part);
    this.#spoken = spoken;
    this.#current = code;
    // Only if it differs: setting it again would make the browser compute every style again.
    if (typeof document !== 'undefined' && document.documentElement.lang !== code) document.documentElement.lang = code;
  }

  async #fetch(code: LanguageCode, parts: readonly Part[]): Promise<Spoken> {
    try {
      return await load(code, new Set(parts));
    } catch (error) {
      // What is spoken now stays; a language that did not come is not asked for again by whatever is needed next.
      if (this.#wanted === code) this.#wanted = this.#current;
      throw error;
    }
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

/** Fetches words that the start page does without: those of tables and refusals, and those of the help and the lessons. */
export function loadWords(part: 'table' | 'guide'): Promise<void> {
  return language.need(part);
}

function missing(id: string, problem: string, text = id): string {
  // A mistake in the page. During development it stops the page; a player sees the name of the message.
  if (import.meta.env.DEV) throw new Error(`${id} in ${language.current}: ${problem}`);
  return text;
}
