/*
 * The browser's Back closes what is open over a page: a panel, the menu, the stars. As long as anything is open, the
 * history has one entry more, at the same address. Back leaves that entry and closes what was opened last; what is closed in
 * any other way takes the entry away again, so that the next Back leaves the page as if nothing had been open.
 */

/** What the extra entry is known by, also after a reload. */
interface Entry {
  readonly open: true;
}

const ENTRY: Entry = { open: true };

class Opened {
  #closers: (() => void)[] = [];
  #address = '';
  /** We are on our way out of the extra entry: the browser tells of it later. */
  #isLeaving = false;
  #isSettling = false;

  /** Something was opened, which Back closes with this function. Call what this gives when it is closed. */
  open(close: () => void): () => void {
    this.#closers.push(close);
    this.#settle();
    return () => {
      this.#closers = this.#closers.filter((one) => one !== close);
      this.#settle();
    };
  }

  /** After a reload nothing is open any more. */
  begin(): void {
    this.#settle();
  }

  /** Hears that the browser went to another entry. True if that was about something open, and no other page is meant. */
  hear(): boolean {
    if (this.#isLeaving) {
      this.#isLeaving = false;
      this.#settle();
      return true;
    }
    if (this.#closers.length && location.href === this.#address && !isOnEntry()) {
      this.#closers.pop()!();
      this.#settle();
      return true;
    }
    // Forward, to something that was closed long ago: there is nothing to see.
    if (isOnEntry()) {
      this.#settle();
      return location.href === this.#address;
    }
    return false;
  }

  /** What closes while something else opens is one change. */
  #settle(): void {
    if (this.#isSettling) return;
    this.#isSettling = true;
    queueMicrotask(() => {
      this.#isSettling = false;
      this.#match();
    });
  }

  #match(): void {
    if (this.#isLeaving) return;
    if (this.#closers.length && !isOnEntry()) {
      this.#address = location.href;
      history.pushState(ENTRY, '');
    } else if (!this.#closers.length && isOnEntry()) {
      this.#isLeaving = true;
      this.#address = location.href;
      history.back();
    }
  }
}

export const opened = new Opened();

/** Whether the entry of the history is that of something open: whoever goes on from it to another page takes its place. */
export function isOnEntry(): boolean {
  return (history.state as Partial<Entry> | null)?.open === true;
}
