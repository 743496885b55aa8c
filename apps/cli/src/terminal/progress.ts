/** The bar, at its longest. */
const LONGEST = 30;

export function duration(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}

function bar(share: number, length: number): string {
  const full = Math.round(length * share);
  return length < 5 ? '' : `[${'#'.repeat(full)}${'.'.repeat(length - full)}] `;
}

/** How far a run has come: `before` of the things it counts were there when it started. The bar takes what the words leave of the width. */
export function progressLine(
  done: number,
  before: number,
  total: number,
  seconds: number,
  width: number,
  things = 'games',
): string {
  const rate = (done - before) / seconds;
  const left = rate > 0 ? `, ${duration((total - done) / rate)} left` : '';
  const words = `${done} of ${total} ${things}, ${Math.floor((100 * done) / total)} %, ${rate.toFixed(1)} ${things}/s${left}`;
  return (bar(done / total, Math.min(LONGEST, width - words.length - 3)) + words).slice(0, width);
}

export interface Progress {
  show(done: number): void;
  stop(): void;
}

/** On a terminal one line that is drawn anew, elsewhere a line now and then. */
export function openProgress(out: NodeJS.WriteStream, before: number, total: number, things = 'games'): Progress {
  if (before === total) return { show() {}, stop() {} };
  const since = performance.now();
  const every = out.isTTY ? 200 : 10_000;
  let last = out.isTTY ? 0 : since;
  const draw = (done: number, now: number): void => {
    // A terminal that does not know its width says 0.
    const line = progressLine(done, before, total, (now - since) / 1000, (out.columns || 80) - 1, things);
    out.write(out.isTTY ? `\r\x1b[2K${line}` : `${line}\n`);
    last = now;
  };
  return {
    show(done) {
      const now = performance.now();
      if (now - last >= every || (out.isTTY && done === total)) draw(done, now);
    },
    stop() {
      if (out.isTTY) out.write('\n');
    },
  };
}
