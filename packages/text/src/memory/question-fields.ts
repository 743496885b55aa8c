import type { StepName, StepOf } from '@bauta/engine';
import type { Kind } from './kinds.ts';

type QuestionKinds<T extends StepName> = { readonly [K in Exclude<keyof StepOf<T>, 'step'>]?: Kind };

/** The steps that ask, with what their question names. */
export const QUESTION_FIELDS: { readonly [T in StepName]?: QuestionKinds<T> } = {
  'enter-map': {},
  'assassin-phase': {},
  window: { window: 'value' },
  'place-guards': {},
  movement: {},
  gather: {},
  combat: { stage: 'value' },
  'seek-direction': {},
  hunt: { by: 'assassin', from: 'square', left: 'value' },
  tests: { stage: 'value' },
  'spring-traps': {},
  'push-out': { at: 'square', left: 'value' },
  'fill-base': { at: 'square' },
  'gather-attackers': { at: 'square' },
  attack: { at: 'square', stage: 'value', hits: 'value' },
  retaliation: { at: 'square' },
  search: { by: 'assassin', left: 'value' },
  stow: { by: 'assassin', cards: 'cards' },
  trade: {},
  occasion: { card: 'card', by: 'assassin', at: 'square' },
  'push-guard': { from: 'square' },
  'eliminate-guard': { at: 'square' },
  'set-out': { by: 'assassin', way: 'value', to: 'square' },
  'call-ally': { by: 'assassin' },
  'remove-guard': { at: 'square' },
  'drop-card': { by: 'assassin', left: 'value' },
  'boss-moves': {},
  'move-boss': { boss: 'enemy' },
  'wound-boss': { at: 'square' },
  'summon-boss': { boss: 'enemy' },
  'boss-appears': { boss: 'enemy', at: 'square' },
  'place-machine': { machine: 'machine' },
  'seize-machine': {},
};
