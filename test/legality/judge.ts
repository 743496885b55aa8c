import {
  apply,
  type Clause,
  type Command,
  type Game,
  hash,
  isRefusal,
  isStanding,
  memoryRules,
  optionId,
  play,
  type Refusal,
  standingRefusal,
} from '@bauta/engine';
import { clauseNames } from '../../apps/cli/src/commands/rules/read-clauses.ts';
import { insist } from '../support/invariants/invariants.ts';

/** What a refusal is called that no rule has anything to say for. */
const CATCH_ALL = 'not-an-option';

const clauses = clauseNames();
const isClause = (rule: Clause): boolean => clauses.has(rule);

/** Why the rules would not have it, the list of what is offered left aside. */
function barredBy(game: Game, command: Command): Refusal {
  const said = play(game, command, []);
  if (!isRefusal(said)) throw new Error(`${optionId(command)} was played`);
  return said;
}

/** Where the players decide freely, each action has a lister and a bar of its own, and they must agree. */
const isFree = (game: Game): boolean => ['assassin-phase', 'window'].includes(memoryRules.question(game)!.step.step);

function refusedSoundly(game: Game, id: string, { refused, rule }: Refusal): void {
  insist(refused !== CATCH_ALL, `${id}: refused, and nothing bars it (${memoryRules.question(game)!.step.step})`);
  insist(isClause(rule), `${id}: ${refused} by ${rule}, which is no clause`);
}

/** Offered if and only if not refused, and every refusal has a clause of its own. Gives the reasons of the refusals. */
export function legalityHolds(game: Game, candidates: readonly Command[]): string[] {
  const before = hash(game);
  const offered = new Set(memoryRules.question(game)!.options.map(optionId));
  const reasons: string[] = [];
  for (const command of candidates) {
    const id = optionId(command);
    const applied = apply(game, command);
    const taken = isStanding(command) ? standingRefusal(game, command) === null : offered.has(id);
    insist(isRefusal(applied) !== taken, taken ? `${id}: offered, and refused` : `${id}: not offered, and not refused`);
    if (isRefusal(applied)) {
      refusedSoundly(game, id, applied);
      reasons.push(applied.refused);
    } else if (!isStanding(command) && isFree(game)) {
      const { refused } = barredBy(game, command);
      insist(refused === CATCH_ALL || refused === 'not-an-answer', `${id}: offered, and barred: ${refused}`);
    }
  }
  insist(hash(game) === before, 'a refused command has changed something');
  return reasons;
}
