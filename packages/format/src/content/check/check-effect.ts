import type { Do, Effect, If } from '@bauta/engine';
import type { Path } from '../../problem/problem.ts';
import { CARD_MOMENTS, type CardSort, hasOwner, hasPerson, isHappening } from '../compile/card-moments.ts';
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

function checkIfs(effect: Effect, { sort }: EffectContext): Fault[] {
  const { when, if: ifs } = effect;
  return ifs.flatMap((name, index) => {
    if (typeof name === 'object') return boundsFault(effect, name, index);
    if (name === 'one-die-detects' && when !== 'tested') return fault(['if', index], '`one-die-detects` needs `when: tested`.');
    if (name === 'one-miss' && when !== 'rolled') return fault(['if', index], '`one-miss` needs `when: rolled`.');
    const ofOwner = name !== 'alert-quiet' && name !== 'alert-raised';
    return ofOwner && !hasPerson(sort, when) ? fault(['if', index], `There is nobody who could be \`${name}\`.`) : [];
  });
}

function boundsFault({ when }: Effect, bounds: Exclude<If, string>, index: number): Fault[] {
  if (bounds.if === 'subject')
    return isHappening(when) ? [] : fault(['if', index], 'Only something that happens has a `subject`.');
  if (bounds.if === 'objective' || bounds.if === 'map') return [];
  return bounds.from > bounds.to ? fault(['if', index], `No \`${bounds.if}\` lies between ${bounds.from} and ${bounds.to}.`) : [];
}

const checkCost = ({ when, cost }: Effect): Fault[] =>
  cost > 0 && when !== 'action' ? fault(['cost'], `Only an action costs AP, and this happens when ${when}.`) : [];

function checkWho({ when, who, may }: Effect, { sort }: EffectContext): Fault[] {
  const answered = isHappening(when) && hasOwner(sort);
  if (may && !answered) return fault(['may'], 'Only the owner of a card may decline what happens.');
  return who !== 'nobody' && when !== 'action' && !answered
    ? fault(['who'], 'Only an action, or the owner of a card that answers what happens, has a choice of `who`.')
    : [];
}

const checkDos = (effect: Effect, { sort }: EffectContext): Fault[] =>
  effect.do.flatMap((verb, index) => {
    const message = bossFault(verb, sort) ?? trapFault(verb, effect, sort) ?? checkDo(verb, effect, hasPerson(sort, effect.when));
    return message === null ? [] : fault(['do', index], message);
  });

const bossFault = (verb: Do, sort: CardSort): string | null =>
  'where' in verb && verb.where === 'boss' && sort !== 'rule' ? 'Only a rule of a boss knows where that boss stands.' : null;

const trapFault = (verb: Do, { when }: Effect, sort: CardSort): string | null =>
  verb.do === 'lay-trap' && (sort !== 'equipment' || when !== 'action')
    ? 'Only equipment is laid as a trap, and only as an action (D2).'
    : null;

function checkEnd(effect: Effect, { usedUp }: EffectContext): Fault[] {
  const reason = endlessReason(effect, usedUp);
  return reason === null ? [] : fault(['do'], reason);
}
