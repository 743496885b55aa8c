import { type Card, type Content, GUARD_KINDS, isCommandType } from '@bauta/engine';
import type { Problem, ProblemReporter } from '../../problem/problem.ts';
import { type PackFiles, reporter } from '../files/pack-files.ts';
import { checkBossNames, partnerFault } from './check-bosses.ts';

type Figures = Pick<Content, 'cards' | 'bosses' | 'assassins'>;

/** Names that a command or the rules already give a meaning. */
export const TAKEN: ReadonlySet<string> = new Set([...GUARD_KINDS, 'elite', 'nobody', 'nowhere', 'top']);

export const isTaken = (id: string): boolean => TAKEN.has(id);

/** Assassins and bosses: names of their own, and abilities that exist. */
export function checkFigures(files: PackFiles, { cards, bosses }: Figures, problems: Problem[]): void {
  for (const { source, data } of files.bosses) {
    for (const [id, { rules }] of Object.entries(data)) {
      if (TAKEN.has(id)) reporter(source, problems)([id], `\`${id}\` is taken and cannot name a boss.`);
      const fault = partnerFault(id, bosses);
      if (fault !== null) reporter(source, problems)([id, ...fault.path], fault.message);
      checkRules(rules, cards, (path, message) => reporter(source, problems)([id, ...path], message));
    }
  }
  checkBossNames(files, cards, bosses, problems);
  for (const { source, data } of files.assassins) {
    const report = reporter(source, problems);
    for (const [id, { abilities }] of Object.entries(data)) {
      if (TAKEN.has(id) || isCommandType(id) || Object.hasOwn(bosses, id))
        report([id], `\`${id}\` is taken and cannot name an assassin.`);
      abilities.forEach((ability, index) => {
        const message = kindFault(cards, ability, 'ability');
        if (message !== null) report([id, 'abilities', index], message);
      });
    }
  }
}

/** The rule cards of a boss or memory exist. */
export function checkRules(rules: readonly string[], cards: Content['cards'], report: ProblemReporter): void {
  rules.forEach((rule, index) => {
    const message = kindFault(cards, rule, 'rule');
    if (message !== null) report(['rules', index], message);
  });
}

/** Why an id does not name a card of this kind, in a sentence. */
export function kindFault(cards: Content['cards'], id: string, kind: Card['kind']): string | null {
  if (!Object.hasOwn(cards, id)) return `There is no card \`${id}\`.`;
  const found = cards[id]!.kind;
  return found === kind
    ? null
    : `\`${id}\` is no ${kind} card but ${found === 'ability' || found === 'event' || found === 'equipment' ? 'an' : 'a'} ${found} card.`;
}
