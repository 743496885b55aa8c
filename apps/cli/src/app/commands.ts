/** One command of ./bauta; `run` gets what stands behind its name and answers with the exit code: 0 done, 1 failed, 2 bad usage. */
export interface CliCommand {
  name: string;
  summary: string;
  run(args: readonly string[]): Promise<number>;
}

/** Every command, in the order of the help; each is loaded only when it is called. */
export const commands: readonly CliCommand[] = [
  { name: 'play', summary: 'cli.summary-play', run: async (args) => (await import('../commands/play/play.ts')).play(args) },
  {
    name: 'campaign',
    summary: 'cli.summary-campaign',
    run: async (args) => (await import('../commands/campaign/campaign.ts')).campaign(args),
  },
  {
    name: 'analyse',
    summary: 'cli.summary-analyse',
    run: async (args) => (await import('../commands/analyse/analyse.ts')).analyse(args),
  },
  {
    name: 'script',
    summary: 'play scripts of positions and commands, and print what comes of them as JSON',
    run: async (args) => (await import('../commands/script/script.ts')).script(args),
  },
  {
    name: 'simulate',
    summary: 'let bots play many games of each memory, and show how they went',
    run: async (args) => (await import('../commands/simulate/simulate.ts')).simulate(args),
  },
  {
    name: 'worker',
    summary: 'play games that simulations on any machine have put on a queue',
    run: async (args) => (await import('../commands/worker/worker.ts')).worker(args),
  },
  {
    name: 'content',
    summary: 'check packs of content, and draw the maps of their memories',
    run: async (args) => (await import('../commands/content/content.ts')).content(args),
  },
  {
    name: 'rules',
    summary: 'every clause of the rules, with the code and tests that carry it',
    run: async (args) => (await import('../commands/rules/rules.ts')).rules(args),
  },
];
