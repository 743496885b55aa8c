/** Lets the program run with no network from now on. A browser that cannot do so plays on line. */
export function keepOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('./service-worker.js').catch((error: unknown) => {
    console.warn('The game cannot be kept for playing off line.', error);
  });
  navigator.serviceWorker.ready
    .then(async (registration) => (await import('./watch-versions.ts')).watchVersions(registration, import.meta.url))
    .catch((error: unknown) => console.warn('No new version will be offered.', error));
}
