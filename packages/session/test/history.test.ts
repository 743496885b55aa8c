import { type Game, type GameEvent, isRefusal, memoryRules as rules, setUp } from '@bauta/engine';
import { memorySetup } from '@bauta/format';
import { expect, test } from 'vitest';
import { practicePack } from '../../../test/support/packs/practice-pack.ts';
import { choose, generator, type Random } from '../../../test/support/players/random-player.ts';
import { type Decision, decisionFrom, History, sameContent, stateFrom, writtenDecision } from '../src/index.ts';

type MemoryHistory = History<Game, GameEvent>;

function begin(): MemoryHistory {
  const setup = memorySetup(practicePack, 'practice-1', { assassins: 2, difficulty: 'normal', seed: 'base' });
  const begun = setUp(practicePack.content, setup);
  if (isRefusal(begun)) throw new Error(begun.refused);
  return History.begin(rules, begun.game, begun.events, { rewinds: false });
}

function decideOnce(history: MemoryHistory, random: Random): Decision<GameEvent> {
  const decided = history.decide(choose(history.state, 'stayer', random)!, 'ada');
  if (isRefusal(decided)) throw new Error(decided.refused);
  return decided;
}

/** Plays until that many decisions can be taken back. */
function playTo(history: MemoryHistory, free: number, random: Random): void {
  while (history.decisions.length !== free) decideOnce(history, random);
}

/** What another process makes of the base and what was decided since, as both are sent. */
function sentOn(history: MemoryHistory): MemoryHistory {
  const text = JSON.stringify([rules.toJSON(history.base), history.decisions.map((each) => writtenDecision(rules, each))]);
  const [base, decisions] = JSON.parse(text);
  return History.begin(rules, stateFrom(rules, base), [], {
    rewinds: false,
    n: history.n,
    decisions: decisions.map((each: ReturnType<typeof writtenDecision<GameEvent>>) => decisionFrom(rules, each)),
  });
}

const seen = ({ state, base, decisions, n, undoLimit }: MemoryHistory) => ({
  state: rules.hash(state),
  base: rules.hash(base),
  decisions: JSON.stringify(decisions),
  n,
  free: undoLimit.free,
});

test('a history that begins with its base and what was decided since goes on like the one it came from', () => {
  const random = generator(3);
  const history = begin();
  for (const free of [0, 1, 2, 3]) {
    playTo(history, free, random);
    const other = sentOn(history);
    expect(seen(other)).toEqual(seen(history));
    for (let left = 8; left > 0; left--) {
      other.follow(decideOnce(history, random));
      expect(seen(other)).toEqual(seen(history));
    }
  }
});

test('after an undo the number is more than that of the last decision, also where it is begun from there', () => {
  const random = generator(4);
  const history = begin();
  playTo(history, 3, random);
  const { n } = history;
  expect(history.undo(2)).toBe(true);
  const other = sentOn(history);
  expect([other.n, other.decisions.at(-1)!.n]).toEqual([n + 1, n - 2]);
  expect(seen(other)).toEqual(seen(history));
  expect([other.undo(2), other.undo(1)]).toEqual([false, true]);
  expect(rules.hash(other.state)).toBe(rules.hash(history.base));
  expect(other.n).toBe(n + 2);
});

test('the base is where undo leads to, whatever was decided and drafted after it', () => {
  const random = generator(5);
  const history = begin();
  playTo(history, 2, random);
  const before = rules.hash(history.base);
  const draft = history.draft(choose(history.state, 'stayer', random)!);
  if (isRefusal(draft)) throw new Error(draft.refused);
  draft.rollBack();
  expect(rules.hash(history.base)).toBe(before);
  expect(history.undo(2)).toBe(true);
  expect(rules.hash(history.state)).toBe(before);
});

test('what is no command is not read as a decision', () => {
  expect(() => decisionFrom(rules, { n: 1, command: 'fly away now', by: '', events: [] })).toThrow(
    '`fly away now` is no command',
  );
});

test('states that are read share a content that is equal', () => {
  const whole = JSON.stringify(rules.toJSON(begin().state));
  const [one, other] = [stateFrom(rules, JSON.parse(whole)), stateFrom(rules, JSON.parse(whole))];
  expect(one.content).toBe(other.content);
  expect(sameContent(one.content)).toBe(one.content);
});
