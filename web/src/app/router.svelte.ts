import { address, ownPath } from '../browser/address';
import { isOnEntry, opened } from './back';
import { readRoute, type Route } from './routes';

export type { PageName, Route } from './routes';

/** The page that is shown, and the facts in its address. `go` changes it. */
class Router implements Route {
  #route = $state.raw<Route>(readRoute(ownPath(location.pathname)));
  /** The path of the table from which somebody went to the help, for the way back. */
  table = $state('');
  /** How often somebody went somewhere: the shell moves the focus then, and not when the page is first shown. */
  moves = $state(0);

  get page() {
    return this.#route.page;
  }
  get code(): string {
    return this.#route.code ?? '';
  }
  get id(): string {
    return this.#route.id ?? '';
  }
  get part(): string {
    return this.#route.part ?? '';
  }

  arrive(): void {
    const before = this.#route;
    this.#route = readRoute(ownPath(location.pathname));
    if (this.page !== 'help') this.table = '';
    else if (before.page === 'table') this.table = `/table/${before.code}`;
    this.moves++;
  }
}

export const route = new Router();

/** Goes to another page. With `replace`, the browser's Back does not lead to this one again. */
export function go(path: string, replace = false): void {
  if (replace || isOnEntry()) history.replaceState(null, '', address(path));
  else history.pushState(null, '', address(path));
  scrollTo(0, 0);
  route.arrive();
}

/** Follows links within the page without loading it again, until the function that is returned is called. */
export function followLinks(): () => void {
  const arrive = () => opened.hear() || route.arrive();
  opened.begin();
  document.addEventListener('click', follow);
  addEventListener('popstate', arrive);
  return () => {
    document.removeEventListener('click', follow);
    removeEventListener('popstate', arrive);
  };
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || !isOurs(link)) return;
  event.preventDefault();
  go(ownPath(link.pathname) + link.search + link.hash);
}

function isOurs(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.hasAttribute('download')) return false;
  if (link.target && link.target !== '_self') return false;
  const path = ownPath(link.pathname);
  if (!path || path.startsWith('/api/')) return false;
  // A link to a place on this page is left to the browser.
  return !(link.hash && link.pathname === location.pathname);
}
