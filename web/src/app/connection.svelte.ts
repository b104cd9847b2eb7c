import { Wire, type WireState } from '../wire/socket';
import type { Welcome } from '../wire/types';
import { address } from './address';
import { notices } from './notices.svelte';
import { settings } from './settings.svelte';

/** How the page's one connection is. It is not made before something is asked. */
class Connection {
  state = $state<WireState>('connecting');
  /** The host's version, clock and the addresses where other devices reach it, once it was greeted. */
  welcome = $state.raw<Welcome | null>(null);
  /** The host is newer than this page. */
  outdated = $state(false);
}

export const connection = new Connection();

export const wire = new Wire(socketUrl(), settings.secret);
wire.onstate = (state) => (connection.state = state);
wire.onwelcome = (welcome) => (connection.welcome = welcome);
wire.onnotice = (notice) => notices.hear(notice);
wire.onoutdated = () => (connection.outdated = true);

addEventListener('online', () => wire.wake());
addEventListener('pageshow', () => wire.wake());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') wire.wake();
});

function socketUrl(): string {
  const url = new URL(address('/api/socket'), location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}
