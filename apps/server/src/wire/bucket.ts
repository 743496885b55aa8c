/** So many at once, and so many a second on. */
export interface Bucket {
  /** false when there was too much. */
  take(now: number): boolean;
}

export function bucket(atOnce: number, aSecond: number): Bucket {
  let [left, last] = [atOnce, 0];
  return {
    take(now) {
      if (last > 0) left = Math.min(atOnce, left + ((now - last) / 1000) * aSecond);
      last = now;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
