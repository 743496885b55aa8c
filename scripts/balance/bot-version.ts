import { type BotName, NEWEST_VERSION } from '@bauta/bots';

/** `mentor@2` for `mentor`, `mentor@2+sync` for `mentor+sync`: a name without a version means the newest one. The random player has none. */
export const withVersion = (bot: BotName): string =>
  bot === 'random' ? bot : bot.replace(/^([a-z]+)(?=\+|$)/, `$1@${NEWEST_VERSION}`);
