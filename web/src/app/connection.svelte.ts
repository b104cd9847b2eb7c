import { Wire, type WireState } from '../wire/socket';
import type { Warming, Welcome } from '../wire/types';
import { address } from '../browser/address';
import { notices } from './notices.svelte';
import { settings } from './settings.svelte';

/** The state of the page's one connection. It is made when something is first asked. */
class Connection {
  state = $state<WireState>('connecting');
  /** The host's version, clock and the addresses where other devices reach it, once it was greeted. */
  welcome = $state.raw<Welcome | null>(null);
  /** What has to be compiled on the host before its bots and hints are ready; null when they are. */
  warming = $state.raw<Warming | null>(null);
  /** How many milliseconds the host's clock is ahead of this device's; televisions are often hours off. */
  ahead = $state(0);
  /** The host is newer than this page. */
  outdated = $state(false);

  /** How many per cent are done until an adventure's bots and hints are ready; null if they are. */
  gettingReady(adventure: string): number | null {
    return this.warming?.waiting?.includes(adventure) ? (this.warming.percent ?? null) : null;
  }
}

export const connection = new Connection();

/** What the host's clock says now: what it wrote down can be compared with it. */
export function hostNow(): number {
  return Date.now() + connection.ahead;
}

export const wire = new Wire(socketUrl(), settings.secret);
wire.onstate = (state) => (connection.state = state);
wire.onwelcome = (welcome) => {
  connection.welcome = welcome;
  connection.ahead = welcome.time - Date.now();
  connection.warming = welcome.warming ?? null;
};
wire.onnotice = (notice) => notices.hear(notice);
wire.onwarming = (warming) => (connection.warming = typeof warming.percent === 'number' ? warming : null);
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
