// Where the page is on its server: at the top, or below a sub-path, which the server notes on the document then.

const noted = globalThis.document?.documentElement.dataset.below ?? '';
// Who asks the server itself, past the proxy that put it below, is at the top.
const below = noted && `${location.pathname}/`.startsWith(`${noted}/`) ? noted : '';

/** The address of something of ours: `/table/K7MQ4P` for links, for what is fetched, and for the history. */
export function address(path: string): string {
  return below + path;
}

/** The path without what it is below; nothing if it is not one of ours. */
export function ownPath(pathname: string): string {
  if (!`${pathname}/`.startsWith(`${below}/`)) return '';
  return pathname.slice(below.length) || '/';
}

/** Where the page is found from elsewhere. */
export function homeUrl(place: { origin: string }): string {
  return below ? `${place.origin}${below}/` : place.origin;
}
