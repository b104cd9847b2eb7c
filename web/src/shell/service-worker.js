// Lets the page be opened without a connection, and from this device when it was fetched before. The build puts `VERSION`
// and `FILES` (everything that belongs to the page) in front. What the host says is never kept: /api goes to the host.

// Where the page is on its server, `/` or `/games/penny/`. Several may share an address, and each keeps its own.
const SHELL = new URL('.', self.location).pathname;
const OURS = `page-${SHELL.slice(1)}`;
const CACHE = OURS + VERSION;
const PATIENCE = 4000;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([SHELL, ...FILES]))
      .then(() => self.skipWaiting()),
  );
});

// Pages of the version before may still be open and need their parts: the last two versions are kept.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys().then((names) => {
      const ours = names.filter((name) => name.startsWith(OURS) && !name.slice(OURS.length).includes('/'));
      const old = ours.filter((name) => name !== CACHE).slice(0, -1);
      return Promise.all(old.map((name) => caches.delete(name)));
    }),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (!pathname.startsWith(SHELL)) return;
  const path = pathname.slice(SHELL.length);
  if (path.startsWith('api/') || path === 'health' || path === 'metrics') return;
  if (request.mode === 'navigate') event.respondWith(newest(request));
  else if (path.startsWith('assets/')) event.respondWith(keptFirst(request));
  else event.respondWith(fetch(request).catch(() => fromCache(request)));
});

/** The page from the server, so that a new version is there at once; or as it was kept. */
async function newest(request) {
  const kept = await caches.match(SHELL, { cacheName: CACHE });
  if (!kept) return fetch(request);
  let timer;
  const tooSlow = new Promise((resolve) => {
    timer = setTimeout(() => resolve(kept.clone()), PATIENCE);
  });
  const fetched = fetch(request).then(
    (response) => (response.status >= 500 ? kept.clone() : response),
    () => kept.clone(),
  );
  const response = await Promise.race([fetched, tooSlow]);
  clearTimeout(timer);
  return response;
}

/** Files with a hash in their name never change. */
async function keptFirst(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request, response.clone());
  }
  return response;
}

async function fromCache(request) {
  return (await caches.match(request)) ?? Response.error();
}
