import type { BlueprintData, HelperData, HqData } from '@bauta/engine';
import { item } from '../../cards/campaign-cards.ts';
import { type CampaignScene, campaignScene } from './campaign-scene.ts';
import type { CampaignSetting } from './campaign-setting.ts';

/** R40.3: the 4 apprentices, 4 of the chosen kind, and Ezio. */
const hqOf = (kind: string, figure: string, contracts: readonly string[]): HqData => ({
  kind,
  figures: { apprentice: 4, [figure]: 4, ezio: 1 },
  firstGroup: ['ezio', figure],
  contracts,
});
const hqsWith = (contracts: readonly string[]): Readonly<Record<string, HqData>> => ({
  mercenaries: hqOf('mercenaries', 'mercenary', contracts),
  courtesans: hqOf('courtesans', 'courtesan', contracts),
});

/** As many HP as the level of the headquarters in bed, or 1 outside; two dice. */
const EZIO: Partial<HelperData> = { hospital: [1, 2, 3, 4], outside: 1, command: 2 };

/** The first contract needs 4. */
const CONTRACTS: NonNullable<CampaignSetting['contracts']> = { 'contract-1': { hits: 4 }, 'contract-2': { level: 2, hits: 3 } };

const BLUEPRINTS: Readonly<Record<string, BlueprintData>> = {
  'flying-machine-plan': { id: 'flying-machine-plan', white: 4, black: 3, card: 'flying-machine' },
  'shield-plan': { id: 'shield-plan', white: 4, black: 4, card: 'shield' },
  'toy-plan': { id: 'toy-plan', white: 1, black: 1, card: 'toy' },
};

/** What the rulebook fixes of a headquarters; a scene says what is different. */
function hqSetting(setting: CampaignSetting): CampaignSetting {
  const { contracts = CONTRACTS } = setting;
  return {
    entries: { walk: { next: [{ if: [], entry: 'back' }] }, back: { next: [{ if: [], entry: 'walk' }] } },
    ...setting,
    contracts,
    cards: [item('flying-machine'), item('shield'), item('toy'), ...(setting.cards ?? [])],
    helpers: { ezio: EZIO, ...setting.helpers },
    book: { hqs: hqsWith(Object.keys(contracts)), blueprints: BLUEPRINTS, ...setting.book },
  };
}

/** Before there is a headquarters. */
export const unopenedScene = (setting: CampaignSetting): CampaignScene => campaignScene(hqSetting(setting));

/** With the headquarters of the mercenaries. */
export const hqScene = (setting: CampaignSetting): CampaignScene =>
  campaignScene(hqSetting({ hq: {}, ...setting, state: { figures: hqsWith([]).mercenaries!.figures, ...setting.state } }));

export type Posts = NonNullable<CampaignSetting['hq']>['posts'];

/** After a memory, with figures in the rooms. */
export const afterMemory = (posts: Posts, setting: CampaignSetting = {}): CampaignScene =>
  hqScene({ part: 'resolution', ...setting, hq: { faceUp: true, ...setting.hq, posts: posts! } });
