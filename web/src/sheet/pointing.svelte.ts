import { getContext, setContext, untrack } from 'svelte';

/*
 * A sentence names a space and the sheet shows which it is: the name is hovered, pressed or has the focus, and the space
 * has a ring as long. Name and sheet need not know each other, they share a `Pointing`. A page has one; a part of a page
 * with sheets of its own, such as one mistake of an analysis, makes one for itself.
 */

const KEY = Symbol('pointing');

export class Pointing {
  #named = $state.raw<ReadonlyMap<object, readonly string[]>>(new Map());
  #sheets = $state(0);
  /** How often a name was pressed: then the sheet also comes into sight. */
  pressed = $state(0);

  /** All spaces that are pointed to now. */
  readonly spaces: ReadonlySet<string> = $derived(new Set([...this.#named.values()].flat()));

  /** There is a sheet to show spaces on; else a name is only a word. */
  get hasSheet(): boolean {
    return this.#sheets > 0;
  }

  /** A sheet is there, until the function that this gives is called. */
  lay(): () => void {
    this.#sheets++;
    return () => this.#sheets--;
  }

  /** Points to these spaces, until whoever does so leaves them. */
  point(who: object, spaces: readonly string[]): void {
    // Whoever points in an effect must not run again because of that.
    this.#named = new Map([...untrack(() => this.#named), [who, spaces]]);
  }

  leave(who: object): void {
    this.#named = new Map([...untrack(() => this.#named)].filter(([one]) => one !== who));
  }
}

/** For all that has no part of its own. */
const page = new Pointing();

/** Gives a part of a page its own pointing: names in it show their spaces on its own sheets, also on small ones. */
export function pointHere(): Pointing {
  return setContext(KEY, new Pointing());
}

/** What names and sheets of this part of the page share. */
export function pointing(): Pointing {
  return getContext<Pointing | undefined>(KEY) ?? page;
}

/** What rings a sheet wears. A small one is only a picture of another, unless it stands in a part of its own. */
export function pointingFor(small: boolean): Pointing | null {
  return small ? (getContext<Pointing | undefined>(KEY) ?? null) : pointing();
}

/** Points to spaces while an element is hovered or has the focus: a line of a list, a button that says what it does. */
export function pointsTo(
  element: HTMLElement,
  { at, spaces }: { at: Pointing; spaces: readonly string[] },
): { update(facts: { at: Pointing; spaces: readonly string[] }): void; destroy(): void } {
  const who = {};
  let isOn = false;
  let now = { at, spaces };
  const turn = (on: boolean) => {
    isOn = on;
    if (on) now.at.point(who, now.spaces);
    else now.at.leave(who);
  };
  // A finger that passes over it says nothing; one that presses gives it the focus.
  const enter = (event: PointerEvent) => event.pointerType === 'mouse' && turn(true);
  const leave = () => turn(element.contains(document.activeElement));
  const events = new AbortController();
  const { signal } = events;
  element.addEventListener('pointerenter', enter, { signal });
  element.addEventListener('pointerleave', leave, { signal });
  element.addEventListener('focusin', () => turn(true), { signal });
  // An element that is taken away loses the focus in the middle of drawing, when nothing may be changed.
  element.addEventListener('focusout', () => queueMicrotask(() => signal.aborted || turn(false)), { signal });
  return {
    update(facts) {
      const same = facts.at === now.at && facts.spaces.join() === now.spaces.join();
      if (!same && isOn) now.at.leave(who);
      now = facts;
      if (!same && isOn) turn(true);
    },
    destroy() {
      events.abort();
      now.at.leave(who);
    },
  };
}
