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

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('bauta-') && name !== CACHE).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** What is kept comes from here; the page itself too, whatever its address has behind the `#`. */
async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, { ignoreSearch: true });
  return kept ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
/** What a server says of on-line tables is never kept. */
const isApi = (url: string): boolean => url.startsWith(new URL('api/', self.registration.scope).href);

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && new URL(url).origin === self.location.origin && !isApi(url)) event.respondWith(answer(event.request));
});
