import { settings } from './settings.svelte';

export type Adventure = 'temple' | 'valley';

const darkness = matchMedia('(prefers-color-scheme: dark)');

/** How the page looks: which adventure's colours, and whether it is night. The shell puts it on the root. */
class Appearance {
  /** An open table sets it; pages that show a game without one may. */
  adventure = $state<Adventure>('temple');
  #night = $state(darkness.matches);

  constructor() {
    darkness.addEventListener('change', (event) => (this.#night = event.matches));
  }

  get dark(): boolean {
    return settings.theme === 'dark' || (settings.theme === 'auto' && this.#night);
  }
}

export const appearance = new Appearance();
