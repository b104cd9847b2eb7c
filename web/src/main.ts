// First, so that what a part of the page says of itself comes after it and counts.
import './look/look.css';
import './shell/shell.css';
import { mount } from 'svelte';
import App from './shell/App.svelte';
import { registerWorker } from './shell/offline';
import { PAGES } from './shell/pages';
import { route } from './app/router.svelte';
import { shelf } from './pages/possessions.svelte';
import { language } from './words/words.svelte';

// How long the start page waits for what the host offers, in milliseconds: it is drawn once then, and nothing jumps.
const PATIENCE = 250;

// The page that is wanted comes at the same time as the words; if it does not arrive, the shell says so.
PAGES[route.page]().catch(() => undefined);
const offers =
  route.page === 'start' ? Promise.race([shelf.askAhead(), new Promise((done) => setTimeout(done, PATIENCE))]) : null;
void Promise.all([language.ready(), offers]).then(() => {
  mount(App, { target: document.getElementById('app')! });
  registerWorker();
});
