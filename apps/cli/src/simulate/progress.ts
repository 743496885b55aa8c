const WIDTH = 30;

export function duration(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}

/** How far a run has come: `before` games were in the file when it started. */
export function progressLine(done: number, before: number, total: number, seconds: number): string {
  const full = Math.round((WIDTH * done) / total);
  const rate = (done - before) / seconds;
  const left = rate > 0 ? `${duration((total - done) / rate)} left` : '';
  const bar = `[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}]`;
  return `${bar} ${done} of ${total} games, ${Math.floor((100 * done) / total)} %, ${rate.toFixed(1)} games/s, ${left}`;
}

export interface Progress {
  show(done: number): void;
  stop(): void;
}

/** On a terminal one line that is drawn anew, elsewhere a line now and then. */
export function openProgress(out: NodeJS.WriteStream, before: number, total: number): Progress {
  if (before === total) return { show() {}, stop() {} };
  const since = performance.now();
  const every = out.isTTY ? 200 : 10_000;
  let last = out.isTTY ? 0 : since;
  const draw = (done: number, now: number): void => {
    const line = progressLine(done, before, total, (now - since) / 1000);
    out.write(out.isTTY ? `\r\x1b[2K${line.slice(0, Math.max(20, (out.columns ?? 80) - 1))}` : `${line}\n`);
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
