import type { RunGame } from '@bauta/format';
import { duration } from '../../terminal/progress.ts';

/** What the games just played took, of the clock and of all cores of this machine, unless others played them. */
export function startClock(byOthers: boolean): (games: number) => string {
  const [since, before] = [performance.now(), process.cpuUsage()];
  return (games) => {
    const seconds = (performance.now() - since) / 1000;
    const { user, system } = process.cpuUsage(before);
    const cpu = (user + system) / 1e6;
    if (games === 0) return 'All games were played before.\n';
    if (byOthers) return `${games} games in ${duration(seconds)}, by workers of the queue.\n`;
    return `${games} games in ${duration(seconds)}, ${cpu.toFixed(1)} s of CPU: ${(cpu / seconds).toFixed(2)} cores used.\n`;
  };
}

/** CPU time of a game, by bot. */
export function timesOf(games: Iterable<RunGame>): string {
  const byBot = Map.groupBy(games, ({ bot }) => bot);
  const mean = (each: readonly RunGame[]): number => each.reduce((total, { cpu }) => total + cpu, 0) / each.length;
  const means = [...byBot].map(([bot, each]) => `${bot} ${mean(each).toFixed(1)} ms`);
  return `CPU time of a game: ${means.join(', ')}.\n`;
}
