/*
 * Screens come and go under who presses keys: a turn is inked, and the next one takes its place. What had the focus is
 * gone then, and the browser would begin at the top of the page again. This gives it to what is there instead: the same
 * thing of the new screen, in a turn the space that was last gone to, else the heading.
 */

/** By what the same thing of another screen is found. */
const SAME: readonly ((element: HTMLElement) => string | null)[] = [
  ({ dataset }) => (dataset['space'] ? liveSpace(dataset['space']) : null),
  ({ dataset }) => (dataset['opens'] ? `[data-opens="${dataset['opens']}"]` : null),
  ({ dataset }) => (dataset['die'] ? `button[data-die="${dataset['die']}"]` : null),
];

/** A sheet that is played on. */
const LIVE = '[data-live="true"]';

function liveSpace(space: string): string {
  return `${LIVE} [data-space="${space}"]`;
}

const TAB_STOP = `${LIVE} [data-space][tabindex="0"]`;
const TURN = 'main[data-adventure]';

class FocusKeeper {
  /** What had the focus last, and what somebody gave it to. */
  #last: HTMLElement | null = null;
  #same: string | null = null;
  #space: string | null = null;
  #isInTurn = false;
  #isGiving = false;

  readonly #page: HTMLElement;

  constructor(page: HTMLElement) {
    this.#page = page;
  }

  hear = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement) || !this.#page.contains(target)) return;
    this.#last = target;
    if (this.#isGiving) return;
    this.#same = SAME.map((find) => find(target)).find(Boolean) ?? null;
    this.#space = target.dataset['space'] ?? this.#space;
    this.#isInTurn = target.closest(TURN) !== null;
  };

  /** After every change of the page: whether the focus went with what was taken away. */
  check = (): void => {
    if (!this.#last || this.#last.isConnected || document.activeElement !== document.body) return;
    const found = this.#find();
    if (!found) return; // nothing is there yet: the next change brings it
    if (found.tagName === 'H1') found.tabIndex = -1;
    this.#isGiving = true;
    found.focus({ preventScroll: true });
    this.#isGiving = false;
  };

  #find(): HTMLElement | null {
    const inTurn = this.#isInTurn ? [this.#space && liveSpace(this.#space), TAB_STOP] : [];
    for (const what of [this.#same, ...inTurn, 'h1']) {
      const found = what && this.#page.querySelector<HTMLElement>(what);
      if (found) return found;
    }
    return null;
  }
}

/** Gives what ends it. */
export function keepFocus(page: HTMLElement): () => void {
  const keeper = new FocusKeeper(page);
  const changes = new MutationObserver(keeper.check);
  page.addEventListener('focusin', keeper.hear);
  changes.observe(page, { childList: true, subtree: true });
  return () => {
    page.removeEventListener('focusin', keeper.hear);
    changes.disconnect();
  };
}
