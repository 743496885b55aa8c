import { fileURLToPath } from 'node:url';
import { apply, type Command, type Game, hash, isRefusal, memoryRules, setUp, view } from '@bauta/engine';
import { memorySetup, readContent, readFolder } from '@bauta/format';
import { batch, signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session, ShownDecision } from '../../session/session.ts';
import { settings } from '../../storage/settings.ts';
import { createPlayback } from './playback.ts';

const folder = fileURLToPath(new URL('../../../../../packages/content/practice', import.meta.url));
const pack = readContent(readFolder(folder)).pack!;

/** As much of a session as is shown. */
function sit() {
  const begun = setUp(pack.content, memorySetup(pack, 'practice-3', { assassins: 2, difficulty: 'normal', seed: 'shown' }));
  if (isRefusal(begun)) throw new Error(begun.refused);
  const positions: Game[] = [begun.game];
  const decisions = signal<readonly ShownDecision[]>([{ n: 0, command: null, events: begun.events }]);
  const game = signal<Game | null>(view(begun.game));
  const decide = (command: Command): void => {
    const done = apply(positions.at(-1)!, command);
    if (isRefusal(done)) throw new Error(done.refused);
    positions.push(done.game);
    batch(() => {
      game.value = view(done.game);
      decisions.value = [...decisions.peek(), { n: positions.length - 1, command, events: done.events }];
    });
  };
  const undo = (): void => {
    positions.pop();
    batch(() => {
      game.value = view(positions.at(-1)!);
      decisions.value = decisions.peek().slice(0, -1);
    });
  };
  const options = () => memoryRules.question(positions.at(-1)!)!.options;
  while (positions.at(-1)!.phase !== 'assassin') decide(options()[0]!);
  const playback = createPlayback({ decisions, game } as unknown as Session);
  /** Nobody does anything in this turn any more. */
  const endTurn = (): void => {
    const { turn } = positions.at(-1)!;
    while (positions.at(-1)!.turn === turn)
      decide(options().find(({ type }) => type === 'end-phase' || type === 'pass') ?? options()[0]!);
  };
  const endPhase = () => decide(options().find(({ type }) => type === 'end-phase')!);
  return { playback, game, undo, endPhase, endTurn };
}

const isSo = ({ playback, game }: ReturnType<typeof sit>): boolean => hash(playback.shown.peek()) === hash(game.peek()!);

beforeEach(() => {
  vi.useFakeTimers();
  settings.onlyOurs.value = false;
});
afterEach(() => {
  vi.useRealTimers();
  settings.speed.value = 'speed';
  settings.onlyOurs.value = false;
});

test('at once: nothing is shown on the way', () => {
  settings.speed.value = 'once';
  const table = sit();
  for (let n = 0; n < 6; n++) {
    table.endTurn();
    expect(table.playback.showing.peek()).toBe(false);
    expect(isSo(table)).toBe(true);
  }
});

test('by itself: step after step, until what is shown is so', () => {
  settings.speed.value = 'speed';
  const table = sit();
  table.endPhase();
  expect(table.playback.showing.peek()).toBe(true);
  expect(isSo(table)).toBe(false);
  const seen = new Set<string>();
  while (table.playback.showing.peek()) {
    seen.add(hash(table.playback.shown.peek()));
    vi.advanceTimersToNextTimer();
  }
  expect(seen.size).toBeGreaterThan(3);
  expect(isSo(table)).toBe(true);
});

test('step by step: nothing goes on without a word', () => {
  settings.speed.value = 'step';
  const table = sit();
  table.endPhase();
  vi.advanceTimersByTime(60_000);
  expect(table.playback.waits.peek()).toBe(true);
  const { length } = table.playback.left.peek();
  vi.advanceTimersByTime(60_000);
  expect(table.playback.left.peek().length).toBe(length);
  table.playback.next();
  expect(table.playback.left.peek().length).toBe(length - 1);
  table.playback.skip();
  expect(isSo(table)).toBe(true);
});

test('only what concerns us is shorter, and leads to the same', () => {
  settings.speed.value = 'step';
  const steps = (onlyOurs: boolean) => {
    settings.onlyOurs.value = onlyOurs;
    const table = sit();
    let count = 0;
    for (let n = 0; n < 4; n++) {
      table.endTurn();
      for (; table.playback.showing.peek(); count++) table.playback.next();
      expect(isSo(table)).toBe(true);
    }
    return count;
  };
  expect(steps(true)).toBeLessThan(steps(false));
});

test('a step back is not shown, also in the middle of steps', () => {
  settings.speed.value = 'step';
  const table = sit();
  table.endPhase();
  table.undo();
  expect(table.playback.showing.peek()).toBe(false);
  expect(table.playback.step.peek()).toBeNull();
  expect(isSo(table)).toBe(true);
});

test('a decision in the middle of steps is shown from where it was taken', () => {
  settings.speed.value = 'step';
  const table = sit();
  table.endPhase();
  table.endTurn();
  table.playback.skip();
  expect(isSo(table)).toBe(true);
});

test('the last enemy phase is watched again from its beginning, and changes nothing', () => {
  settings.speed.value = 'once';
  const table = sit();
  for (let n = 0; n < 3; n++) table.endTurn();
  table.playback.watchAgain();
  expect(table.playback.isAgain.peek()).toBe(true);
  expect(table.playback.shown.peek().phase).toBe('assassin');
  let count = 0;
  for (; table.playback.showing.peek(); count++) vi.advanceTimersToNextTimer();
  expect(count).toBeGreaterThan(1);
  expect(isSo(table)).toBe(true);
});
