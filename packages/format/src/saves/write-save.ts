import { type Game, type GameEvent, hashText, memoryRules, type Rules } from '@bauta/engine';
import type { Decision } from '@bauta/session';
import { sumOf } from './sum.ts';
import { SAVE_FORMAT } from './upcast.ts';

/** Each returns whole lines; a save is written by appending them, one decision at a time. */
const line = (value: object): string => `${JSON.stringify(value)}\n`;

/** The header, and the set-up with the state after it. */
export const firstLines = <State, Event>(
  header: object,
  rules: Rules<State, Event>,
  state: State,
  setUp: readonly Event[],
): string => line(header) + line({ setUp, sum: hashText(JSON.stringify(setUp)), hash: rules.hash(state) });

export function beginSave(game: Game, setUp: readonly GameEvent[]): string {
  const { content, memory } = game.setup;
  return firstLines({ bauta: 'save', format: SAVE_FORMAT, content, memory }, memoryRules, game, setUp);
}

/** `state`: after it. */
export function saveDecision<State, Event>(
  rules: Rules<State, Event>,
  state: State,
  { n, command, events }: Pick<Decision<Event>, 'n' | 'command' | 'events'>,
): string {
  const id = rules.idOf(command);
  const sum = rules.kind === 'campaign' ? { sum: sumOf(id, events) } : {};
  return line({ n, command: id, events, ...sum, hash: rules.hash(state) });
}

/** An entry like any other: nothing is ever taken out of a save. */
export const saveUndo = <State, Event>(rules: Rules<State, Event>, state: State, n: number, undo: number): string =>
  line({ n, undo, hash: rules.hash(state) });

/** Of the state after entry `n`: a check that what is in the file leads where it led. */
export const saveSnapshot = <State, Event>(rules: Rules<State, Event>, state: State, n: number): string =>
  line({ n, snapshot: rules.snapshot(state), hash: rules.hash(state) });

const SNAPSHOT_EVERY = 50;

/** All that is written when a decision was made: its line, and now and then a snapshot. */
export const decisionLines = <State, Event>(rules: Rules<State, Event>, state: State, decision: Decision<Event>): string =>
  saveDecision(rules, state, decision) + (decision.n % SNAPSHOT_EVERY === 0 ? saveSnapshot(rules, state, decision.n) : '');
