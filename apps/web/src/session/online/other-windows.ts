const NAME = 'bauta-guest';

/** The other windows of this browser: it is somebody else now, or has a new cookie. */
export function tellWindows(): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage('changed');
  channel.close();
}

/** Returns what ends it. */
export function onOtherGuest(changed: () => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', changed);
  return () => channel.close();
}
