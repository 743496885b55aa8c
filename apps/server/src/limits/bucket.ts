/** So many at once, and so many a second on. */
export interface Bucket {
  /** false when there was too much; `now`: of a monotonic clock; `count`: for how many it counts. */
  take(now: number, count?: number): boolean;
  /** What was taken and not used; what was used and not taken when it is below nothing, and then it may come to owe. */
  giveBack(now: number, count: number): void;
  /** Until so many can be taken. */
  secondsUntil(now: number, count?: number): number;
}

export function bucket(atOnce: number, aSecond: number): Bucket {
  let [left, last] = [atOnce, 0];
  const add = (more: number): void => {
    left = Math.min(atOnce, left + more);
  };
  function fill(now: number): void {
    add(((now - last) / 1000) * aSecond);
    last = now;
  }
  return {
    take(now, count = 1) {
      fill(now);
      if (left < count) return false;
      left -= count;
      return true;
    },
    giveBack(now, count) {
      fill(now);
      add(count);
    },
    secondsUntil(now, count = 1) {
      fill(now);
      return Math.max(0, count - left) / aSecond;
    },
  };
}
