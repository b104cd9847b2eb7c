// The page may be below a sub-path of its server, which the server then notes on the document.

const noted = globalThis.document?.documentElement.dataset.below ?? '';
// Whoever asks the server directly, past the proxy that adds the sub-path, has the page at the top.
const below = noted && `${location.pathname}/`.startsWith(`${noted}/`) ? noted : '';

/** The address of something of ours: `/table/K7MQ4P` for links, for what is fetched, and for the history. */
export function address(path: string): string {
  return below + path;
}

/** The path without the sub-path; empty if it is not an address of the page. */
export function ownPath(pathname: string): string {
  if (!`${pathname}/`.startsWith(`${below}/`)) return '';
  return pathname.slice(below.length) || '/';
}

/** The full address of the page, for other devices. */
export function homeUrl(place: { origin: string }): string {
  return below ? `${place.origin}${below}/` : place.origin;
}
