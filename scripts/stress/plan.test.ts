import { expect, test } from 'vitest';
import { lineOf, Misused, parseWish, type StressPlan, vitestWords } from './plan.ts';

const planOf = (...words: string[]): StressPlan => parseWish(words).plan;
const kinds = ({ rounds }: StressPlan): string[] => rounds.map(({ factor, busy }) => `${factor}x ${busy ? 'busy' : 'idle'}`);

test('at 1x the other core is idle and busy in turn, slowed down it is idle', () => {
  expect(kinds(planOf('--rounds', '1x=3,4x=2,10x=1'))).toEqual([
    '1x idle',
    '1x busy',
    '1x idle',
    '4x idle',
    '4x idle',
    '10x idle',
  ]);
  expect(planOf().rounds).toHaveLength(14);
});

test('every round can be wished busy, or idle', () => {
  expect(kinds(planOf('--rounds', '1x=2,4x=1', '--busy'))).toEqual(['1x busy', '1x busy', '4x busy']);
  expect(kinds(planOf('--rounds', '1x=2,4x=1', '--idle'))).toEqual(['1x idle', '1x idle', '4x idle']);
});

test('each round has a seed of its own, and its line gives the same round alone', () => {
  const plan = planOf('--rounds', '1x=2,4x=1', '--seed', '40', 'apps/web/test/begin.test.ts');
  expect(plan.rounds.map(({ seed }) => seed)).toEqual([40, 41, 42]);
  for (const round of plan.rounds) {
    const words = lineOf(plan, round).split(' ').slice(4);
    expect(planOf(...words)).toEqual({ ...plan, rounds: [round] });
  }
});

const projectsIn = (words: readonly string[]): string[] => words.filter((_, index) => words[index - 1] === '--project');

test('slowed down, tests in a browser alone are run', () => {
  const plan = planOf('--rounds', '1x=1,4x=1');
  const [quick, slow] = plan.rounds.map((round) => vitestWords(plan, round, 'report.json'));
  expect(projectsIn(quick!)).toEqual(['browser', 'server']);
  expect(projectsIn(slow!)).toEqual(['browser']);
});

test('files that are named are run alone, slowed down those in a browser', () => {
  const files = ['apps/web/test/begin.test.ts', 'apps/server/test/judge.test.ts', 'test/kills/kills.test.ts'];
  const plan = planOf('--rounds', '1x=1,4x=1', ...files.map((file) => `./${file}`));
  const [quick, slow] = plan.rounds.map((round) => vitestWords(plan, round, 'report.json'));
  expect(quick!.slice(-3)).toEqual(files);
  expect(projectsIn(quick!)).toEqual([]);
  expect(slow!.slice(-2)).toEqual(['--outputFile.json=report.json', files[0]]);
  expect(kinds(planOf('--rounds', '1x=1,4x=1', files[1]!))).toEqual(['1x idle']);
});

test('what cannot be meant is said, with nothing run', () => {
  const misuses = [
    ['--rounds', '4'],
    ['--rounds', '0x=3'],
    ['--rounds', '1x=0'],
    ['--seed', 'x'],
    ['--busy', '--idle'],
    ['--fast'],
    ['--rounds', '4x=1', 'apps/server/test/judge.test.ts'],
  ];
  for (const words of misuses) expect(() => parseWish(words), words.join(' ')).toThrow(Misused);
});
