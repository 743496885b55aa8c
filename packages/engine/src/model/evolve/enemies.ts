import type { Game } from '../game.ts';
import { KINDS } from '../kinds.ts';
import { bossOf, countsFrom, groundOf, impossible, kindIndex, mapState } from '../lookup.ts';
import type { Square } from '../square.ts';
import type { Evolvers } from './evolvers.ts';
import { tally } from './tally.ts';

type Count = 'guards' | 'based' | 'bodies';

function add(game: Game, count: Count, at: Square, kind: number, change: number): void {
  const counts = mapState(game, at)[count];
  const index = countsFrom(game, at) + kind;
  counts[index] = counts[index]! + change;
  if (counts[index]! < 0) impossible(`fewer than no ${count}`);
}

function toReserve(game: Game, kind: number, change: number): void {
  game.reserve[kind] = game.reserve[kind]! + change;
  if (game.reserve[kind]! < 0) impossible('fewer than no figures in the reserve');
}

const bossNamed = (game: Game, id: string) => bossOf(game, id) ?? impossible(`no boss ${id}`);

/** R30.5: a guard laid down or gone gives up its space before a free one of its kind does. */
function freeSpace(game: Game, at: Square, kind: number): void {
  const map = mapState(game, at);
  const index = countsFrom(game, at) + kind;
  if (map.based[index]! > 0) map.based[index] = map.based[index]! - 1;
}

function bodyGone(game: Game, enemy: string, at: Square): void {
  const kind = kindIndex(enemy);
  if (kind < 0) {
    const boss = bossNamed(game, enemy);
    boss.state = 'gone';
    boss.at = -1;
    return;
  }
  add(game, 'bodies', at, kind, -1);
  toReserve(game, kind, 1);
}

function guardGone(game: Game, guard: string, at: Square): void {
  const kind = kindIndex(guard);
  freeSpace(game, at, kind);
  add(game, 'guards', at, kind, -1);
  toReserve(game, kind, 1);
  seeNoMore(game, at, game.content.guards[kind]!.eyes);
}

/** R22.2: enemies that came onto a square, as the detection dice they bring. */
function enter(game: Game, at: Square, eyes: number): void {
  const { entered } = mapState(game, at);
  const { index } = groundOf(game, at);
  entered[index] = entered[index]! + eyes;
}

/** R22.2: one who is no longer there rolls no dice; who came last goes first. */
function seeNoMore(game: Game, at: Square, eyes: number): void {
  const { entered } = mapState(game, at);
  const { index } = groundOf(game, at);
  entered[index] = Math.max(0, entered[index]! - eyes);
}

export const enemyEvolvers: Evolvers<
  | 'guard-placed'
  | 'guard-displaced'
  | 'guard-removed'
  | 'body-woken'
  | 'red-base-laid'
  | 'boss-appeared'
  | 'enemy-moved'
  | 'enemy-eliminated'
  | 'boss-wounded'
  | 'boss-healed'
  | 'movement-set'
  | 'body-pushed-out'
  | 'body-hidden'
  | 'body-removed'
  | 'body-found'
  | 'space-taken'
  | 'red-base-removed'
  | 'alert-raised'
  | 'alert-quieted'
  | 'attack-begun'
> = {
  'guard-placed': (game, { guard, at, count }) => {
    const kind = kindIndex(guard);
    add(game, 'guards', at, kind, count);
    toReserve(game, kind, -count);
    enter(game, at, count * game.content.guards[kind]!.eyes);
  },
  'guard-displaced': (game, { guard, at }) => guardGone(game, guard, at),
  'guard-removed': (game, { guard, at }) => guardGone(game, guard, at),
  'body-woken': (game, { guard, at }) => {
    add(game, 'bodies', at, kindIndex(guard), -1);
    add(game, 'guards', at, kindIndex(guard), 1);
  },
  'boss-appeared': (game, { boss, at, hp }) => {
    Object.assign(bossNamed(game, boss), { at, hp, state: 'standing' });
    enter(game, at, game.content.bosses[boss]!.eyes);
  },
  'enemy-moved': (game, { enemy, from, to }) => {
    const kind = kindIndex(enemy);
    if (kind < 0) {
      bossNamed(game, enemy).at = to;
      enter(game, to, game.content.bosses[enemy]!.eyes);
      return;
    }
    const { guards, entered } = mapState(game, to);
    const left = groundOf(game, from).index * KINDS + kind;
    const { index } = groundOf(game, to);
    guards[left] = guards[left]! - 1;
    guards[index * KINDS + kind] = guards[index * KINDS + kind]! + 1;
    entered[index] = entered[index]! + game.content.guards[kind]!.eyes;
    if (guards[left]! < 0) impossible('fewer than no guards');
  },
  'enemy-eliminated': (game, { enemy, at }) => {
    game.tallies.eliminated += 1;
    const kind = kindIndex(enemy);
    if (kind < 0) {
      bossNamed(game, enemy).state = 'body';
      return seeNoMore(game, at, game.content.bosses[enemy]!.eyes);
    }
    freeSpace(game, at, kind);
    add(game, 'guards', at, kind, -1);
    add(game, 'bodies', at, kind, 1);
    seeNoMore(game, at, game.content.guards[kind]!.eyes);
  },
  'boss-wounded': (game, { boss }) => {
    bossNamed(game, boss).hp -= 1;
  },
  'boss-healed': (game, { boss, hp }) => {
    bossNamed(game, boss).hp += hp;
  },
  'movement-set': (game, { boss, movement }) => {
    bossNamed(game, boss).movement = movement;
  },
  'body-pushed-out': (game, { enemy, at }) => {
    const { pushedOut } = mapState(game, at);
    const { index } = groundOf(game, at);
    pushedOut[index] = pushedOut[index]! + 1;
    bodyGone(game, enemy, at);
  },
  'body-hidden': (game, { enemy, at }) => bodyGone(game, enemy, at),
  'body-removed': (game, { enemy, at }) => bodyGone(game, enemy, at),
  'body-found': (game) => {
    game.tallies['bodies-found'] += 1;
  },
  'space-taken': (game, { guard, at }) => add(game, 'based', at, kindIndex(guard), 1),
  'red-base-laid': (game, { at }) => {
    const { bases } = mapState(game, at);
    const { index } = groundOf(game, at);
    bases[index] = bases[index]! + 1;
  },
  'red-base-removed': (game, { at }) => {
    const map = mapState(game, at);
    const { index } = groundOf(game, at);
    map.bases[index] = map.bases[index]! - 1;
  },
  'alert-raised': (game, { map }) => {
    game.maps[map]!.alert = 'raised';
    game.tallies.alerts += 1;
  },
  'attack-begun': (game) => tally(game, 'attacks'),
  'alert-quieted': (game, { map }) => {
    game.maps[map]!.alert = 'quiet';
  },
};
