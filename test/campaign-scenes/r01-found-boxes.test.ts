import type { CampaignDo } from '@bauta/engine';
import { campaignScene, effect, expect, rule, test, told } from '#campaign-scenes';

const box = (id: string, ...does: CampaignDo[]) => ({ id, red: does.map((each) => told(each)) });

/** The first who leaves finds both. */
const attic = rule(
  'attic',
  effect('left', { do: 'open-box', box: 'strongbox' }),
  effect('left', { do: 'open-box', box: 'casket' }),
);

const searching = () =>
  campaignScene({
    cards: [attic],
    memories: { walk: { cards: [attic], memory: { rules: ['attic'] } } },
    entries: { walk: { conclusion: [told({ do: 'gain-xp', xp: 1 })], next: [{ if: [], entry: 'back' }] }, back: {} },
    book: {
      boxes: {
        strongbox: box('strongbox', { do: 'set-flag', flag: 'opened', value: 1 }),
        casket: {
          id: 'casket',
          red: [told({ do: 'share-out', cards: ['medicine'] }, { if: 'flag', flag: 'opened', from: 1, to: 1 })],
        },
      },
    },
  });

test('[R1.3] boxes found in a memory are opened after it, one after the other, before the conclusion is read', () => {
  const scene = searching().succeed();
  const order = scene.events.map(({ type }) => type).filter((type) => ['box-opened', 'xp-gained'].includes(type));
  expect(scene.facts('box-opened').map((each) => each.box)).toEqual(['strongbox', 'casket']);
  expect(order.indexOf('box-opened')).toBeLessThan(order.lastIndexOf('xp-gained'));
  expect(scene.campaign).toMatchObject({ boxes: ['strongbox', 'casket'], storage: ['medicine'] });
});

test('[R6.3] what was found in a try that failed is not opened yet', () => {
  const scene = searching();
  scene.play('alessandra leave', 'concede');
  expect(scene.campaign.boxes).toEqual([]);
  scene.play('alessandra leave', 'concede');
  expect(scene.campaign.boxes).toEqual(['strongbox', 'casket']);
});

test('[R1.3] a box is opened once', () => {
  const scene = campaignScene({
    part: 'conclusion',
    entries: {
      walk: {
        conclusion: [told({ do: 'open-box', box: 'casket' }), told({ do: 'open-box', box: 'casket' })],
        next: [{ if: [], entry: 'back' }],
      },
      back: {},
    },
    book: { boxes: { casket: box('casket', { do: 'share-out', cards: ['medicine'] }) } },
  });
  expect(scene.facts('box-opened')).toHaveLength(1);
  expect(scene.campaign.storage).toEqual(['medicine']);
});
