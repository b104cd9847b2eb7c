import { randomHex } from '../browser/random';
import { keep, kept } from '../browser/storage';

export type Theme = 'light' | 'dark' | 'auto';

const SECRET_BYTES = 32;
const THEMES: readonly string[] = ['light', 'dark', 'auto'];

/** What was chosen on this device, and its secret. Everything is kept in the browser as soon as it is set. */
class DeviceSettings {
  #theme = $state<Theme>(readTheme());
  #sound = $state(kept('sound') === 'on');
  #keys = $state(kept('keys') !== 'off');
  #reactions = $state(kept('reactions') !== 'off');
  #inkAgain = $state(kept('ink-again') === 'on');
  #name = $state(kept('name') ?? '');
  #initials = $state(kept('initials') ?? '');
  /** Nobody has played on this device before, so the host cannot know anything about it. */
  readonly isNew = !isSecret(kept('secret'));
  #secret = $state(readSecret());

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    keep('theme', theme);
  }

  /** Whether sounds are played; not unless somebody switches them on. */
  get sound(): boolean {
    return this.#sound;
  }
  set sound(on: boolean) {
    this.#sound = on;
    keep('sound', on ? 'on' : 'off');
  }

  /** Whether letters are shortcuts in the game. */
  get keys(): boolean {
    return this.#keys;
  }
  set keys(on: boolean) {
    this.#keys = on;
    keep('keys', on ? 'on' : 'off');
  }

  /** Whether the others' reactions are shown. */
  get reactions(): boolean {
    return this.#reactions;
  }
  set reactions(shown: boolean) {
    this.#reactions = shown;
    keep('reactions', shown ? 'on' : 'off');
  }

  /** Whether a second tap on what was written last inks the turn, instead of rubbing it out. */
  get inkAgain(): boolean {
    return this.#inkAgain;
  }
  set inkAgain(on: boolean) {
    this.#inkAgain = on;
    keep('ink-again', on ? 'on' : 'off');
  }

  get name(): string {
    return this.#name;
  }
  set name(name: string) {
    this.#name = name;
    keep('name', name);
  }

  get initials(): string {
    return this.#initials;
  }
  set initials(initials: string) {
    this.#initials = initials;
    keep('initials', initials);
  }

  /** Proves to the host which seats are this device's. It is sent to the host alone and is never part of an address. */
  get secret(): string {
    return this.#secret;
  }

  /** Makes this a new device, after the host has deleted everything of it. The page has to be loaded again then. */
  forget(): void {
    for (const key of ['secret', 'name', 'initials', 'had-seat']) keep(key, null);
    this.#name = this.#initials = '';
    this.#secret = readSecret();
  }
}

function readTheme(): Theme {
  const theme = kept('theme') ?? '';
  return THEMES.includes(theme) ? (theme as Theme) : 'auto';
}

function isSecret(text: string | null): text is string {
  return text !== null && /^[0-9a-f]{64}$/.test(text);
}

function readSecret(): string {
  const known = kept('secret');
  if (isSecret(known)) return known;
  const secret = randomHex(SECRET_BYTES);
  keep('secret', secret);
  return secret;
}

export const settings = new DeviceSettings();
