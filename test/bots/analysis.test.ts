import { beginAnalysis, type JudgedDecision, type PlayedGame, turningPoints } from '@bauta/bots';
import { apply, type Game, isNewInformation, isRefusal, optionId, parseOption } from '@bauta/engine';
import { BLOCK, describe, expect, position, test } from '#scenes';

function played(start: Game, ids: readonly string[]): PlayedGame {
  const game: { decisions: PlayedGame['decisions'][number][]; positions: Game[] } = { decisions: [], positions: [start] };
  for (const id of ids) {
    const command = parseOption(id)!;
    const done = apply(game.positions.at(-1)!, command);
    if (isRefusal(done)) throw new Error(`${id} is refused: ${done.refused}`);
    game.decisions.push({ command, events: done.events });
    game.positions.push(done.game);
  }
  return game;
}

/** Nobody is about, and both are two steps from the work: it is won by walking. */
const quiet = () =>
  position({
    map: BLOCK,
    stations: ['a1'],
    assassins: { daria: { at: 'a1' }, claudio: { at: 'a1' } },
    objectives: { proof: { kind: 'complete', at: 'b2', ap: 1 } },
  });
const WON = ['daria move a2', 'daria move b2', 'daria complete proof', 'claudio leave', 'end-phase', 'daria move a2'];
const DESERTED = ['daria move a2', 'claudio leave', 'daria move a1', 'daria leave'];

const judgedOf = (game: PlayedGame, seed = 'test', iterations = 12): readonly JudgedDecision[] => {
  const analysis = beginAnalysis(game, seed, iterations);
  while (analysis.next());
  return analysis.judged;
};

describe('the analysis of a game', () => {
  const deserted = played(quiet(), DESERTED);
  const judged = judgedOf(deserted);

  test('finds the choice that threw it away, and a better one', () => {
    expect(deserted.positions.at(-1)!.result).toEqual({ success: false, reason: 'nobody-left' });
    const [worst] = turningPoints(deserted, judged).byChoice;
    expect(optionId(worst!.decision.command)).toBe('daria leave');
    expect(worst!.chosen).toBe(0);
    expect(worst!.better.chance).toBeGreaterThan(0.9);
    expect(optionId(worst!.better.command)).not.toMatch(/leave/);
  });

  test('blames no dice for it: nothing is left to chance where nothing is learnt', () => {
    expect(turningPoints(deserted, judged).byChance).toEqual([]);
    judged.slice(0, -1).forEach(({ chosen, after }, index) => {
      if (!deserted.decisions[index]!.events.some(isNewInformation)) expect(after).toBe(chosen);
    });
  });

  test('goes from decision to decision without a gap, to the end as it was', () => {
    for (const [index, { before, number, turn }] of judged.entries()) {
      expect(number).toBe(index + 1);
      expect(turn).toBe(deserted.positions[index]!.turn);
      if (index > 0) expect(before).toBe(judged[index - 1]!.after);
    }
    expect(judged.at(-1)!.after).toBe(0);
  });

  test('is the same for the same seed, and can be stopped after each decision', () => {
    expect(judgedOf(deserted)).toEqual(judged);
    const analysis = beginAnalysis(deserted, 'test', 12);
    expect(analysis.total).toBe(DESERTED.length);
    expect(analysis.next()).toBe(true);
    expect(analysis.judged).toEqual(judged.slice(0, 1));
  });

  test('a game that is won by plain steps has no bad choice', () => {
    const won = played(quiet(), [...WON, 'daria move a1', 'daria leave']);
    expect(won.positions.at(-1)!.result).toEqual({ success: true });
    const all = judgedOf(won);
    expect(turningPoints(won, all)).toEqual({ byChoice: [], byChance: [] });
    expect(all.at(-1)!.after).toBe(1);
  });

  test('tells dice from choices: seen by the guards on the only way', () => {
    const start = position({
      map: '+-+-+-+\n|. . .|\n+-+-+-+',
      stations: ['a1'],
      assassins: { daria: { at: 'a1', hp: 1 }, claudio: { at: 'a1', hp: 1 } },
      objectives: { proof: { kind: 'complete', at: 'b1', ap: 1 } },
      squares: { b1: { crossbowman: 2, agile: 2 } },
    });
    const seeds = Array.from({ length: 40 }, (_, index) => ({ ...start, chance: { ...start.chance, seed: `dice ${index}` } }));
    const games = seeds.map((game) => played(game, ['daria move b1']));
    const isSeen = ({ positions }: PlayedGame) => positions.at(-1)!.characters.some(({ exposed }) => exposed);
    const seen = games.find(isSeen)!;
    const unseen = games.find((game) => !isSeen(game))!;
    const first = ({ decisions, positions }: PlayedGame, seed = 'dice'): JudgedDecision => {
      const analysis = beginAnalysis({ decisions: [...decisions, ...decisions], positions: [...positions, start] }, seed, 12);
      analysis.next();
      return analysis.judged[0]!;
    };
    const [bad, good] = [first(seen), first(unseen)];
    expect(first(seen)).toEqual(bad);
    expect(first(seen, 'other dice')).not.toEqual(bad);
    expect(bad.chosen).toBe(good.chosen);
    expect(bad.after).toBeLessThan(bad.chosen - 0.1);
    expect(good.after).toBeGreaterThan(bad.after + 0.2);
  });
});
