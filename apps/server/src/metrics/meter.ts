/** What came of a round in which tables that nobody came back to were looked at. */
export interface ExpiryRound {
  /** Tables that are listed as expiring, and campaigns among them that wait for a guest to be shown so. */
  expiring: number;
  held: number;
  removed: number;
}

/** What is counted for whoever runs the server, in Prometheus' own format. */
export interface Meter {
  /** One command of a browser: what became of it, and how long the answer took, in seconds. */
  command(outcome: 'done' | 'refused' | 'failed', seconds: number): void;
  /** A browser was sent away. */
  sentAway(why: string): void;
  /** A request that its address or guest had no more room for. */
  refused(why: string): void;
  /** How long a request kept the thread, in seconds. */
  threadTime(route: string, seconds: number): void;
  /** Something went wrong inside. */
  fault(work: string): void;
  /** Whether the store could not be written last. */
  storeFailing(is: boolean): void;
  /** Tables that the check at the start could not read. */
  unreadable(tables: number): void;
  expiry(round: ExpiryRound): void;
  text(now: { tables: number; listeners: number }): string;
}

/** Upper ends of the times that are told apart, in seconds. */
const TIMES = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5] as const;

const count = (counts: Map<string, number>, what: string, more = 1): void =>
  void counts.set(what, (counts.get(what) ?? 0) + more);

const metric = (name: string, type: string, help: string, lines: readonly string[]): string =>
  [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines.map((line) => `${name}${line}`), ''].join('\n');

const labelled = (counts: ReadonlyMap<string, number>, label: string): string[] =>
  [...counts].map(([value, times]) => `{${label}="${value}"} ${times}`);

/** Of our own code, and of the system on our behalf. */
const cpuSeconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1e6;

export function openMeter(): Meter {
  const commands = new Map<string, number>();
  const away = new Map<string, number>();
  const faults = new Map<string, number>();
  const refusals = new Map<string, number>();
  const threadTimes = new Map<string, number>();
  let [failing, damaged] = [false, 0];
  let [expiring, held, removed] = [0, 0, 0];
  const within = TIMES.map(() => 0);
  let [answered, seconds] = [0, 0];

  return {
    command(outcome, took) {
      count(commands, outcome);
      for (let index = TIMES.length - 1; index >= 0 && took <= TIMES[index]!; index--) within[index]! += 1;
      answered += 1;
      seconds += took;
    },
    sentAway: (why) => count(away, why),
    refused: (why) => count(refusals, why),
    threadTime: (route, took) => count(threadTimes, route, took),
    fault: (work) => count(faults, work),
    storeFailing(is) {
      failing = is;
    },
    unreadable(tables) {
      damaged = tables;
    },
    expiry(round) {
      ({ expiring, held } = round);
      removed += round.removed;
    },
    text: ({ tables, listeners }) =>
      [
        metric('bauta_tables', 'gauge', 'Tables that this process follows.', [` ${tables}`]),
        metric('bauta_browsers', 'gauge', 'Browsers connected to this process.', [` ${listeners}`]),
        metric('bauta_commands_total', 'counter', 'Commands of browsers, by outcome.', labelled(commands, 'outcome')),
        metric('bauta_sent_away_total', 'counter', 'Browsers that were sent away, by reason.', labelled(away, 'why')),
        metric('bauta_requests_refused_total', 'counter', 'Requests refused as too many, by reason.', labelled(refusals, 'why')),
        metric('bauta_thread_seconds_total', 'counter', 'Time of the thread, by route.', labelled(threadTimes, 'route')),
        metric('bauta_faults_total', 'counter', 'Faults of the server and its store, by work.', labelled(faults, 'work')),
        metric('bauta_store_failing', 'gauge', '1 while the store cannot be written.', [` ${Number(failing)}`]),
        metric('bauta_tables_unreadable', 'gauge', 'Tables that could not be read at the start.', [` ${damaged}`]),
        metric('bauta_tables_expiring', 'gauge', 'Tables listed as expiring.', [` ${expiring}`]),
        metric('bauta_campaigns_held', 'gauge', 'Campaigns kept until a guest is shown that they expire.', [` ${held}`]),
        metric('bauta_tables_removed_total', 'counter', 'Tables that nobody came back to.', [` ${removed}`]),
        metric('bauta_command_seconds', 'histogram', 'From a command to its answer.', [
          ...TIMES.map((end, index) => `_bucket{le="${end}"} ${within[index]}`),
          `_bucket{le="+Inf"} ${answered}`,
          `_sum ${seconds}`,
          `_count ${answered}`,
        ]),
        metric('process_resident_memory_bytes', 'gauge', 'Memory of the process.', [` ${process.memoryUsage.rss()}`]),
        metric('process_cpu_seconds_total', 'counter', 'CPU time of the process.', [` ${cpuSeconds(process.cpuUsage())}`]),
      ].join(''),
  };
}
