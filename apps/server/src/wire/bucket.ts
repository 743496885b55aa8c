/** So many at once, and so many a second on. */
export interface Bucket {
  /** false when there was too much; `now`: of a monotonic clock; `count`: for how many it counts. */
  take(now: number, count?: number): boolean;
}

export function bucket(atOnce: number, aSecond: number): Bucket {
  let [left, last] = [atOnce, 0];
  return {
    take(now, count = 1) {
      left = Math.min(atOnce, left + ((now - last) / 1000) * aSecond);
      last = now;
      if (left < count) return false;
      left -= count;
      return true;
    },
  };
}
