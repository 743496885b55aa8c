/// <reference lib="dom" />
/** What is measured in the page itself; each function goes there by itself. */
export interface PageTimings {
  /** Options that were pressed. */
  pressed: number;
  /** Milliseconds from a press to the frame in which its result was drawn. */
  drawn: number[];
  /** Frames seen while figures glided, how long that took, and the most that glided at once. */
  gliding: { frames: number; milliseconds: number; most: number };
}

/** Watches every press of an option from the time of its input event to the first frame after the options or the log have changed. */
export function watch(): void {
  const watched: PageTimings = { pressed: 0, drawn: [], gliding: { frames: 0, milliseconds: 0, most: 0 } };
  Object.assign(globalThis, { watched });
  const shown = (): string =>
    [...document.querySelectorAll<HTMLElement>('[data-option]')].map(({ dataset }) => dataset.option).join() +
    (document.querySelector('.table-log')?.textContent.length ?? 0);
  const afterPaint = (then: () => void): void => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(null);
  };
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if ((target as Element).closest('[data-option]') === null) return;
      watched.pressed += 1;
      const before = shown();
      const look = (): void => {
        if (shown() === before) requestAnimationFrame(look);
        else afterPaint(() => watched.drawn.push(performance.now() - timeStamp));
      };
      requestAnimationFrame(look);
    },
    { capture: true },
  );
}

/** Counts the frames in which figures glide, from now on. */
export function countFrames(): void {
  const { gliding } = (globalThis as unknown as { watched: PageTimings }).watched;
  let last: number | null = null;
  const frame = (now: number): void => {
    const count = document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect | null)?.target?.classList.contains('board-figure')).length;
    if (count > 0 && last !== null) {
      gliding.frames += 1;
      gliding.milliseconds += now - last;
    }
    gliding.most = Math.max(gliding.most, count);
    last = count > 0 ? now : null;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
