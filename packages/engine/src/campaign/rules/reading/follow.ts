import type { CampaignDo } from '../../../model/book.ts';
import { begin, tell } from '../../flow/emit.ts';
import type { Campaign } from '../../model/campaign.ts';
import { gainFigures, loseFigures } from '../hq/figures.ts';
import { gainSync } from '../progress/sync.ts';
import { isInjured } from '../queries/members.ts';
import { addChests, expireChests } from './chests.ts';
import { openBox } from './open-box.ts';
import { shuffleIn } from './shuffle-in.ts';

type InstructionVerb<T extends CampaignDo['do']> = (campaign: Campaign, told: Extract<CampaignDo, { do: T }>) => void;

/** What each instruction does; `choose` is asked where it is read. */
const VERBS: { readonly [T in Exclude<CampaignDo['do'], 'choose'>]: InstructionVerb<T> } = {
  'open-box': (campaign, { box }) => openBox(campaign, box),
  'share-out': (campaign, { cards }) => tell(campaign, { type: 'cards-shared-out', cards, why: 'R1.3' }),
  'lay-aside': (campaign, { cards }) => tell(campaign, { type: 'cards-laid-aside', cards, why: 'R1.3' }),
  'shuffle-in': (campaign, { deck, cards }) => shuffleIn(campaign, deck, cards),
  'add-chests': (campaign, { set }) => addChests(campaign, set),
  'expire-chests': (campaign, { set }) => expireChests(campaign, set),
  'choose-assassins': (campaign) => begin(campaign, { step: 'choose-assassins', chosen: [] }),
  'open-hq': (campaign) => begin(campaign, { step: 'choose-hq' }),
  'gain-figures': (campaign, { figure, count }) => gainFigures(campaign, figure, count),
  'lose-figures': (campaign, { figure, count }) => loseFigures(campaign, figure, count),
  'gain-blueprint': (campaign, { blueprint }) => tell(campaign, { type: 'blueprint-gained', blueprint, why: 'R38' }),
  'gain-xp': (campaign, { xp }) => tell(campaign, { type: 'xp-gained', xp, source: 'campaign', why: 'R35' }),
  'gain-sync': (campaign, { entry }) => gainSync(campaign, entry),
  heal(campaign, { hp }) {
    for (const member of campaign.members.filter(isInjured))
      tell(campaign, { type: 'hp-restored', by: member.id, hp: Math.min(hp, member.wounds), why: 'R26.2' });
  },
  'set-flag': (campaign, { flag, value }) => tell(campaign, { type: 'campaign-flag-set', flag, value, why: 'G4' }),
  'ease-contract'(campaign, { hits }) {
    if (campaign.hq?.contracts[0] !== undefined) tell(campaign, { type: 'contract-eased', hits, why: 'R41.4' });
  },
};

export function follow(campaign: Campaign, told: Exclude<CampaignDo, { do: 'choose' }>): void {
  (VERBS[told.do] as (campaign: Campaign, told: CampaignDo) => void)(campaign, told);
}
