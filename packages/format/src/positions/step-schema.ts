import { FACES, IMMUNITIES, type Step, type StepName, type StepOf } from '@bauta/engine';
import { z } from 'zod';
import { listOf } from '../content/schema/bounds.ts';
import { type Known, MAX_LIST } from './known.ts';

type StepShape<T extends StepName> = { readonly [K in Exclude<keyof StepOf<T>, 'step'>]-?: z.ZodType<StepOf<T>[K]> };
type StepShapes = { readonly [T in StepName]: StepShape<T> };

/** Records that lie inside steps. */
function parts({ assassin, target, card, square, number, flag, place }: Known) {
  const cards = listOf(card, MAX_LIST);
  const clauses = listOf(z.string().max(10), 9);
  return {
    cards,
    clauses,
    flags: listOf(flag, MAX_LIST),
    squares: listOf(square, MAX_LIST),
    demands: listOf(z.strictObject({ at: square, asked: listOf(number, 5), fits: listOf(number, 5) }), MAX_LIST),
    aims: listOf(z.strictObject({ from: square, at: square, dice: number }), MAX_LIST),
    shares: listOf(z.strictObject({ at: square, on: target, dice: number }), MAX_LIST),
    tests: listOf(
      z.strictObject({
        at: square,
        dice: number,
        characters: listOf(assassin, MAX_LIST),
        bodies: number,
        raised: flag,
        why: clauses,
      }),
      MAX_LIST,
    ),
    rolls: listOf(
      z.strictObject({
        by: assassin,
        at: square,
        raised: flag,
        faces: listOf(z.enum(FACES.detection), MAX_LIST),
        asked: cards,
      }),
      MAX_LIST,
    ),
    attackers: listOf(
      z.strictObject({
        by: assassin,
        card,
        faces: listOf(z.enum(FACES.assassin), MAX_LIST),
        ability: z.enum(['open', 'done']),
        asked: cards,
      }),
      MAX_LIST,
    ),
    moved: listOf(z.strictObject({ by: assassin, card, into: place }), MAX_LIST),
  };
}

function shapesOf(known: Known): StepShapes {
  const { assassin, maybeAssassin, boss, machine, card, enemy, square, tile, number, flag, why } = known;
  const { cards, clauses, flags, squares, demands, aims, shares, tests, rolls, attackers, moved } = parts(known);
  return {
    'enter-map': { next: number },
    turn: { next: number },
    'event-phase': { map: number },
    'assassin-phase': {},
    window: { window: number },
    'place-guards': { demands, next: number, why },
    movement: { map: number, rank: number, file: number },
    gather: { targets: squares, why },
    'enter-square': { enemy, from: square, to: square, why },
    combat: { stage: z.enum(['aim', 'share']), aims, shares },
    'seek-direction': { map: number },
    arrive: { movers: listOf(assassin, MAX_LIST), hunted: flag },
    land: { by: assassin },
    hunt: { by: assassin, from: square, to: square, left: number, followed: number },
    consequences: {
      deferred: flag,
      raised: flags,
      raise: flags,
      tested: flag,
      trod: squares,
      why: clauses,
      except: listOf(assassin, MAX_LIST),
    },
    tests: { tests, stage: z.enum(['ignore', 'react']), rolls },
    'spring-traps': { squares },
    'push-out': { at: square, left: number },
    'settle-bases': {},
    'fill-base': { at: square },
    'gather-attackers': { at: square, attackers },
    attack: {
      at: square,
      attackers,
      stage: z.enum(['roll', 'reroll', 'ability', 'assign', 'aftermath']),
      hits: number,
      ranged: number,
      felled: flag,
    },
    retaliation: { at: square, shares, melee: number, ranged: number },
    search: { by: assassin, at: square, left: number, found: cards },
    stow: { by: assassin, cards, from: z.enum(['equipment', 'chest']) },
    trade: { at: square, moved },
    occasion: { card, effect: number, by: maybeAssassin, map: number, at: square, subject: z.string().max(60) },
    effect: { card, effect: number, next: number, by: maybeAssassin, map: number, at: square, on: maybeAssassin },
    'push-guard': { from: square, pastBases: flag },
    'eliminate-guard': { at: square, left: number },
    'set-out': { by: assassin, way: z.enum(['move', 'leave', 'travel']), to: square, with: listOf(assassin, MAX_LIST) },
    'call-ally': { by: assassin, squares },
    'remove-guard': { at: square, left: number },
    'drop-card': { by: assassin, left: number },
    'boss-moves': { bosses: listOf(boss, 9) },
    'move-boss': { boss, squares },
    'wound-boss': { at: square, left: number, slot: z.enum([...IMMUNITIES, '']) },
    'summon-boss': { boss, squares },
    'boss-appears': { boss, at: square },
    'change-ground': { tile, laid: flag },
    'place-machine': { machine, squares },
    'seize-machine': { map: number },
  };
}

export function stepSchema(known: Known): z.ZodType<Step> {
  const steps = Object.entries(shapesOf(known)).map(([step, shape]) => z.strictObject({ step: z.literal(step), ...shape }));
  return z.discriminatedUnion('step', steps as [(typeof steps)[0]]) as unknown as z.ZodType<Step>;
}
