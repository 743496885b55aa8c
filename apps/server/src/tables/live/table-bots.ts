import { BOT, hasBots } from '@bauta/session';
import { judge } from '../judge/judge.ts';
import type { Judged } from '../judge/judged.ts';
import type { LoggedTable } from '../log/logged-table.ts';
import { botMove } from './bot-move.ts';
import type { TableLog } from './table-log.ts';
import type { TableServices } from './table-services.ts';

/** The bots of a table, as far as this process plays for them. */
export interface TableBots {
  /** It may be their turn. */
  wake(logged: LoggedTable): void;
  /** They decide nothing more. */
  stop(): void;
}

/** null when it is for people to decide. */
function decideForBot(logged: LoggedTable, at: number): Judged | null {
  const option = botMove(logged);
  const { n } = logged.history;
  return option === null ? null : judge(logged, { type: 'decide', key: `${BOT} ${n}`, n, option }, { by: BOT, at });
}

/** `isAttended`: whether a member is at this process; bots play for nobody else. */
export function tableBots(
  { botsTime, timers, now }: Pick<TableServices, 'botsTime' | 'timers' | 'now'>,
  log: Pick<TableLog, 'inTurn' | 'append'>,
  isAttended: () => boolean,
): TableBots {
  let [isWoken, isStopped] = [false, false];

  /** Whoever follows the table may play for its bots: what another process did first is followed, and looked at again. */
  async function play(logged: LoggedTable): Promise<void> {
    isWoken = false;
    const judged = isStopped ? null : botsTime.measure(() => decideForBot(logged, now()));
    if (judged !== null && 'entry' in judged) await log.append(logged, judged);
  }

  return {
    /** One decision for each turn of the event loop, so that no other table waits. */
    wake({ table }) {
      if (isWoken || !isAttended() || !hasBots(table)) return;
      isWoken = true;
      const playInTurn = (): unknown => log.inTurn(play).catch(() => {});
      const wait = botsTime.wait();
      if (wait === 0) timers.soon(playInTurn);
      else timers.after(Math.ceil(wait), playInTurn);
    },
    stop() {
      isStopped = true;
    },
  };
}
