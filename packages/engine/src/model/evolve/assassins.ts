import type { Character, Game } from '../game.ts';
import { groundOf, mapState, characterOf as who } from '../lookup.ts';
import { NOWHERE, type Square } from '../square.ts';
import { returnUniform } from './disguise.ts';
import type { Evolvers } from './evolvers.ts';
import { tally } from './tally.ts';

function layBase(game: Game, at: Square): void {
  if (at === NOWHERE) return;
  const map = mapState(game, at);
  const { index } = groundOf(game, at);
  map.bases[index] = map.bases[index]! + 1;
}

/** Off every map. */
export function takeOff(game: Game, character: Character, status: 'left' | 'eliminated' | 'outside'): void {
  returnUniform(game, character);
  character.status = status;
  character.at = NOWHERE;
  character.inSpot = false;
  character.aboard = '';
  character.exposed = false;
  character.ap = 0;
  character.saved = 0;
}

export const assassinEvolvers: Evolvers<
  | 'actions-refilled'
  | 'action-spent'
  | 'actions-lost'
  | 'action-saved'
  | 'action-laid-by'
  | 'action-given'
  | 'action-returned'
  | 'ability-used'
  | 'moved'
  | 'spot-entered'
  | 'spot-left'
  | 'exposed'
  | 'became-incognito'
  | 'wounded'
  | 'fell'
  | 'healed'
  | 'assassin-eliminated'
  | 'left'
> = {
  'actions-refilled': (game, { by }) => {
    who(game, by).ap = 3;
  },
  'action-spent': (game, { by, ap, saved }) => {
    const assassin = who(game, by);
    assassin.ap -= ap;
    assassin.saved -= saved;
    assassin.spent += ap + saved;
    for (const each of game.characters) each.leftSpot = NOWHERE;
  },
  'actions-lost': (game, { by, ap }) => {
    who(game, by).ap -= ap;
  },
  'action-laid-by': (game, { by }) => {
    who(game, by).saved = 1;
  },
  'action-saved': (game, { by }) => {
    const assassin = who(game, by);
    assassin.ap -= 1;
    assassin.saved += 1;
  },
  'action-given': (game, { by, ap }) => {
    who(game, by).ap += ap;
  },
  'action-returned': (game, { by, ap }) => {
    const assassin = who(game, by);
    assassin.ap += ap;
    assassin.spent -= ap;
  },
  'ability-used': (game, { by, card, per }) => {
    const assassin = who(game, by);
    if (per === 'turn') assassin.usedThisTurn = [...assassin.usedThisTurn, card];
    if (per === 'memory') assassin.usedThisMemory = [...assassin.usedThisMemory, card];
  },
  moved: (game, { by, to, why }) => {
    const assassin = who(game, by);
    assassin.at = to;
    assassin.inSpot = false;
    if (assassin.status === 'outside') assassin.status = 'active';
    if (game.tallies.travels !== undefined && assassin.ally === '' && why.includes('R15.1')) tally(game, 'travels');
  },
  'spot-entered': (game, { by }) => {
    who(game, by).inSpot = true;
  },
  'spot-left': (game, { by }) => {
    const assassin = who(game, by);
    assassin.inSpot = false;
    assassin.leftSpot = assassin.at;
  },
  exposed: (game, { by, loose }) => {
    const assassin = who(game, by);
    assassin.exposed = true;
    game.tallies.exposures += 1;
    if (!loose) return;
    const map = mapState(game, assassin.at);
    const { index } = groundOf(game, assassin.at);
    map.bases[index] = map.bases[index]! - 1;
  },
  'became-incognito': (game, { by, baseAt }) => {
    who(game, by).exposed = false;
    layBase(game, baseAt);
  },
  wounded: (game, { by, hp }) => {
    who(game, by).wounds += hp;
    game.tallies.wounds += hp;
  },
  fell: (game, { by }) => {
    const assassin = who(game, by);
    returnUniform(game, assassin);
    assassin.status = 'critical';
    assassin.exposed = false;
    assassin.inSpot = false;
    assassin.fellIn = game.turn;
  },
  healed: (game, { by, hp }) => {
    const assassin = who(game, by);
    assassin.wounds -= hp;
    assassin.fellIn = 0;
    assassin.status = 'active';
  },
  'assassin-eliminated': (game, { by }) => takeOff(game, who(game, by), 'eliminated'),
  left: (game, { by }) => takeOff(game, who(game, by), 'left'),
};
