// Every sentence of the page. Nothing is said that is not in the Fluent files, in three languages.

import type { FluentBundle } from '@fluent/bundle';
import { keep, kept } from '../app/storage';
import type { Reason } from '../wire/types';
import { loadBundle, preferred, type LanguageCode, type Part } from './bundles';

export { LANGUAGES, type LanguageCode } from './bundles';

export type Facts = Record<string, string | number>;

/** Numbers are formatted with a hyphen where a minus sign belongs. */
const HYPHEN_FOR_MINUS = /(?<=^|\s)-(?=\d)/g;

class Language {
  #bundle = $state.raw<FluentBundle | null>(null);
  #current = $state<LanguageCode>(preferred([kept('language'), ...(globalThis.navigator?.languages ?? [])]));
  #parts = new Set<Part>(['page']);

  get current(): LanguageCode {
    return this.#current;
  }

  get bundle(): FluentBundle | null {
    return this.#bundle;
  }

  /** Speak this language from now on. */
  async choose(code: LanguageCode): Promise<void> {
    await this.#load(code);
    keep('language', code);
  }

  /** To be waited for before anything is shown. */
  ready(): Promise<void> {
    return this.#load(this.#current);
  }

  async need(part: Part): Promise<void> {
    if (this.#parts.has(part) && this.#bundle) return;
    this.#parts.add(part);
    await this.#load(this.#current);
  }

  async #load(code: LanguageCode): Promise<void> {
    const bundle = await loadBundle(code, this.#parts);
    this.#bundle = bundle;
    this.#current = code;
    if (typeof document !== 'undefined') document.documentElement.lang = code;
  }
}

export const language = new Language();

/** A message with its facts filled in. */
export function say(id: string, facts: Facts = {}): string {
  const bundle = language.bundle;
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return missing(id, 'no such message');
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, facts, errors).replaceAll(HYPHEN_FOR_MINUS, '−');
  return errors[0] ? missing(id, errors[0].message, text) : text;
}

/** Whether there are words for this: for a host that is newer than the page. */
export function hasWords(id: string): boolean {
  return language.bundle?.hasMessage(id) ?? false;
}

/** The rule that stands in the way. */
export function sayRefusal(reason: Reason): string {
  const id = `refused-${reason.code}`;
  return hasWords(id) ? say(id, reason.facts) : say('core-refused-otherwise', { code: reason.code });
}

/** Help and lessons have many words that a game does without. */
export function loadWords(part: 'guide'): Promise<void> {
  return language.need(part);
}

function missing(id: string, problem: string, text = id): string {
  // A mistake of ours: found while building, and never in a player's way.
  if (import.meta.env.DEV) throw new Error(`${id} in ${language.current}: ${problem}`);
  return text;
}
