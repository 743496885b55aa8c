import { type Command, memoryRules } from '@bauta/engine';
import type { ScoreTally } from '../evaluation/tally.ts';
import { TERMS, type Term } from '../evaluation/terms.ts';
import { ANSWERING } from '../greedy/answering.ts';
import type { Outlook } from '../greedy/outlook.ts';
import { tallyOf } from '../greedy/score.ts';
import { countedOf, unspent } from './counted.ts';
import type { HintReason } from './hint.ts';
import { REASONS, type ReasonName } from './reason-names.ts';
import { sayingOf } from './saying.ts';

/** What is worth less than this is not worth a word. */
const LEAST = 0.12;
/** So many for an option, and so many against it. */
const MOST = 2;

/** Of an answer these terms tell nothing by themselves, only beside those of the other answers. */
const COMPARED: readonly Term[] = ['order', 'wounds', 'approach'];

const isAnswer = ({ type }: Command): boolean => type in ANSWERING;

/** The tally of an option; of an answer, beside what its like is worth on the average. */
function comparedTally(outlook: Outlook, command: Command): ScoreTally {
  const tally = tallyOf(outlook, command);
  if (!isAnswer(command)) return tally;
  const alike = memoryRules.question(outlook.game)!.options.filter(({ type }) => type === command.type);
  for (const term of COMPARED) {
    let sum = 0;
    for (const option of alike) sum += tallyOf(outlook, option)[term];
    tally[term] -= sum / alike.length;
  }
  return tally;
}

function reasonOf(outlook: Outlook, command: Command, term: Term, worth: number, says: ReasonName): HintReason {
  return { term, worth, says, rules: [REASONS[says]], ...countedOf(outlook, command, says) };
}

/** What an option without a worth of its own means. */
function onlyReason(outlook: Outlook, command: Command): HintReason {
  if (command.type === 'pass') return reasonOf(outlook, command, 'actions', 0, 'waiting');
  if (command.type !== 'end-phase') return reasonOf(outlook, command, 'order', 0, 'little');
  const isLoss = unspent(outlook.game) > 0;
  return reasonOf(outlook, command, 'actions', isLoss ? -LEAST : 0, isLoss ? 'unspent' : 'finished');
}

/** The terms that matter most, for and against, the weightiest first. */
export function reasonsOf(outlook: Outlook, command: Command): HintReason[] {
  const tally = comparedTally(outlook, command);
  const weighty = TERMS.filter((term) => Math.abs(tally[term]) >= LEAST).sort((a, b) => Math.abs(tally[b]) - Math.abs(tally[a]));
  const good = weighty.filter((term) => tally[term] > 0).slice(0, MOST);
  const bad = weighty.filter((term) => tally[term] < 0).slice(0, MOST);
  const said = weighty.filter((term) => good.includes(term) || bad.includes(term));
  if (said.length === 0) return [onlyReason(outlook, command)];
  return said.map((term) => reasonOf(outlook, command, term, tally[term], sayingOf(command.type, term, tally[term])));
}
