/** The two kinds of time. A date may be set back by an hour, so that no limit and no duration is measured by it. */
export interface Clock {
  /** Milliseconds since 1970: for what is kept, shown, or compared by another process. */
  date(): number;
  /** Milliseconds from any beginning, which never go back: for limits and durations. */
  monotonic(): number;
}

export const systemClock: Clock = { date: () => Date.now(), monotonic: () => performance.now() };
