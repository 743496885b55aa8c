/** Whoever cannot fetch the offer goes on without. */
const offer = (registration: ServiceWorkerRegistration): void =>
  void import('./new-version.tsx').then(
    ({ offerNewVersion }) => offerNewVersion(registration),
    () => {},
  );

/** For as long as the page is open: the files of the build that has this one are not removed. */
function holdBuild({ active }: ServiceWorkerRegistration, firstFile: string): void {
  navigator.locks.request(firstFile, { mode: 'shared' }, () => {
    active?.postMessage('begun');
    return new Promise(() => {});
  });
}

/** Offers a newer version, which waits until a player takes it, here or in another window. */
export function watchVersions(registration: ServiceWorkerRegistration, firstFile: string): void {
  const { serviceWorker } = navigator;
  holdBuild(registration, firstFile);
  const offerIfWaiting = (): void => {
    if (registration.waiting !== null) offer(registration);
  };
  // The first worker of all takes over what came with it.
  let isFirst = serviceWorker.controller === null && registration.active?.state === 'activating';
  serviceWorker.addEventListener('controllerchange', () => {
    if (!isFirst) offer(registration);
    isFirst = false;
  });
  const followInstalling = (): void => registration.installing?.addEventListener('statechange', offerIfWaiting);
  registration.addEventListener('updatefound', followInstalling);
  // A game lies open for days, and a browser asks for news only when a page is loaded.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) registration.update().catch(() => {});
  });
  // What came before anybody listened.
  followInstalling();
  offerIfWaiting();
}
