import { APPRENTICE } from '@bauta/engine';
import type { Problem, ProblemReporter } from '../../../problem/problem.ts';
import { reporter } from '../../files/pack-files.ts';
import type { FileData } from '../../schema/file-kinds.ts';
import { carriedFault } from './check-lines.ts';
import { figureFault, nameFault, type Shelf } from './shelf.ts';

/** R38, R40, R41: figures, contracts and what is built. */
export function checkHeadquarters(shelf: Shelf, problems: Problem[]): void {
  const { files, content } = shelf;
  for (const { hq, report } of hqsOf(shelf, problems)) checkHqNames(shelf, hq, report);
  for (const { source, data } of files.helpers)
    for (const id of Object.keys(data))
      if (id !== APPRENTICE && !Object.hasOwn(content.allies, id))
        reporter(source, problems)([id], `\`${id}\` is neither an ally nor \`${APPRENTICE}\` (R40.4).`);
  for (const { source, data } of files.blueprints)
    for (const [id, { card }] of Object.entries(data)) {
      const message = carriedFault(content.cards, card);
      if (message !== null) reporter(source, problems)([id, 'card'], message);
    }
}

interface CheckedHq {
  hq: FileData<'headquarters'>[string];
  report: ProblemReporter;
}

const hqsOf = ({ files }: Shelf, problems: Problem[]): CheckedHq[] =>
  files.headquarters.flatMap(({ source, data }) =>
    Object.entries(data).map(([kind, hq]) => ({
      hq,
      report: (path, message) => reporter(source, problems)([kind, ...path], message),
    })),
  );

function checkHqNames(shelf: Shelf, { figures, firstGroup, contracts }: CheckedHq['hq'], report: ProblemReporter): void {
  const faults = [
    ...Object.keys(figures).flatMap((figure) => figureFault(shelf, figure, ['figures', figure])),
    ...firstGroup.flatMap((figure, index) => figureFault(shelf, figure, ['firstGroup', index])),
    ...contracts.flatMap((contract, index) => nameFault('contract', contract, shelf.book.contracts, ['contracts', index])),
  ];
  for (const { path, message } of faults) report(path, message);
}

/** R40.3, R41.6: the first group can go, and the contracts come in their order. */
export function checkFirstDays(shelf: Shelf, problems: Problem[]): void {
  for (const { hq, report } of hqsOf(shelf, problems)) {
    checkFirstGroup(shelf, hq, report);
    checkDeck(shelf, hq.contracts, report);
  }
}

function checkFirstGroup({ lines }: Shelf, { figures, firstGroup }: CheckedHq['hq'], report: ProblemReporter): void {
  const gained = lines.flatMap(({ line }) => (line.do === 'gain-figures' ? [line.figure] : []));
  firstGroup.forEach((figure, index) => {
    if (figure === APPRENTICE)
      report(['firstGroup', index], 'Of the apprentices only those go along who stand in for someone (R40.5).');
    else if (!Object.hasOwn(figures, figure) && !gained.includes(figure))
      report(['firstGroup', index], `Nothing brings \`${figure}\` to the headquarters.`);
  });
}

function checkDeck({ book }: Shelf, contracts: readonly string[], report: ProblemReporter): void {
  const levels = contracts.map((contract) => book.contracts[contract]!.level);
  const wrong = levels.findIndex((level, index) => (index === 0 ? level !== 1 : level < levels[index - 1]!));
  if (wrong >= 0) {
    const contract = `\`${contracts[wrong]}\` is of level ${levels[wrong]}`;
    report(['contracts', wrong], `The contracts begin at level 1 and never fall back, and ${contract} (R41.6).`);
  }
  const twice = contracts.findIndex((contract, index) => contracts.indexOf(contract) < index);
  if (twice >= 0) report(['contracts', twice], `\`${contracts[twice]}\` is in the deck twice.`);
}
