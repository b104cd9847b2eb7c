import { FIRST, isAdventure, type AdventureName } from '../adventures/names';
import { settings } from './settings.svelte';

const darkness = matchMedia('(prefers-color-scheme: dark)');

/** How the page looks: in which adventure's colours, and whether by night. The shell puts it on the root element. */
class Appearance {
  #adventure = $state<AdventureName>(FIRST);
  #night = $state(darkness.matches);

  constructor() {
    darkness.addEventListener('change', (event) => (this.#night = event.matches));
  }

  get adventure(): AdventureName {
    return this.#adventure;
  }

  /** Shows the page in the colours of an adventure, until the function that is returned is called. */
  wear(adventure: string): () => void {
    if (isAdventure(adventure)) this.#adventure = adventure;
    return () => this.takeOff();
  }

  /** Back to the colours of pages that are about no adventure. */
  takeOff(): void {
    this.#adventure = FIRST;
  }

  get dark(): boolean {
    return settings.theme === 'dark' || (settings.theme === 'auto' && this.#night);
  }
}

export const appearance = new Appearance();
