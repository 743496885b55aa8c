import { type AllyCard, type Content, isCommandType, type MemoryData } from '@bauta/engine';
import type { Problem, ProblemReporter } from '../../problem/problem.ts';
import { CARD_KINDS } from '../compile/compile-cards.ts';
import { type PackFiles, reporter } from '../files/pack-files.ts';
import type { Fault } from './check-effect.ts';
import { isTaken, kindFault } from './check-figures.ts';
import type { CompiledContent } from './compiled-content.ts';

/** R40.6, R44: allies have names of their own, cards that exist, and either act or follow. */
export function checkAllies(files: PackFiles, known: CompiledContent, problems: Problem[]): void {
  for (const { source, data } of files.allies) {
    for (const id of Object.keys(data)) {
      const fault = allyFault(known.allies[id]!, known);
      if (fault !== null) reporter(source, problems)([id, ...fault.path], fault.message);
    }
  }
  checkCalls(files, known, problems);
}

function allyFault(ally: AllyCard, known: CompiledContent): Fault | null {
  return nameFault(ally, known) ?? weaponFault(ally, known) ?? abilityFault(ally, known) ?? actingFault(ally);
}

const NUMBERED = /-\d+$/;

function nameFault({ id }: AllyCard, { assassins, bosses }: CompiledContent): Fault | null {
  if (isTaken(id) || isCommandType(id) || Object.hasOwn(assassins, id) || Object.hasOwn(bosses, id))
    return { path: [], message: `\`${id}\` is taken and cannot name an ally.` };
  return NUMBERED.test(id) ? { path: [], message: `\`${id}\` ends in a number, as a second figure of an ally does.` } : null;
}

function weaponFault(ally: AllyCard, { cards }: CompiledContent): Fault | null {
  for (const slot of ['melee', 'ranged'] as const) {
    const card = cards[ally[slot]];
    if (ally[slot] === '') continue;
    if (card?.kind !== 'equipment') return { path: [slot], message: kindFault(cards, ally[slot], 'equipment')! };
    if (card.slot !== slot)
      return { path: [slot], message: `\`${card.id}\` goes into the ${card.slot} slot, not ${slot} (R18.1).` };
  }
  return null;
}

/** An ally has no board that a card could be laid on. */
function abilityFault({ ability }: AllyCard, { cards }: CompiledContent): Fault | null {
  if (ability === '') return null;
  const message = kindFault(cards, ability, 'ability');
  if (message !== null) return { path: ['ability'], message };
  const card = cards[ability]!;
  const effects = card.kind === 'ability' ? card.effects : [];
  const draws = effects.some(({ who, do: verbs }) => who !== 'companion' && verbs.some((verb) => verb.do === 'draw-equipment'));
  return draws ? { path: ['ability'], message: 'What an ally draws goes to an assassin: `who` must be companion.' } : null;
}

function actingFault({ follows, ap, actions, melee, ranged }: AllyCard): Fault | null {
  if (follows && (ap > 0 || actions.length > 0))
    return { path: [ap > 0 ? 'ap' : 'actions'], message: 'One who follows has no AP of its own (R44.1).' };
  if (ap === 0 && actions.length > 0) return { path: ['actions'], message: 'Actions need `ap` to pay for them.' };
  return actions.includes('attack') && melee === '' && ranged === ''
    ? { path: ['actions'], message: 'To attack it needs `melee` or `ranged` (R16.8).' }
    : null;
}

/** Every ally that a card calls or sends home exists, and is not one who is escorted. */
function checkCalls(files: PackFiles, { cards, allies }: CompiledContent, problems: Problem[]): void {
  for (const kind of CARD_KINDS) {
    for (const { source, data } of files[kind]) {
      for (const id of Object.keys(data)) checkCard(id, cards, allies, reporter(source, problems));
    }
  }
}

function checkCard(id: string, cards: Content['cards'], allies: Content['allies'], report: ProblemReporter): void {
  const card = cards[id];
  const effects = card !== undefined && 'effects' in card ? card.effects : [];
  effects.forEach((effect, at) => {
    effect.do.forEach((verb, index) => {
      const path = [id, 'effects', at, 'do', index, 'ally'];
      if (verb.do !== 'call-ally' && verb.do !== 'send-home') return;
      if (!Object.hasOwn(allies, verb.ally)) report(path, `There is no ally \`${verb.ally}\`.`);
      else if (allies[verb.ally]!.follows)
        report(path, `\`${verb.ally}\` is escorted, and neither called nor sent home (R44.1).`);
    });
  });
}

/** R44.1: an objective's ally exists and follows, and is escorted once. */
function checkEscorts({ objectives }: MemoryData, allies: Content['allies'], report: ProblemReporter): void {
  const escorts = objectives.filter(({ kind }) => kind === 'escort');
  for (const { id, target } of escorts) {
    const path = ['objectives', id, 'ally'];
    if (!Object.hasOwn(allies, target)) report(path, `There is no ally \`${target}\`.`);
    else if (!allies[target]!.follows) report(path, `\`${target}\` does not follow, so nobody can escort it (R44.1).`);
    else if (escorts.find((other) => other.target === target)!.id !== id) report(path, `\`${target}\` is escorted twice.`);
  }
}

/** R44.1, R40.6: whom the memory brings. */
export function checkMemoryAllies(memory: MemoryData, allies: Content['allies'], report: ProblemReporter): void {
  checkEscorts(memory, allies, report);
  memory.allies.forEach((ally, index) => {
    if (!Object.hasOwn(allies, ally)) report(['allies', index], `There is no ally \`${ally}\`.`);
    else if (allies[ally]!.follows) report(['allies', index], `\`${ally}\` is escorted: name it in an objective (R44.1).`);
  });
}
