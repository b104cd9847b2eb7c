import { address } from '../browser/address';

/** Lets the page be opened without a connection. Only where browsers allow it (https, or this machine), and not while it
 * is being built, when every file is fresh. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !window.isSecureContext || !('serviceWorker' in navigator)) return;
  // It fetches the rest of the page, so it starts when the browser is idle.
  const register = () => void navigator.serviceWorker.register(address('/sw.js')).catch(() => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
