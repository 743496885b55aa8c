import { apply, type Board, type Command, type Game, isRefusal, memoryRules, optionId, SLOTS, type Slot } from '@bauta/engine';
import { type SceneAssassin, scene } from './scene.ts';

/** Two ways to look at a trade: all the engine lets happen, and all that R13.3 allows, worked out from nothing but the rule. */

type PartySetting = Readonly<Record<string, SceneAssassin>>;
type Boards = readonly Board[];
type Fitting = Readonly<Record<string, { slot: Slot; armour: number }>>;

const written = (boards: Boards): string =>
  boards.map((board) => [...SLOTS.map((slot) => board[slot]), board.pack.toSorted().join('+')].join(' ')).join(' / ');
const boardsOf = (game: Game): Boards =>
  game.characters.map(({ melee, ranged, armour, blade, pack }) => ({ melee, ranged, armour, blade, pack }));

const moves = (game: Game): readonly Command[] => {
  const pending = memoryRules.question(game);
  return pending?.step.step === 'trade' ? pending.options.filter(({ type }) => type !== 'end-trade') : [];
};

function played(game: Game, command: Command): Game {
  const applied = apply(game, command);
  if (isRefusal(applied)) throw new Error(`${optionId(command)} was offered and refused`);
  return applied.game;
}

/** With every card at 0 AP into a free slot of its holder that it fits (R18.1), as far as anyone likes. */
function withEquipping(boards: Boards, party: PartySetting, fits: Fitting, found: Set<string>): void {
  if (found.has(written(boards))) return;
  found.add(written(boards));
  Object.values(party).forEach((given, index) => {
    const board = boards[index]!;
    for (const card of new Set(board.pack)) {
      const slot = fits[card]?.slot;
      if (slot === undefined || board[slot] !== '' || !maySlot(given, slot)) continue;
      const pack = board.pack.toSpliced(board.pack.indexOf(card), 1);
      withEquipping(boards.with(index, { ...board, pack, [slot]: card }), party, fits, found);
    }
  });
}

const maySlot = (given: SceneAssassin, slot: Slot): boolean =>
  given.state !== 'critical' && !(slot === 'blade' && given.apprentice === true);

const copy = ({ melee = '', ranged = '', armour = '', blade = '', pack = [] }: SceneAssassin): Board => ({
  melee,
  ranged,
  armour,
  blade,
  pack,
});

/** Every arrangement that one trade leads to, and options of one decision that came to the same. */
export function tradeOutcomes(party: PartySetting): { reached: Set<string>; twice: readonly string[] } {
  const s = scene({ map: '\n+-+\n|.|\n+-+\n', assassins: party });
  const fits = fittingOf(s.game);
  s.play(`${Object.keys(party)[0]} trade`);
  const seen = new Set<string>();
  const reached = new Set<string>();
  const twice: string[] = [];
  const waiting = [s.game];
  for (let game = waiting.pop(); game !== undefined; game = waiting.pop()) {
    withEquipping(boardsOf(game), party, fits, reached);
    const key = `${written(boardsOf(game))} ${JSON.stringify(game.stack.at(-1))}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const next = moves(game).map((command) => played(game, command));
    const ends = next.map((each) => written(boardsOf(each)));
    twice.push(...ends.filter((end, index) => ends.indexOf(end) !== index));
    waiting.push(...next);
  }
  s.play('end-trade');
  return { reached, twice };
}

const fittingOf = (game: Game): Fitting =>
  Object.fromEntries(
    Object.values(game.content.cards).flatMap((card) =>
      card.kind === 'equipment' && card.slot !== 'pack' ? [[card.id, { slot: card.slot, armour: card.armour }]] : [],
    ),
  );

/** R13.3, R25: may this board have become that one in a trade? */
function isAllowed(given: SceneAssassin, after: Board, fits: Fitting): boolean {
  const before = copy(given);
  const kept = before.armour === '' || after.armour === before.armour;
  const better = after.armour !== '' && fits[after.armour]!.armour > (fits[before.armour]?.armour ?? 0);
  const slotted = SLOTS.filter((slot) => after[slot] !== '' && after[slot] !== before[slot]);
  return after.pack.length <= 5 && (kept || better) && slotted.every((slot) => maySlot(given, slot));
}

/** Every way to lay out the party's cards that R13.3 allows. */
export function lawfulOutcomes(
  party: PartySetting,
  fits: Fitting = fittingOf(scene({ map: '\n+-+\n|.|\n+-+\n', assassins: party }).game),
) {
  const given = Object.values(party);
  const cards = given
    .map(copy)
    .flatMap((board) => [...SLOTS.map((slot) => board[slot]), ...board.pack].filter((card) => card !== ''));
  let layouts: ReadonlyMap<string, Boards> = new Map([['', given.map(() => copy({}))]]);
  for (const card of cards) {
    const next = new Map<string, Boards>();
    for (const boards of layouts.values())
      boards.forEach((board, index) => {
        const slot = fits[card]?.slot;
        const places: Board[] = [{ ...board, pack: [...board.pack, card] }];
        if (slot !== undefined && board[slot] === '') places.push({ ...board, [slot]: card });
        for (const place of places) next.set(written(boards.with(index, place)), boards.with(index, place));
      });
    layouts = next;
  }
  const lawful = [...layouts.values()].filter((boards) => boards.every((board, index) => isAllowed(given[index]!, board, fits)));
  return new Set(lawful.map(written));
}
