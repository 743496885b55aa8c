import { createBot } from '@bauta/bots';
import {
  apply,
  type Board,
  type Command,
  createMemory,
  type EquipmentCard,
  type Game,
  isRefusal,
  type MemorySetup,
  PACK_SLOTS,
} from '@bauta/engine';
import { memorySetup, withParty } from '@bauta/format';
import { venice, venicePack } from '../support/packs/venice-pack.ts';
import { chooseCuriously } from '../support/players/curious-player.ts';
import { pick } from '../support/players/pick.ts';
import { choose, generator, type Random } from '../support/players/random-player.ts';
import { cardsInPlay } from './content-parts.ts';
import { type Used, usedIn } from './used-in.ts';

const PLAYERS = ['greedy', 'curious', 'careful'] as const;

/** A memory by itself, by a party of level II with the headquarters at level II and whoever can be called. */
interface MemoryRun {
  memory: string;
  party: string;
  assassins: number;
  player: (typeof PLAYERS)[number];
  seed: number;
}

const MEMORIES = Object.keys(venice.memories);
const ADEPTS = Object.keys(venicePack.parties.named).filter((name) => venicePack.parties.named[name]!.level === 2);

const nth = <T>(list: readonly T[], number: number): T => list[number % list.length]!;

/** `memory:fever-house:adepts-2:3:greedy:17`, number n of a run, each kind in its turn. */
export function memoryRunName(number: number): string {
  const party = nth(ADEPTS, Math.floor(number / MEMORIES.length));
  const player = nth(PLAYERS, Math.floor(number / (ADEPTS.length * MEMORIES.length)));
  return ['memory', nth(MEMORIES, number), party, 2 + (number % 3), player, number].join(':');
}

function runOf(name: string): MemoryRun {
  const [, memory = '', party = '', assassins, player, seed] = name.split(':');
  return { memory, party, assassins: Number(assassins), player: player as MemoryRun['player'], seed: Number(seed) };
}

const EQUIPMENT = cardsInPlay(venice, venicePack.parties)
  .map((id) => venice.cards[id]!)
  .filter((card): card is EquipmentCard => card.kind === 'equipment' && !card.investigation);

/** Whatever the campaign may have dealt out by then, so that no card waits for the luck of a search. */
function dealt(board: Board, random: Random): Board {
  const hand = Array.from({ length: PACK_SLOTS }, () => pick(EQUIPMENT, random));
  const worn = hand.filter(({ slot }) => slot !== 'pack').map(({ id, slot }) => [slot, id]);
  return { ...board, ...Object.fromEntries(worn), pack: hand.filter(({ slot }) => slot === 'pack').map(({ id }) => id) };
}

const CALLED = Object.keys(venice.book.helpers).filter((figure) => venice.allies[figure]?.follows === false);

function setupOf({ memory, party, assassins, seed }: MemoryRun): MemorySetup {
  const ids = Object.keys(venice.assassins).filter((_, index, all) => (index + seed) % all.length < assassins);
  const wishes = { assassins: ids, difficulty: 'normal', seed: `content-${seed}`, apprentices: false } as const;
  const setup = memorySetup(withParty(venicePack, party), memory, wishes);
  const random = generator(seed);
  const members = setup.party.map((member) => ({ ...member, board: dealt(member.board, random) }));
  return { ...setup, party: members, allies: CALLED };
}

function chooserFor({ player, seed }: MemoryRun): (game: Game) => Command | null {
  if (player === 'greedy') {
    const bot = createBot(player, `content ${seed}`, { iterations: 1 });
    return (game) => (game.result === null ? bot.choose(game) : null);
  }
  const random = generator(seed);
  return (game) => (player === 'curious' ? chooseCuriously(game, random) : choose(game, player, random));
}

/** To its end; how many decisions it took. */
export function playMemory(name: string, used: Used): number {
  const run = runOf(name);
  const begun = createMemory(venice, setupOf(run));
  if (isRefusal(begun)) throw new Error(`set-up is refused: ${begun.refused}`);
  const next = chooserFor(run);
  let [game, decisions] = [begun, 0];
  for (let command = next(game); command !== null; command = next(game)) {
    const applied = apply(game, command);
    if (isRefusal(applied)) throw new Error(`${command.type} is refused: ${applied.refused}`);
    usedIn(game, applied.events, used);
    game = applied.game;
    decisions += 1;
  }
  return decisions;
}
