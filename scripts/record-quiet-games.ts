// Records for memories of the campaign a game won without an alert, and one that wins the 100% sync; test/venice/quiet-games.test.ts plays them again.
//   node scripts/record-quiet-games.ts [MEMORY ..]
// To be run when a rule or one of these memories was changed on purpose.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBot } from '@bauta/bots';
import { apply, createMemory, type Game, hash, isRefusal, optionId, outcome } from '@bauta/engine';
import { readScript } from '@bauta/format';
import { venicePack } from '../test/support/packs/venice-pack.ts';

const folder = join(import.meta.dirname, '../test/venice/quiet-games');
const SEEDS = 3000;
/** Of as many that are won the one with the fewest decisions is kept. */
const KEPT = 3;

/** The memories with such games: those from 0.3 on that are quiet. */
const MEMORIES = ['low-bridge', 'captain-of-nobody', 'wet-ink', 'glass-road', 'widows-terrace', 'fever-house', 'rope-walk'];

interface PlayedQuietly {
  seed: number;
  game: Game;
  ids: string[];
  raised: boolean;
}

const head = (memory: string, aim: string, seed: number): string =>
  [`title: ${memory}, ${aim}`, 'pack: venice', `memory: ${memory}`, `seed: "${seed}"`, 'party: 3'].join('\n');

function begun(memory: string, seed: number): Game {
  const { script } = readScript({ path: memory, text: head(memory, '', seed) }, () => venicePack);
  const created = createMemory(script!.content, script!.setup);
  if (isRefusal(created)) throw new Error(created.refused);
  return created;
}

function play(memory: string, seed: number): PlayedQuietly {
  const bot = createBot('greedy@1', `${seed}`, { iterations: 1 });
  let game = begun(memory, seed);
  let raised = false;
  const ids: string[] = [];
  while (game.result === null) {
    const command = bot.choose(game);
    const applied = apply(game, command);
    if (isRefusal(applied)) throw new Error(`${optionId(command)} ${applied.refused}`);
    raised ||= applied.events.some(({ type }) => type === 'alert-raised');
    game = applied.game;
    ids.push(optionId(command));
  }
  return { seed, game, ids, raised };
}

const AIMS: Readonly<Record<string, (played: PlayedQuietly) => boolean>> = {
  quiet: ({ game, raised }) => game.result!.success && !raised,
  sync: ({ game }) => outcome(game)!.sync !== 'none',
};

function write(memory: string, aim: string, { seed, game, ids }: PlayedQuietly): void {
  const lines = [
    head(memory, aim, seed),
    'play:',
    ...ids.map((id) => `  - ${id}`),
    'expect:',
    `  position: { result: succeeded, turn: ${game.turn} }`,
    `  hash: "${hash(game)}"`,
  ];
  writeFileSync(join(folder, `${memory}-${aim}.yaml`), `${lines.join('\n')}\n`);
  console.log(`${memory} ${aim}: seed ${seed}, ${ids.length} decisions, ${game.turn} turns`);
}

function record(memory: string): void {
  const found = new Map(Object.keys(AIMS).map((aim) => [aim, [] as PlayedQuietly[]]));
  for (let seed = 1; seed <= SEEDS && [...found.values()].some((games) => games.length < KEPT); seed++) {
    const played = play(memory, seed);
    for (const [aim, games] of found) if (AIMS[aim]!(played)) games.push(played);
  }
  for (const [aim, games] of found) {
    // A sync is another way to play: if it can be, not the quiet one.
    const [best] = games.toSorted((a, b) => Number(b.raised) - Number(a.raised) || a.ids.length - b.ids.length);
    if (best !== undefined) write(memory, aim, best);
    else {
      console.log(`${memory} ${aim}: no seed up to ${SEEDS} ends so`);
      process.exitCode = 1;
    }
  }
}

mkdirSync(folder, { recursive: true });
const named = process.argv.slice(2);
for (const memory of named.length > 0 ? named : MEMORIES) record(memory);
