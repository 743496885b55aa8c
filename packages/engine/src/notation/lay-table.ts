import { blankGame } from '../model/blank.ts';
import type { Content } from '../model/content.ts';
import { evolve } from '../model/evolve/evolve.ts';
import type { Game } from '../model/game.ts';
import { impossible } from '../model/lookup.ts';
import { setUp } from '../play/set-up.ts';

/** What a game was cut from, as far as it holds it. */
export function contentOf({ content, setup }: Game): Content {
  const { memory, dice, guards, bosses, machines, allies, cards } = content;
  return {
    ...setup.content,
    dice,
    guards: Object.fromEntries(guards.map((guard) => [guard.kind, guard])) as Content['guards'],
    bosses,
    machines,
    assassins: {},
    allies,
    cards,
    memories: { [setup.memory]: memory },
    book: null,
  };
}

/** The table as set up, before anyone enters: what was played since is not part of a position described from there. */
export function layTable(game: Game): Game {
  const done = setUp(contentOf(game), game.setup);
  if ('refused' in done) return impossible(`the set-up is refused: ${done.refused}`);
  const laid = blankGame(game.content, game.setup);
  const last = done.events.findLastIndex(({ type }) => type === 'assassin-joined');
  for (const event of done.events.slice(0, last + 1)) evolve(laid, event);
  laid.stack = [];
  return laid;
}
