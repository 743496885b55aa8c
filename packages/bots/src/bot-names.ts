import { BOT_AIMS, BOT_KINDS, type BotKind, type BotName } from './bot.ts';
import type { BotWeights } from './weights/bot-weights.ts';
import { NEWEST_VERSION, weightsOf } from './weights/versions.ts';

/** What plays under a name. */
export interface NamedBot {
  readonly kind: BotKind;
  readonly weights: BotWeights;
}

/** null: nobody has this name. The random player judges nothing, so it has no versions and no aims. */
export function botOf(name: string): NamedBot | null {
  const [, word, number, wanted = 'success'] = /^([a-z]+)(?:@([1-9]\d{0,5}))?(?:\+([a-z]+))?$/.exec(name) ?? [];
  const kind = BOT_KINDS.find((known) => known === word);
  const aim = BOT_AIMS.find((known) => known === wanted);
  if (kind === undefined || aim === undefined || (kind === 'random' && name !== kind)) return null;
  const weights = weightsOf(number === undefined ? NEWEST_VERSION : Number(number), aim);
  return weights === undefined ? null : { kind, weights };
}

export const isBotName = (name: string): name is BotName => botOf(name) !== null;

/** For usage texts and error messages: short enough for a line of 80. */
export const NAMES_OF_BOTS = `${BOT_KINDS.join(', ')}; mentor@1, mentor+${BOT_AIMS.slice(1).join(', +')}`;
