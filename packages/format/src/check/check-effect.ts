import type { Effect } from '@bauta/engine';
import { CARD_MOMENTS, type CardSort } from '../compile/card-moments.ts';
import type { Path } from '../problem.ts';
import { checkDo } from './check-do.ts';
import { endlessReason } from './endless-reason.ts';

export interface EffectContext {
  sort: CardSort;
  hasWeapon: boolean;
  /** A card that is used up cannot be used without end. */
  usedUp: boolean;
}
export interface Fault {
  path: Path;
  message: string;
}

const fault = (path: Path, message: string): Fault[] => [{ path, message }];

/** What is wrong with one effect; the first fault only, as the others often follow from it. */
export function checkEffect(effect: Effect, context: EffectContext): Fault[] {
  const checks = [checkWhen, checkIfs, checkCost, checkWho, checkDos, checkEnd];
  for (const check of checks) {
    const faults = check(effect, context);
    if (faults.length > 0) return faults.slice(0, 1);
  }
  return [];
}

function checkWhen({ when }: Effect, { sort, hasWeapon }: EffectContext): Fault[] {
  const moments: readonly string[] = CARD_MOMENTS[sort];
  if (!moments.includes(when)) return fault(['when'], `\`${when}\` never comes for this card: it acts on ${moments.join(', ')}.`);
  return when === 'special' && !hasWeapon
    ? fault(['when'], '`special` is rolled with a weapon, and this card is none (R16.3).')
    : [];
}

function checkIfs({ when, if: ifs }: Effect): Fault[] {
  return ifs.flatMap((name, index) => {
    if (name === 'one-die-detects' && when !== 'tested') return fault(['if', index], '`one-die-detects` needs `when: tested`.');
    if (name === 'one-miss' && when !== 'rolled') return fault(['if', index], '`one-miss` needs `when: rolled`.');
    const ofOwner = name !== 'alert-quiet' && name !== 'alert-raised';
    return ofOwner && when === 'drawn' ? fault(['if', index], `An event has no owner who could be \`${name}\`.`) : [];
  });
}

const checkCost = ({ when, cost }: Effect): Fault[] =>
  cost > 0 && when !== 'action' ? fault(['cost'], `Only an action costs AP, and this happens when ${when}.`) : [];

const checkWho = ({ when, who }: Effect): Fault[] =>
  who !== 'nobody' && when !== 'action' ? fault(['who'], 'Only an action has a choice of `who`.') : [];

const checkDos = (effect: Effect): Fault[] =>
  effect.do.flatMap((verb, index) => {
    const message = checkDo(verb, effect);
    return message === null ? [] : fault(['do', index], message);
  });

function checkEnd(effect: Effect, { usedUp }: EffectContext): Fault[] {
  const reason = endlessReason(effect, usedUp);
  return reason === null ? [] : fault(['do'], reason);
}
