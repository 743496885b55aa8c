import { NO_CARD } from '../../../model/kinds.ts';
import type { CampaignEvolvers } from './changes.ts';
import { changeMember } from './changes.ts';

export const partyEvolvers: CampaignEvolvers<
  | 'assassins-named'
  | 'party-joined'
  | 'party-left'
  | 'laid-up'
  | 'put-to-bed'
  | 'left-bed'
  | 'back-in-action'
  | 'hp-restored'
  | 'brought-back'
  | 'skill-learnt'
> = {
  'assassins-named'(campaign) {
    campaign.named = true;
  },
  'party-joined'(campaign, { by }) {
    changeMember(campaign, by, () => ({ inPlay: true }));
  },
  'party-left'(campaign, { by, players }) {
    changeMember(campaign, by, () => ({ inPlay: false }));
    campaign.players = players;
  },
  'laid-up'(campaign, { by, out }) {
    changeMember(campaign, by, ({ board }) => ({
      out,
      aside: { blade: board.blade, armour: board.armour },
      board: { ...board, blade: NO_CARD, armour: NO_CARD },
    }));
  },
  'put-to-bed'(campaign, { by }) {
    changeMember(campaign, by, () => ({ inBed: true }));
  },
  'left-bed'(campaign, { by }) {
    changeMember(campaign, by, () => ({ inBed: false }));
  },
  'back-in-action'(campaign, { by }) {
    changeMember(campaign, by, ({ aside, board }) => ({
      out: '',
      aside: { blade: NO_CARD, armour: NO_CARD },
      board: { ...board, blade: aside.blade, armour: aside.armour === NO_CARD ? board.armour : aside.armour },
    }));
  },
  'hp-restored'(campaign, { by, hp }) {
    changeMember(campaign, by, ({ wounds }) => ({ wounds: wounds - hp }));
  },
  'brought-back'(campaign, { by, wounds, board }) {
    changeMember(campaign, by, () => ({ wounds, board }));
  },
  'skill-learnt'(campaign, { by, skill }) {
    changeMember(campaign, by, ({ skills }) => ({ skills: [...skills, skill] }));
  },
};
