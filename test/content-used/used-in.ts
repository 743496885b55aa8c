import {
  type Card,
  type CardId,
  type Character,
  clone,
  evolve,
  type Game,
  type GameEvent,
  type Lasting,
  mapOf,
  memoryRules,
  NOWHERE,
  SLOTS,
} from '@bauta/engine';
import { actsOn } from './acts-on.ts';
import { effectsOf, partName, verbName, whilesOf } from './card-parts.ts';

export type Used = Set<string>;

const cardOf = ({ content }: Game, id: CardId): Card => content.cards[id]!;

function uses(game: Game, id: CardId, part: string, used: Used): void {
  used.add(partName(cardOf(game, id), part));
}

/** A verb that found nothing to do leaves no trace before the effect goes on or ends. */
const didNothing = (next: GameEvent | undefined): boolean =>
  next === undefined || next.type === 'step-ended' || (next.type === 'step-noted' && next.step.step === 'effect');

/** An effect goes on to its next verb: the one before it has been carried out. A lasting change is used when it acts on something. */
function verbUsed(game: Game, event: GameEvent, next: GameEvent | undefined, used: Used): void {
  if (event.type !== 'step-noted' || event.step.step !== 'effect' || event.step.next === 0 || didNothing(next)) return;
  const { card: id, effect, next: done } = event.step;
  const card = cardOf(game, id);
  const verb = effectsOf(card)[effect]!.do[done - 1]!;
  if (verb.do !== 'lasting') used.add(partName(card, verbName(card, effect, verb)));
}

const ownedBy = ({ ability, skills, ...board }: Character): CardId[] =>
  [ability, ...skills, ...SLOTS.map((slot) => board[slot])].filter((id) => id !== '');

/** *while*: as long as it is worn or owned. */
const worn = (game: Game, owner: Character): Lasting[] =>
  ownedBy(owner).flatMap((source) =>
    whilesOf(cardOf(game, source)).map((each): Lasting => {
      return { ...each, source, map: mapOf(owner.at), on: owner.id, at: NOWHERE, until: 'memory' };
    }),
  );

function changesUsed(game: Game, event: GameEvent, used: Used): void {
  const changes = [...game.lasting, ...game.characters.flatMap((each) => worn(game, each))];
  for (const each of changes) if (actsOn(game, event, each)) uses(game, each.source, each.quantity, used);
}

/** What is forbidden is used when a question would have more answers without it. */
function barsUsed(game: Game, used: Used): void {
  for (const bar of game.lasting) {
    if (!bar.quantity.startsWith('no-') || used.has(partName(cardOf(game, bar.source), bar.quantity))) continue;
    const without = { ...game, lasting: game.lasting.filter((each) => each !== bar) };
    if (memoryRules.question(without)!.options.length > memoryRules.question(game)!.options.length)
      uses(game, bar.source, bar.quantity, used);
  }
}

const bossAt = ({ bosses }: Game, square: number) => bosses.filter(({ at, state }) => at === square && state === 'standing');

function enemiesUsed(game: Game, event: GameEvent, used: Used): void {
  if (event.type === 'enemy-moved') used.add(`enemy ${event.enemy}: moves`);
  if (event.type === 'enemy-eliminated') used.add(`enemy ${event.enemy}: falls`);
  if (event.type === 'boss-wounded') used.add(`enemy ${event.boss}: is wounded`);
  if (event.type === 'aimed') for (const { id } of bossAt(game, event.from)) used.add(`enemy ${id}: attacks`);
}

/** R40.6, R44.1: an ally comes onto the map, and acts there. */
function alliesUsed({ characters }: Game, event: GameEvent, used: Used): void {
  if (event.type !== 'moved' && event.type !== 'ally-freed' && event.type !== 'action-spent') return;
  const { ally, status } = characters.find(({ id }) => id === event.by)!;
  if (ally === '') return;
  if (event.type === 'action-spent') used.add(`ally ${ally}: acts`);
  else if (status === 'outside') used.add(`ally ${ally}: comes`);
}

/** What a card is used for by itself; '' for no card. */
function cardUsed({ characters }: Game, event: GameEvent): [card: CardId, part: string] {
  switch (event.type) {
    case 'attack-begun':
    case 'attack-joined':
      return [event.card, 'attack'];
    case 'die-rerolled':
      return [event.card, 'reroll'];
    case 'event-revealed':
      return [event.card, 'revealed'];
    case 'token-taken':
      return [event.token, 'taken'];
    case 'wounded':
      return [characters.find(({ id }) => id === event.by)!.armour, 'armour'];
    default:
      return ['', ''];
  }
}

function cardsUsed(game: Game, event: GameEvent, used: Used): void {
  const [card, part] = cardUsed(game, event);
  if (card !== '') uses(game, card, part, used);
}

/** R29.2: cards that were drawn together bring their guards together. */
function reinforcementsUsed(events: readonly GameEvent[], used: Used): void {
  const isOne = (event: GameEvent): boolean => event.type === 'guard-placed' && event.why.includes('R29.2');
  if (!events.some(isOne)) return;
  for (const event of events) if (event.type === 'reinforced') used.add(`reinforcement ${event.card}: guards come`);
}

/** What a single event makes use of, in the game as it stood before it. */
function eventUses(game: Game, event: GameEvent, next: GameEvent | undefined, used: Used): void {
  verbUsed(game, event, next, used);
  changesUsed(game, event, used);
  cardsUsed(game, event, used);
  enemiesUsed(game, event, used);
  alliesUsed(game, event, used);
}

/** What of the content these events make use of: `follow` takes each after it was seen, and tells how the game stands. */
export function usedBy(
  start: Game | null,
  events: readonly GameEvent[],
  follow: (event: GameEvent) => Game | null,
  used: Used,
): void {
  let game = start;
  events.forEach((event, index) => {
    if (game !== null) eventUses(game, event, events[index + 1], used);
    game = follow(event);
  });
  reinforcementsUsed(events, used);
  if (game !== null && game.result === null) barsUsed(game, used);
}

/** Of a memory by itself. */
export function usedIn(before: Game, events: readonly GameEvent[], used: Used): void {
  const game = clone(before);
  const follow = (event: GameEvent): Game => {
    evolve(game, event);
    return game;
  };
  usedBy(game, events, follow, used);
}
