import { blankGame } from '../../../model/blank.ts';
import { evolve } from '../../../model/evolve/evolve.ts';
import { impossible } from '../../../model/lookup.ts';
import type { CampaignEvolvers } from './changes.ts';

/** The diary, the memory under way, and the flow. */
export const bookEvolvers: CampaignEvolvers<
  | 'campaign-laid'
  | 'entry-begun'
  | 'difficulty-chosen'
  | 'box-opened'
  | 'campaign-flag-set'
  | 'flags-brought-back'
  | 'second-chance'
  | 'memory-ended'
  | 'entry-written'
  | 'sync-won'
  | 'xp-gained'
  | 'level-reached'
  | 'campaign-ended'
  | 'campaign-step-begun'
  | 'campaign-step-noted'
  | 'campaign-step-ended'
  | 'in-memory'
> = {
  'campaign-laid'(campaign, { position }) {
    Object.assign(campaign, position);
  },
  'entry-begun'(campaign, { entry }) {
    campaign.entry = entry;
    campaign.attempt = 1;
  },
  'difficulty-chosen'(campaign, { difficulty }) {
    campaign.difficulty = difficulty;
  },
  'box-opened'(campaign, { box, red }) {
    campaign.boxes = [...campaign.boxes, box];
    const { content } = campaign;
    const { boxes } = content.book;
    // Only a view learns anything by it.
    if (boxes[box]?.red.length !== red.length)
      campaign.content = { ...content, book: { ...content.book, boxes: { ...boxes, [box]: { id: box, red } } } };
  },
  'campaign-flag-set'(campaign, { flag, value }) {
    campaign.flags = { ...campaign.flags, [flag]: value };
  },
  'flags-brought-back'(campaign, { flags }) {
    campaign.flags = flags;
  },
  'second-chance'(campaign) {
    campaign.attempt = 2;
  },
  'memory-ended'(campaign, { entry, difficulty }) {
    campaign.game = null;
    campaign.played = entry;
    campaign.difficulty = difficulty;
  },
  'entry-written'(campaign, { entry, written, earned }) {
    campaign.diary = { ...campaign.diary, [entry]: written };
    campaign.earned = earned;
  },
  'sync-won'(campaign, { entry, sync }) {
    const written = campaign.diary[entry] ?? { result: 'success', sync, attempts: 0, turns: 0, xp: 0 };
    campaign.diary = { ...campaign.diary, [entry]: { ...written, sync } };
  },
  'xp-gained'(campaign, { xp, source }) {
    const { [source]: _gained, ...left } = campaign.earned;
    campaign.earned = left;
    campaign.xp += xp;
  },
  'level-reached'(campaign, { level }) {
    campaign.level = level;
  },
  'campaign-ended'(campaign) {
    campaign.ended = true;
    campaign.stack = [];
  },
  'campaign-step-begun'(campaign, { step }) {
    campaign.stack = [...campaign.stack, step];
  },
  'campaign-step-noted'(campaign, { step }) {
    campaign.stack = campaign.stack.with(-1, step);
  },
  'campaign-step-ended'(campaign) {
    campaign.stack = campaign.stack.slice(0, -1);
  },
  'in-memory'(campaign, { event }) {
    if (event.type === 'memory-set-up') campaign.game = blankGame(event.content, event.setup);
    evolve(campaign.game ?? impossible('no memory is played'), event);
  },
};
