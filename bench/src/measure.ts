/** What was done in a stretch of work, counted. */
export type WorkCounts = Record<string, number>;

/** Some work with the CPU time it took; what a case does besides is not in it. */
export interface TimedWork {
  counts: WorkCounts;
  cpu: number;
}

/** The kinds of work that a case does in turns, by name. */
export type Work = Record<string, () => TimedWork | Promise<TimedWork>>;

/** What a process did in one go, by work. */
export type Slice = Record<string, TimedWork>;

export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** The CPU time is that of the whole process, compiler and garbage collector included. */
export function timed(work: () => WorkCounts): TimedWork {
  const start = cpuSeconds();
  const counts = work();
  return { counts, cpu: cpuSeconds() - start };
}

/** Several games in one stretch. */
export function playMany(games: number, play: () => WorkCounts): WorkCounts {
  const total: WorkCounts = { games };
  for (let game = 0; game < games; game++)
    for (const [name, count] of Object.entries(play())) total[name] = (total[name] ?? 0) + count;
  return total;
}

function addTo(total: TimedWork, { counts, cpu }: TimedWork): void {
  total.cpu += cpu;
  for (const [name, count] of Object.entries(counts)) total.counts[name] = (total.counts[name] ?? 0) + count;
}

export function sum(slices: readonly Slice[]): Slice {
  const totals: Slice = {};
  for (const slice of slices) {
    for (const [name, stretch] of Object.entries(slice)) {
      totals[name] ??= { counts: {}, cpu: 0 };
      addTo(totals[name], stretch);
    }
  }
  return totals;
}

/** Each kind of work again and again until the CPU time is spent. */
export async function measure(work: Work, seconds: number): Promise<Slice> {
  const totals = Object.keys(work).map((name): [string, TimedWork] => [name, { counts: {}, cpu: 0 }]);
  const end = cpuSeconds() + seconds;
  while (cpuSeconds() < end) for (const [name, total] of totals) addTo(total, await work[name]!());
  return Object.fromEntries(totals);
}
