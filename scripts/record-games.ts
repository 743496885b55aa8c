// Records whole games into test/recorded, which test/replay/recorded.test.ts plays again.
//   node scripts/record-games.ts [NAME ..]
// To be run only when a rule, the content or the saved shape of a game was changed on purpose, and then with a look at what has changed:
// a recorded game that ends otherwise without such a change has found a bug.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apply, createMemory, type Game, hash, isRefusal, optionId } from '@bauta/engine';
import { memorySetup } from '@bauta/format';
import { practicePack } from '../test/support/packs/practice-pack.ts';
import { chooseCarefully } from '../test/support/players/careful-player.ts';
import { choose, generator } from '../test/support/players/random-player.ts';

const folder = join(import.meta.dirname, '../test/recorded');

interface Recipe {
  name: string;
  memory: string;
  party: number;
  difficulty: 'normal' | 'easy';
  player: 'careful' | 'random';
  /** The first seed with this ending is taken; any will do for ''. */
  ending: string;
}

const RECIPES: readonly Recipe[] = [
  { name: 'practice-1-won-by-2', memory: 'practice-1', party: 2, difficulty: 'normal', player: 'careful', ending: 'succeeded' },
  { name: 'practice-1-won-by-4', memory: 'practice-1', party: 4, difficulty: 'easy', player: 'careful', ending: 'succeeded' },
  { name: 'practice-2-won-by-3', memory: 'practice-2', party: 3, difficulty: 'normal', player: 'careful', ending: 'succeeded' },
  { name: 'practice-3-won-by-4', memory: 'practice-3', party: 4, difficulty: 'easy', player: 'careful', ending: 'succeeded' },
  { name: 'practice-4-won-by-3', memory: 'practice-4', party: 3, difficulty: 'easy', player: 'careful', ending: 'succeeded' },
  { name: 'practice-5-won-by-4', memory: 'practice-5', party: 4, difficulty: 'normal', player: 'careful', ending: 'succeeded' },
  {
    name: 'practice-4-friend-lost-by-3',
    memory: 'practice-4',
    party: 3,
    difficulty: 'normal',
    player: 'careful',
    ending: 'ally-lost',
  },
  { name: 'practice-4-late-by-2', memory: 'practice-4', party: 2, difficulty: 'normal', player: 'careful', ending: 'time-up' },
  {
    name: 'practice-2-lost-by-2',
    memory: 'practice-2',
    party: 2,
    difficulty: 'normal',
    player: 'careful',
    ending: 'all-eliminated',
  },
  {
    name: 'practice-3-lost-by-3',
    memory: 'practice-3',
    party: 3,
    difficulty: 'normal',
    player: 'random',
    ending: 'all-eliminated',
  },
  {
    name: 'practice-1-left-undone',
    memory: 'practice-1',
    party: 3,
    difficulty: 'normal',
    player: 'random',
    ending: 'nobody-left',
  },
];

const endingOf = ({ result }: Game): string => (result === null ? 'none' : result.success ? 'succeeded' : result.reason);

function play({ memory, party, difficulty, player }: Recipe, seed: string): { game: Game; ids: string[] } {
  const created = createMemory(practicePack.content, memorySetup(practicePack, memory, { assassins: party, difficulty, seed }));
  if (isRefusal(created)) throw new Error(created.refused);
  const random = generator(Number(seed));
  const next = (at: Game) => (player === 'careful' ? chooseCarefully(at, random) : choose(at, 'free', random));
  let game = created;
  const ids: string[] = [];
  for (let command = next(game); command !== null; command = next(game)) {
    const applied = apply(game, command);
    if (isRefusal(applied)) throw new Error(`${optionId(command)} ${applied.refused}`);
    game = applied.game;
    ids.push(optionId(command));
  }
  return { game, ids };
}

function record(recipe: Recipe): void {
  for (let seed = 1; seed <= 5000; seed++) {
    const { game, ids } = play(recipe, String(seed));
    if (endingOf(game) !== recipe.ending) continue;
    const { memory, party, difficulty } = recipe;
    const lines = [
      `title: ${recipe.name.replaceAll('-', ' ')}`,
      `memory: ${memory}`,
      `seed: "${seed}"`,
      `party: ${party}`,
      `difficulty: ${difficulty}`,
      'play:',
      ...ids.map((id) => `  - ${id}`),
      'expect:',
      `  position: { result: ${recipe.ending}, turn: ${game.turn} }`,
      `  hash: "${hash(game)}"`,
    ];
    writeFileSync(join(folder, `${recipe.name}.yaml`), `${lines.join('\n')}\n`);
    console.log(`${recipe.name}: seed ${seed}, ${ids.length} decisions, ${game.turn} turns, ${hash(game)}`);
    return;
  }
  console.log(`${recipe.name}: no seed ends so`);
  process.exitCode = 1;
}

mkdirSync(folder, { recursive: true });
const named = process.argv.slice(2);
for (const recipe of RECIPES) if (named.length === 0 || named.includes(recipe.name)) record(recipe);
