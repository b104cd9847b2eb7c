import { mount } from 'svelte';
import App from './App.svelte';
import { registerWorker } from './app/offline';
import { PAGES } from './app/pages';
import { route } from './app/router.svelte';
import './look/look.css';
import './app/shell.css';
import { language } from './words/words.svelte';

// The page that is wanted comes at the same time as the words; if it does not arrive, the shell says so.
PAGES[route.page]().catch(() => undefined);
await language.ready();
mount(App, { target: document.getElementById('app')! });
registerWorker();
