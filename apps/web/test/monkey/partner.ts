import { type AnyCommand, NOWHERE } from '@bauta/engine';
import { holderOf, isSeated } from '@bauta/session';
import type { Random } from '../../../../test/support/players/random-player.ts';
import { undoLimitIn } from '../../src/session/online/followed.ts';
import type { OnlineTable } from '../../src/session/online/online-table.ts';
import { newKey } from '../../src/storage/new-key.ts';

const SAYINGS = ['Yes.', 'Left?', '<b>now</b>', '漢字 🗡', 'x'.repeat(500)];

const oneOf = <T>(values: readonly T[], random: Random): T => values[Math.floor(random() * values.length)]!;

/** What this player may decide. */
function optionsOf({ followed, you, position }: OnlineTable): readonly AnyCommand[] {
  const { rules, table } = followed.value!;
  const game = rules.gameIn(position.value);
  const isMine = (holder: string | undefined): boolean =>
    holder === undefined ? isSeated(table, you.value) : holder === you.value;
  return (rules.question(position.value)?.options ?? []).filter((command: AnyCommand) => isMine(holderOf(table, command, game)));
}

function answerUndo(table: OnlineTable, random: Random): boolean {
  const asked = table.followed.value!.table.undoAsked;
  const you = table.you.value;
  if (asked === null || !asked.concerned.includes(you) || asked.agreed.includes(you)) return false;
  const { n, count } = asked;
  table.ask({ type: 'answer-undo', key: newKey(), n, count, agree: random() < 0.7 });
  return true;
}

/** One who plays along somewhere else: decides, undoes, talks and points by chance. */
export function playAlong(table: OnlineTable, random: Random): void {
  if (table.followed.value === null || answerUndo(table, random)) return;
  const chance = random();
  const options = optionsOf(table);
  const now = table.followed.value;
  if (chance < 0.6 && options.length > 0) table.decide(oneOf(options, random));
  else if (chance < 0.75 && undoLimitIn(now).free > 0) table.undo(1);
  else if (chance < 0.85) table.say(oneOf(SAYINGS, random));
  else table.ping(now.rules.gameIn(table.position.value)?.characters[0]?.at ?? NOWHERE);
}
