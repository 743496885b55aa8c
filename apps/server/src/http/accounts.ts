import { BURST, type Limits } from '../config/limits.ts';
import { type Bucket, bucket } from '../limits/bucket.ts';
import { keptByName } from '../limits/kept-by-name.ts';
import { networkOf } from './network.ts';

/** What one address may still ask, and how long it may still keep the one thread. */
export interface Account {
  requests: Bucket;
  /** In milliseconds. */
  time: Bucket;
}

export type Accounts = (address: string) => Account;

export function openAccounts({ atOnce, aSecond, threadTime }: Pick<Limits, 'atOnce' | 'aSecond' | 'threadTime'>): Accounts {
  const accountOf = keptByName(() => ({ requests: bucket(atOnce, aSecond), time: bucket(BURST * threadTime, threadTime) }));
  return (address) => accountOf(networkOf(address));
}
