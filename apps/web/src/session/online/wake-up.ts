/** After so long out of sight a connection may be dead without a word, in milliseconds. */
const LONG = 30_000;

/** Whenever the network goes or comes back, or the reader does: a connection that is gone is noticed then. Returns what ends it. */
export function onWakeUp(awake: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  let hiddenAt = Number.POSITIVE_INFINITY;
  for (const type of ['online', 'offline']) addEventListener(type, awake, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') hiddenAt = Date.now();
      else if (Date.now() - hiddenAt > LONG) awake();
    },
    { signal },
  );
  return () => end.abort();
}
