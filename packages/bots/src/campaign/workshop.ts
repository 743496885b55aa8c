import type { Worth } from './worth.ts';

/** R40.4: what costs fewest cards. */
export const cheapBlueprint: Worth = ({ content }, command) => {
  if (command.type !== 'choose-blueprint') return 0;
  const { white, black } = content.book.blueprints[command.blueprint]!;
  return 1 / (1 + white + black);
};

/** R41.2 */
export const built: Worth = (_campaign, { type }) => (type === 'build' ? 1 : 0);

/** R41.2: white cards would leave the game, black ones come back. */
export const savedCard: Worth = (_campaign, command) => {
  if (command.type !== 'discount') return 0;
  return command.colour === 'white' ? 2 : 1;
};

/** R41.2: what lies idle before what is carried, and what is carried before what is worn. */
export const spareCard: Worth = (_campaign, command) => {
  if (command.type !== 'pay') return 0;
  if (command.from === 'storage') return 3;
  return command.from === 'pack' ? 2 : 1;
};
