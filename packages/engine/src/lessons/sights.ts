import type { Game } from '../model/game.ts';
import { figuresInPlay } from '../model/garrison.ts';
import type { GroundSquare } from '../model/ground.ts';
import { CROSSBOWMAN, type EliteKind, KINDS } from '../model/kinds.ts';
import { groundIfAny, groundOf, kindIndex, mapState } from '../model/lookup.ts';
import type { Square } from '../model/square.ts';
import { enemiesOn } from '../rules/ground/presence.ts';
import { objectiveAt } from '../rules/objectives/objective-at.ts';

/** Something the table sees of a memory, whatever was asked or told last. */
type Sight = (game: Game) => boolean;

const onMap = (game: Game) => game.characters.filter(({ status }) => status === 'active');

function hasEnemies(game: Game, at: Square): boolean {
  const ground = groundIfAny(game, at);
  return ground !== undefined && enemiesOn(game, ground) > 0;
}

/** Nearby an assassin or ally on the map. */
const isReached =
  (is: (square: GroundSquare, game: Game) => boolean): Sight =>
  (game) =>
    onMap(game).some(({ at }) => groundIfAny(game, at)?.nearby.some((to) => is(groundOf(game, to), game)));

const stands = (elite: EliteKind): Sight => {
  const kind = kindIndex(elite);
  return ({ maps }) => maps.some(({ guards }) => guards.some((count, index) => index % KINDS === kind && count > 0));
};

/** R4.3: what the enemies do when the assassins are done. */
const marches: Sight = ({ content }) => content.memory.enemyPhase !== 'none';
const comes: Sight = ({ content }) => content.memory.enemyPhase === 'whole';

/** R29.3: fewer than a third of the crossbowmen or of the elites in play are left. */
function isLow({ reserve, content, setup }: Game): boolean {
  const kinds = [CROSSBOWMAN, kindIndex(content.memory.elite)];
  const most = figuresInPlay(content.memory, setup.party.length);
  return kinds.some((kind) => reserve[kind]! * 3 < most[kind]!);
}

const wears = ({ content }: Game, card: string): boolean => {
  const found = content.cards[card];
  return found?.kind === 'equipment' && found.armour > 0;
};

export const SIGHTS = {
  /** An incognito assassin could walk onto enemies. */
  'enemy-nearby': (game) =>
    onMap(game).some(({ at, exposed }) => !exposed && groundIfAny(game, at)?.nearby.some((to) => hasEnemies(game, to))),
  'exposed-beside-enemy': (game) => onMap(game).some(({ at, exposed }) => exposed && hasEnemies(game, at)),
  'enemy-phase': marches,
  reinforcements: (game) => comes(game) && game.grounds.some(({ doors }) => doors.length > 0),
  'red-base': (game) =>
    marches(game) &&
    (onMap(game).some(({ exposed }) => exposed) || game.maps.some(({ bases }) => bases.some((count) => count > 0))),
  'reserve-low': (game) => comes(game) && isLow(game),
  objective: isReached(({ at }, game) => game.objectives.some((_, index) => objectiveAt(game, index) === at)),
  canal: isReached(({ type }) => type === 'canal'),
  tower: isReached(({ tower }) => tower),
  chest: isReached(({ at }, game) => mapState(game, at).chests.includes(at)),
  restricted: isReached((square) => square.restricted),
  agile: stands('agile'),
  brute: stands('brute'),
  rider: stands('rider'),
  seeker: stands('seeker'),
  boss: ({ bosses }) => bosses.some(({ state }) => state === 'standing'),
  machine: ({ machines }) => machines.some(({ state }) => state === 'standing'),
  /** Someone with a hidden blade could use it. */
  'hidden-blade': (game) => onMap(game).some(({ at, blade }) => blade !== '' && hasEnemies(game, at)),
  armour: (game) => game.characters.some(({ armour, pack }) => armour !== '' || pack.some((card) => wears(game, card))),
  ability: ({ characters }) => characters.some(({ ally, ability }) => ally === '' && ability !== ''),
  ally: ({ characters }) => characters.some(({ ally, status }) => ally !== '' && status === 'active'),
  escort: ({ content }) => content.memory.objectives.some(({ kind }) => kind === 'escort'),
  optional: ({ content }) => content.memory.objectives.some(({ optional }) => optional),
  sync: ({ content }) => content.memory.sync.length > 0,
  easy: ({ content }) => content.memory.easy,
  'two-maps': ({ maps }) => maps.filter(({ down }) => !down).length > 1,
  'time-limit': ({ content }) => content.memory.timeLimit !== null,
} as const satisfies Record<string, Sight>;

export type SightName = keyof typeof SIGHTS;
export const SIGHT_NAMES = Object.keys(SIGHTS) as [SightName, ...SightName[]];
