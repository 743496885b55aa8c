import { type Character, type Game, hpOf, maximumHp, SLOTS } from '@bauta/engine';
import { type Catalogue, characterName, listed, nameOf, say } from '@bauta/text';
import { markOf } from './cell.ts';
import { type Paint, wrapped } from './paint.ts';

function stateWord(catalogue: Catalogue, { status, exposed, inSpot, aboard, disguise }: Character): string {
  if (status === 'critical') return say(catalogue, 'screen.critical');
  if (status === 'outside') return say(catalogue, 'screen.outside');
  if (status === 'left') return say(catalogue, 'screen.left');
  if (status === 'eliminated') return say(catalogue, 'screen.eliminated');
  if (exposed) return say(catalogue, 'screen.exposed');
  if (aboard !== '') return say(catalogue, 'screen.aboard', { machine: nameOf(catalogue, 'machine', aboard) });
  if (inSpot) return say(catalogue, 'screen.hidden');
  return say(catalogue, disguise >= 0 ? 'screen.disguised' : 'screen.incognito');
}

const isGone = ({ status }: Character): boolean => status === 'left' || status === 'eliminated';

function numbers(game: Game, catalogue: Catalogue, assassin: Character): string[] {
  const { ap, saved } = assassin;
  const hp = say(catalogue, 'screen.hp', { hp: hpOf(game, assassin), most: maximumHp(game, assassin) });
  return isGone(assassin) ? [] : [hp, say(catalogue, 'screen.ap', { ap, saved })];
}

function cards(catalogue: Catalogue, assassin: Character): string {
  const list = (ids: readonly string[]) =>
    listed(
      catalogue,
      ids.map((id) => nameOf(catalogue, 'card', id)),
    );
  const worn = SLOTS.map((slot) => assassin[slot]).filter((id) => id !== '');
  const own = worn.length > 0 ? [list(worn)] : [];
  const pack = assassin.pack.length > 0 ? [say(catalogue, 'screen.pack', { cards: list(assassin.pack) })] : [];
  return own.length + pack.length === 0 ? say(catalogue, 'screen.no-cards') : [...own, ...pack].join('; ');
}

/** One assassin: a line of numbers, and the cards below it. */
function member(
  game: Game,
  catalogue: Catalogue,
  assassin: Character,
  width: number,
  withCards: boolean,
  paint: Paint,
): string[] {
  const name = `${markOf(assassin.id)} ${characterName(catalogue, assassin.id)}`;
  const alarming = assassin.exposed || assassin.status === 'critical';
  const words = [name, ...numbers(game, catalogue, assassin), stateWord(catalogue, assassin)].join(' ');
  const head = wrapped(words, width, '  ').map((line) => line.replace(name, () => paint(alarming ? 'danger' : 'friend', name)));
  if (isGone(assassin) || !withCards) return head;
  return [...head, ...wrapped(`  ${cards(catalogue, assassin)}`, width, '  ').map((line) => paint('faint', line))];
}

/** R40.6: who could be called. */
function atHandLines(catalogue: Catalogue, waiting: readonly Character[], width: number): string[] {
  if (waiting.length === 0) return [];
  const names = waiting.map(({ id }) => characterName(catalogue, id));
  return wrapped(say(catalogue, 'screen.at-hand', { names: listed(catalogue, names) }), width, '  ');
}

const isWaiting = ({ ally, status }: Character): boolean => ally !== '' && status === 'outside';

/** R44.1: one who is to be escorted waits on the map, as a token. */
const isAtHand = ({ content }: Game, each: Character): boolean => isWaiting(each) && !content.allies[each.ally]!.follows;

/** Assassins, allies on the map, and who is at hand. */
export const partyLines = (game: Game, catalogue: Catalogue, width: number, withCards: boolean, paint: Paint): string[] => [
  ...game.characters.flatMap((each) => (isWaiting(each) ? [] : member(game, catalogue, each, width, withCards, paint))),
  ...atHandLines(
    catalogue,
    game.characters.filter((each) => isAtHand(game, each)),
    width,
  ),
];
