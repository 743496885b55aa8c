/** Keeps the whole program in the browser, so that it runs with no network after the first visit. */
declare const self: ServiceWorkerGlobalScope;
/** Put in by the build: every file of the page, and a name for all of them together. */
declare const FILES: readonly string[];
declare const BUILD: string;

const CACHE = `bauta-${BUILD}`;

async function keep(): Promise<void> {
  const cache = await caches.open(CACHE);
  // Past the browser's own store: a page and its parts must be of one build.
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })));
}

/** Each open page holds a lock with the address of its first file. */
async function running(): Promise<readonly string[]> {
  const { held = [] } = await self.navigator.locks.query();
  return held.flatMap(({ name = '' }) => (name.startsWith(self.location.origin) ? [name] : []));
}

/** The files of a build are there as long as a page of it is open: it asks for parts of itself late. */
async function forgetUnused(): Promise<void> {
  const [names, pages] = await Promise.all([caches.keys(), running()]);
  for (const name of names.filter((each) => each.startsWith('bauta-') && each !== CACHE)) {
    const cache = await caches.open(name);
    const isUsed = await Promise.all(pages.map((page) => cache.match(page)));
    if (isUsed.every((file) => file === undefined)) await caches.delete(name);
  }
}

async function takeOver(): Promise<void> {
  await forgetUnused();
  await self.clients.claim();
}

/** What is kept comes from here; the page itself too, whatever its address has behind the `#`. A page of another build has its parts from there. */
async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = (await cache.match(request, { ignoreSearch: true })) ?? (await caches.match(request));
  return kept ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => {
  // A player has pressed the offer, or a page has begun.
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
  if (event.data === 'begun') event.waitUntil(forgetUnused());
});

/** What a server says of on-line tables is never kept. */
const isApi = (url: string): boolean => url.startsWith(new URL('api/', self.registration.scope).href);

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && new URL(url).origin === self.location.origin && !isApi(url)) event.respondWith(answer(event.request));
});
