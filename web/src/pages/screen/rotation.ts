/* What cannot be large all at once is shown page by page. Everything here follows from the time alone, so that all that turns
 * turns together, and a screen that comes later shows the same as one that was there. */

/** Pages of at most so many, as even as they can be: nobody stands on the last one alone. */
export function pagesOf<Item>(items: readonly Item[], most: number): Item[][] {
  const count = Math.ceil(items.length / most);
  return Array.from({ length: count }, (_, page) =>
    items.slice(Math.round((page * items.length) / count), Math.round(((page + 1) * items.length) / count)),
  );
}

/** Which of so many pages is shown at a moment. */
export function pageAt(now: number, pages: number, each: number): number {
  return pages > 1 ? Math.floor(now / each) % pages : 0;
}
