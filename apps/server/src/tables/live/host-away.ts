import { isSeated, type Table } from '@bauta/session';

/** The host's place passes on when the host has been away for so long while others were there, in milliseconds. */
export const HOST_AWAY = 15 * 60_000;

/** Who is the host next: of those who are there whoever has been a member longest, those with a seat first. null when the host is there, or nobody is. */
export function heirOf(table: Table, present: readonly string[]): string | null {
  if (present.includes(table.host)) return null;
  const here = table.members.filter(({ id }) => present.includes(id));
  return (here.find(({ id }) => isSeated(table, id)) ?? here[0])?.id ?? null;
}

/** How long the host has been away, as one process sees it. */
export interface HostAway {
  /** Looked at every few seconds, and whenever somebody comes or goes. true once it has been too long; then it is counted anew. */
  isTooLong(table: Table, present: readonly string[]): boolean;
  /** Somebody may have been there unseen. */
  countAnew(): void;
}

/** `now`: of a monotonic clock. */
export function hostAway(now: () => number): HostAway {
  let since = now();
  const countAnew = (): void => {
    since = now();
  };
  return {
    isTooLong(table, present) {
      const isAway = heirOf(table, present) !== null;
      const isLong = isAway && now() - since >= HOST_AWAY;
      if (isLong || !isAway) countAnew();
      return isLong;
    },
    countAnew,
  };
}
