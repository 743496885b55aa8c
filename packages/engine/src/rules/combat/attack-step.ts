import { roll } from '../../flow/chance.ts';
import { emit, end, note } from '../../flow/emit.ts';
import type { StepRule } from '../../flow/step-rule.ts';
import type { Command } from '../../model/command.ts';
import type { Game } from '../../model/game.ts';
import type { AssassinFace } from '../../model/kinds.ts';
import { characterOf } from '../../model/lookup.ts';
import { mapOf, type Square } from '../../model/square.ts';
import type { Attack, Attacker } from '../../model/step.ts';
import { expose, raiseAlert } from '../detection/exposure.ts';
import { reactionAnswers, reactions, spendReaction } from '../effects/reactions.ts';
import { NO_FACTS } from '../effects/sources.ts';
import { canTakeEffect, takeEffect } from '../effects/take-effect.ts';
import { settleBases } from '../enemies/bases.ts';
import { armsOf, attackDice } from './attacker.ts';
import { hitOptions, strike } from './hits.ts';
import { beginRetaliation } from './retaliation.ts';

const change = (attackers: readonly Attacker[], by: string, with_: Partial<Attacker>): Attacker[] =>
  attackers.map((each) => (each.by === by ? { ...each, ...with_ } : each));

/** R16.2: each rolls the dice of their own weapon. */
function rollAll(game: Game, step: Attack): void {
  const attackers = step.attackers.map((each) => {
    const faces = roll(game, 'assassin', attackDice(game, each)) as AssassinFace[];
    emit(game, { type: 'dice-rolled', die: 'assassin', faces, for: 'attack', by: each.by, at: step.at, why: 'R16.2' });
    return { ...each, faces };
  });
  note(game, { ...step, attackers, stage: 'reroll' });
}

function rerollOptions(game: Game, { attackers }: Attack, out: Command[]): void {
  for (const { by, asked, faces } of attackers)
    out.push(...reactionAnswers(reactions(game, characterOf(game, by), 'rolled', asked, { ...NO_FACTS, faces })));
}

/** R16.5: the icons act whenever the weapon was used. */
function icons(game: Game, at: Square, { by, card }: Attacker): void {
  const { exposes, alerts } = armsOf(game, card);
  if (exposes) expose(game, characterOf(game, by), 'R16.5');
  if (alerts) raiseAlert(game, mapOf(at), 'R16.5');
}

/** R16.2: the new face stands. */
function reroll(game: Game, step: Attack, command: Command): void {
  if (command.type !== 'reroll' && command.type !== 'decline') return;
  const { faces, asked } = step.attackers.find(({ by }) => by === command.by)!;
  const next = { asked: [...asked, command.card], faces };
  if (command.type === 'reroll') {
    const to = roll(game, 'assassin', 1)[0] as AssassinFace;
    spendReaction(game, characterOf(game, command.by), command.card, 'rolled');
    emit(game, {
      type: 'die-rerolled',
      die: 'assassin',
      from: command.face,
      to,
      by: command.by,
      card: command.card,
      why: 'R16.2',
    });
    next.faces = faces.with(faces.indexOf(command.face as AssassinFace), to);
  }
  note(game, { ...step, attackers: change(step.attackers, command.by, next) });
}

/** R16.3: at most once per attack for each weapon, whatever the number of `special`. */
function abilityOptions(game: Game, { attackers, at }: Attack, out: Command[]): void {
  for (const { by, card, faces, ability } of attackers) {
    if (ability === 'done' || !faces.includes('special')) continue;
    if (!canTakeEffect(game, { card, when: 'special', by, map: mapOf(at), at })) continue;
    out.push({ type: 'trigger', by, card }, { type: 'decline', by, card });
  }
}

function ability(game: Game, step: Attack, command: Command): void {
  if (command.type !== 'trigger' && command.type !== 'decline') return;
  const { by, card } = command;
  note(game, { ...step, attackers: change(step.attackers, by, { ability: 'done' }) });
  if (command.type === 'trigger') takeEffect(game, { card, when: 'special', by, map: mapOf(step.at), at: step.at });
}

const hitsRolled = (attackers: readonly Attacker[]): number =>
  attackers.reduce((hits, { faces }) => hits + faces.filter((face) => face !== 'miss').length, 0);

function assign(game: Game, step: Attack): void {
  const shots = step.attackers.filter(({ card }) => armsOf(game, card).slot === 'ranged');
  const [hits, ranged] = [hitsRolled(step.attackers), hitsRolled(shots)];
  note(game, { ...step, stage: 'assign', hits: step.hits + hits, ranged: step.ranged + ranged });
}

function loseSurplus(game: Game, { hits }: Attack): void {
  if (hits > 0) emit(game, { type: 'hits-lost', hits, why: 'R16.4' });
}

/** R16, in its order: roll, roll again, abilities, hits, then exposure, alert and retaliation. */
export const attackStep: StepRule<'attack'> = {
  step: 'attack',
  rules: ['R16.2', 'R16.3', 'R16.4', 'R16.7', 'R33.2'],
  options(game, step, out) {
    if (step.stage === 'reroll') rerollOptions(game, step, out);
    else if (step.stage === 'ability') abilityOptions(game, step, out);
    else if (step.stage === 'assign') hitOptions(game, step, out);
  },
  resolve(game, step, command) {
    if (step.stage === 'reroll') reroll(game, step, command);
    else if (step.stage === 'ability') ability(game, step, command);
    else if (command.type === 'strike') strike(game, step, command.enemy);
    else {
      loseSurplus(game, step);
      note(game, { ...step, hits: 0, stage: 'aftermath' });
    }
  },
  run(game, step) {
    if (step.stage === 'roll') rollAll(game, step);
    else if (step.stage === 'reroll') note(game, { ...step, stage: 'ability' });
    else if (step.stage === 'ability') assign(game, step);
    else if (step.stage === 'assign') {
      loseSurplus(game, step);
      note(game, { ...step, stage: 'aftermath' });
    } else {
      end(game);
      for (const each of step.attackers) icons(game, step.at, each);
      beginRetaliation(game, step);
      settleBases(game);
    }
  },
};
