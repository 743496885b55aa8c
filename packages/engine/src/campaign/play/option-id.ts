import { isCommandType, optionId, parseOption } from '../../play/option-id.ts';
import { type CommandFields, readOption, writeOption } from '../../play/option-words.ts';
import type { AnyCommand, CampaignCommand, CampaignCommandType } from '../model/command.ts';

const FIELDS: CommandFields<CampaignCommandType> = {
  choose: [['option', 'word']],
  'choose-assassin': [],
  'assassins-chosen': [],
  'choose-hq': [['kind', 'word']],
  'join-party': [],
  'leave-party': [],
  replace: [['with', 'word']],
  'party-settled': [],
  'play-memory': [],
  'skip-memory': [],
  store: [
    ['card', 'word'],
    ['from', 'place'],
  ],
  fetch: [
    ['card', 'word'],
    ['into', 'place'],
  ],
  hand: [
    ['card', 'word'],
    ['from', 'place'],
    ['to', 'word'],
    ['into', 'place'],
  ],
  treat: [
    ['card', 'word'],
    ['of', 'word'],
  ],
  'end-arranging': [],
  arrange: [],
  learn: [['skill', 'word']],
  'lay-up': [],
  'beds-settled': [],
  'choose-blueprint': [['blueprint', 'word']],
  'no-blueprint': [],
  assign: [
    ['figure', 'word'],
    ['post', 'word'],
  ],
  assigned: [],
  'fetch-apprentice': [['post', 'word']],
  tend: [],
  'tend-outside': [],
  'tend-ward': [],
  build: [],
  'put-back': [],
  discount: [['colour', 'word']],
  pay: [
    ['card', 'word'],
    ['of', 'word'],
    ['from', 'word'],
  ],
  'keep-card': [['card', 'word']],
  'no-more-cards': [],
  'set-difficulty': [['difficulty', 'difficulty']],
};

const WITHOUT_ACTOR: ReadonlySet<CampaignCommandType> = new Set<CampaignCommandType>([
  'choose',
  'assassins-chosen',
  'choose-hq',
  'party-settled',
  'play-memory',
  'skip-memory',
  'end-arranging',
  'arrange',
  'beds-settled',
  'choose-blueprint',
  'no-blueprint',
  'assign',
  'assigned',
  'fetch-apprentice',
  'tend-ward',
  'build',
  'put-back',
  'discount',
  'pay',
  'keep-card',
  'no-more-cards',
  'set-difficulty',
]);

const WORDS = { fields: FIELDS, withoutActor: WITHOUT_ACTOR };

/** Asked of any command of a campaign, in a memory or between two. */
export const campaignOptionId = (command: AnyCommand): string =>
  isCommandType(command.type) ? optionId(command as never) : writeOption(WORDS, command as CampaignCommand);

/** The reverse of `campaignOptionId`. */
export const parseCampaignOption = (id: string): AnyCommand | null =>
  parseOption(id) ?? (readOption(WORDS, id) as CampaignCommand | null);

export const isCampaignCommandType = (type: string): type is CampaignCommandType => Object.hasOwn(FIELDS, type);
