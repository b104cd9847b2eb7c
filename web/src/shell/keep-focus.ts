/*
 * Keeps the focus of people who use keys. When a turn is inked, the next screen takes its place and the element with the
 * focus is gone; the browser would begin at the top of the page again. The focus goes to the same control of the new
 * screen instead; in a turn also to the space that had it last; otherwise to the heading.
 */

/** Attributes by which the same control is found on another screen. */
const SAME: readonly ((element: HTMLElement) => string | null)[] = [
  ({ dataset }) => (dataset['space'] ? liveSpace(dataset['space']) : null),
  ({ dataset }) => (dataset['opens'] ? `[data-opens="${dataset['opens']}"]` : null),
  ({ dataset }) => (dataset['die'] ? `button[data-die="${dataset['die']}"]` : null),
];

/** The grid of a sheet that is played on. */
const LIVE = '[data-live="true"]';

function liveSpace(space: string): string {
  return `${LIVE} [data-space="${space}"]`;
}

const TAB_STOP = `${LIVE} [data-space][tabindex="0"]`;
const TURN = 'main[data-adventure]';

class FocusKeeper {
  /** The element that had the focus last. */
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

  /** Called after every change of the page: looks whether the element with the focus was removed. */
  check = (): void => {
    if (!this.#last || this.#last.isConnected || document.activeElement !== document.body) return;
    const found = this.#find();
    if (!found) return; // Nothing fits yet: the next change may bring it.
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

/** Watches until the function that is returned is called. */
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
