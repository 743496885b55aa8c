import { type Command, type Game, memoryRules } from '@bauta/engine';
import { pick } from './pick.ts';
import { choose, type Random } from './random-player.ts';

/** What makes use of a card, a tower or a chest. */
const USING: readonly Command['type'][] = [
  ...(['use', 'use-on', 'use-at', 'trigger', 'reroll', 'ignore-test', 'strike'] as const),
  ...(['climb', 'synchronise', 'open-chest', 'hide-bodies', 'keep', 'attack', 'lead', 'enter-spot'] as const),
];

/** How often. */
const CURIOSITY = 0.5;

/** R4.3: where no enemy phase presses, nobody would ever have enough. */
const PATIENCE = 15;

const isAtBoss = ({ bosses }: Game, command: Command): boolean =>
  'at' in command && bosses.some(({ at, state }) => state === 'standing' && at === command.at);

/** Tries what there is to be tried, first of all on a boss; neither leaves nor throws anything away for a good while, and goes wherever chance leads. */
export function chooseCuriously(game: Game, random: Random): Command | null {
  const options = memoryRules.question(game)?.options ?? [];
  const using = options.filter(({ type }) => USING.includes(type));
  if (using.length === 0 || random() > CURIOSITY) return choose(game, game.turn > PATIENCE ? 'free' : 'stayer', random);
  const onBoss = using.filter((each) => isAtBoss(game, each));
  return pick(onBoss.length > 0 ? onBoss : using, random);
}
