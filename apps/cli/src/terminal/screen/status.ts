import { type Game, GUARD_KINDS, isTowerTop, turnsLeft } from '@bauta/engine';
import { type Catalogue, characterName, listed, nameOf, say } from '@bauta/text';
import { wrapped } from './paint.ts';

export const mapName = (map: number): string => String.fromCharCode(65 + map);

const titleOf = (catalogue: Catalogue): string => nameOf(catalogue, 'memory', catalogue.content.memory.id, 'title');

/** R4.3: without an enemy phase the direction says nothing. */
function goingWords(catalogue: Catalogue, direction: string): string[] {
  if (direction === '' || catalogue.content.memory.enemyPhase === 'none') return [];
  if (direction === '?') return [say(catalogue, 'screen.going-unknown')];
  return [say(catalogue, 'screen.going', { direction: say(catalogue, `direction.${direction}`) })];
}

function mapWords(game: Game, catalogue: Catalogue, map: number): string[] {
  const { alert, event, direction } = game.maps[map]!;
  const alertWord = say(catalogue, alert === 'raised' ? 'alert.raised' : 'alert.quiet');
  return [
    game.maps.length > 1
      ? say(catalogue, 'screen.alert-on', { map: mapName(map), alert: alertWord })
      : say(catalogue, 'screen.alert', { alert: alertWord }),
    event === '' ? say(catalogue, 'screen.no-event') : say(catalogue, 'screen.event', { card: nameOf(catalogue, 'card', event) }),
    ...goingWords(catalogue, direction),
  ];
}

/** R47: with a limit, how many turns there are. */
function heading(game: Game, catalogue: Catalogue): string {
  const { turn, phase, content } = game;
  const words = { title: titleOf(catalogue), turn, phase: say(catalogue, `phase.${phase}`) };
  if (turnsLeft(game) === null) return say(catalogue, 'screen.heading', words);
  return say(catalogue, 'screen.heading-limited', { ...words, turns: content.memory.timeLimit!.turns });
}

/** R50: with several maps a line for each, and where the next reinforcements go. */
export function headingLines(game: Game, catalogue: Catalogue, width: number): string[] {
  const easy = game.difficulty === 'easy' ? [say(catalogue, 'screen.difficulty-easy')] : [];
  const first = [heading(game, catalogue), ...easy];
  if (game.maps.length === 1) return wrapped([...first, ...mapWords(game, catalogue, 0)].join(' | '), width);
  const maps = game.maps.flatMap(({ down }, map) => (down ? [] : [mapWords(game, catalogue, map)]));
  const next = say(catalogue, 'screen.reinforcements-to', { map: mapName(game.back) });
  return [[...first, next], ...maps].flatMap((words) => wrapped(words.join(' | '), width));
}

/** Kinds that this memory can bring. */
export function reserveLine(game: Game, catalogue: Catalogue): string {
  const kinds = GUARD_KINDS.filter((kind) => kind === 'crossbowman' || kind === game.content.memory.elite);
  const list = kinds.map((kind) =>
    say(catalogue, 'screen.reserve-of', {
      count: game.reserve[GUARD_KINDS.indexOf(kind)]!,
      enemy: nameOf(catalogue, 'guard', kind),
      enemies: nameOf(catalogue, 'guard', kind, 'plural'),
    }),
  );
  const key = game.content.memory.garrison === undefined ? 'screen.reserve' : 'screen.garrison';
  return say(catalogue, key, { list: listed(catalogue, list) });
}

/** How far an open objective has come, in the words of its kind. */
function progressLine(game: Game, catalogue: Catalogue, index: number, text: string): string {
  const { kind, ap, target, count } = game.content.memory.objectives[index]!;
  const { paid, carrier } = game.objectives[index]!;
  if (carrier !== '') return say(catalogue, 'screen.objective-borne', { text, who: nameOf(catalogue, 'assassin', carrier) });
  if (ap > 0) return say(catalogue, 'screen.objective-paid', { text, paid, ap });
  if (kind === 'count') return say(catalogue, 'screen.objective-counted', { text, value: game.counters[target]!, count });
  if (kind === 'reach' || count < 2) return say(catalogue, 'screen.objective-open', { text });
  return say(catalogue, 'screen.objective-counted', { text, value: paid, count });
}

export function objectiveLines(game: Game, catalogue: Catalogue): string[] {
  return game.content.memory.objectives.map(({ id, optional }, index) => {
    const { revealed, done } = game.objectives[index]!;
    const said = catalogue.words.get(`memory.${game.content.memory.id}.objective.${id}`) ?? id;
    const words = revealed ? said : say(catalogue, 'screen.objective-hidden');
    const text = `o${index + 1} ${words}${optional ? ` ${say(catalogue, 'screen.objective-optional')}` : ''}`;
    if (!revealed) return say(catalogue, 'screen.objective-open', { text });
    return done ? say(catalogue, 'screen.objective-done', { text }) : progressLine(game, catalogue, index, text);
  });
}

export function counterLines(game: Game, catalogue: Catalogue): string[] {
  const { id: memory, counters } = game.content.memory;
  return counters.map(({ id }) =>
    say(catalogue, 'screen.counter', {
      text: catalogue.words.get(`memory.${memory}.counter.${id}`) ?? id,
      value: game.counters[id]!,
    }),
  );
}

export function towerLine(game: Game, catalogue: Catalogue, map: number): string[] {
  const up = game.characters.filter(({ at }) => isTowerTop(at) && at >> 10 === map);
  if (up.length === 0) return [];
  return [
    say(catalogue, 'screen.tower-top', {
      names: listed(
        catalogue,
        up.map(({ id }) => characterName(catalogue, id)),
      ),
    }),
  ];
}
