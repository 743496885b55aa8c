/** The kinds of time. A date may be set back by an hour, so that no limit and no duration is measured by it. */
export interface Clock {
  /** Milliseconds since 1970: for what is kept, shown, or compared by another process. */
  date(): number;
  /** Milliseconds from any beginning, which never go back: for limits and durations. */
  monotonic(): number;
  /** Milliseconds that our thread has worked, told in steps of a few: while the machine does something else it stands still. */
  thread(): number;
}

function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

export const systemClock: Clock = { date: () => Date.now(), monotonic: () => performance.now(), thread: threadTime };
