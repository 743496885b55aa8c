import { type Bucket, bucket } from './bucket.ts';

/** Beyond so many, those that were quiet longest are forgotten. */
export const MOST_BUCKETS = 10_000;

/** A bucket for each name, full at first. */
export function buckets(atOnce: number, aSecond: number): (name: string) => Bucket {
  const known = new Map<string, Bucket>();
  return (name) => {
    const found = known.get(name) ?? bucket(atOnce, aSecond);
    known.delete(name);
    known.set(name, found);
    if (known.size > MOST_BUCKETS) known.delete(known.keys().next().value!);
    return found;
  };
}
