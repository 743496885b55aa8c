import { emit, end, follow } from '../../flow/emit.ts';
import type { StepRule } from '../../flow/step-rule.ts';
import type { Game } from '../../model/game.ts';
import { type BossId, GUARD_KINDS, type GuardKind } from '../../model/kinds.ts';
import { bossOf, mapState } from '../../model/lookup.ts';
import type { Square } from '../../model/square.ts';
import { bodiesAt, guardsAt } from '../ground/presence.ts';
import { guardsAboardAt } from '../machines/machines-at.ts';
import { tread } from '../traps/tread.ts';
import { isFull, moveIn } from './arrival.ts';
import { settleBases } from './bases.ts';
import { bossHp } from './enemy.ts';

/** R33.1: HP by the number of assassins at the start of the memory, set when the boss is first faced; later it is only moved. */
function setOn(game: Game, id: BossId, at: Square): void {
  const boss = bossOf(game, id)!;
  if (boss.state === 'standing') moveIn(game, id, boss.at, at, ['R33.3', 'G4']);
  else {
    const hp = boss.hp > 0 ? boss.hp : bossHp(game, id);
    emit(game, { type: 'boss-appeared', boss: id, at, hp, why: 'R33.1' });
    if (mapState(game, at).traps.length > 0) tread(game, at);
  }
}

/** R33.3: it takes 1 of the 4 places, and on a full square somebody makes room. */
export function bossArrives(game: Game, boss: BossId, at: Square): void {
  if (isFull(game, at)) follow(game, { step: 'boss-appears', boss, at });
  else setOn(game, boss, at);
}

/** A guard aboard a machine makes no room. */
const guardsOn = (game: Game, at: Square): GuardKind[] =>
  GUARD_KINDS.filter((_, kind) => guardsAt(game, at, kind) > guardsAboardAt(game, at, kind));

/** R33.3: bodies make room first, then one guard the players choose goes to the reserve. */
export const bossAppearsStep: StepRule<'boss-appears'> = {
  step: 'boss-appears',
  rules: ['R33.3'],
  options(game, { at }, out) {
    if (isFull(game, at) && bodiesAt(game, at) === 0)
      for (const enemy of guardsOn(game, at)) out.push({ type: 'displace', enemy, at });
  },
  resolve(game, { boss, at }, command) {
    if (command.type !== 'displace') return;
    end(game);
    emit(game, { type: 'guard-displaced', guard: command.enemy as GuardKind, at, why: 'R33.3' });
    setOn(game, boss, at);
    settleBases(game);
  },
  run(game, { boss, at }) {
    if (bodiesAt(game, at) > 0 && isFull(game, at)) return follow(game, { step: 'push-out', at, left: 1 });
    end(game);
    // Four bosses leave no room: the fifth goes on waiting.
    if (!isFull(game, at)) setOn(game, boss, at);
  },
};

/** R33.3: a card brings a boss that waits off the map. */
export const summonBossStep: StepRule<'summon-boss'> = {
  step: 'summon-boss',
  rules: ['R33.3', 'G4'],
  options(_game, { boss, squares }, out) {
    for (const at of squares) out.push({ type: 'place', enemy: boss, at });
  },
  resolve(game, { boss }, command) {
    if (command.type !== 'place') return;
    end(game);
    bossArrives(game, boss, command.at);
  },
};
