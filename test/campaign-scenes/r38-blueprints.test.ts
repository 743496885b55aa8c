import { campaignRules } from '@bauta/engine';
import { afterMemory, expect, hqScene, test, told, unopenedScene } from '#campaign-scenes';

test('[R38] a blueprint is won, and lies in the main hall', () => {
  const scene = unopenedScene({
    part: 'conclusion',
    entries: {
      walk: { conclusion: [told({ do: 'gain-blueprint', blueprint: 'shield-plan' })], next: [{ if: [], entry: 'back' }] },
      back: {},
    },
  });
  expect(scene.facts('blueprint-gained')).toMatchObject([{ blueprint: 'shield-plan', why: 'R38' }]);
  expect(scene.campaign).toMatchObject({ blueprints: ['shield-plan'], storage: [] });
});

test('[R38] both its sides may be read: what it costs in black and white cards, and the item it becomes', () => {
  const scene = afterMemory({}, { hq: { blueprint: 'shield-plan' }, state: { storage: ['smoke-bomb'] } });
  const { content } = campaignRules.view(scene.campaign);
  expect(content.book.blueprints['shield-plan']).toEqual({ id: 'shield-plan', white: 4, black: 4, card: 'shield' });
  expect(content.cards.shield).toMatchObject({ kind: 'equipment', id: 'shield' });
  scene.play('put-back');
  expect(scene.whys('blueprint-put-back')).toContain('R38');
});

test('[R38] it is no card that could be fetched, traded or taken along', () => {
  const scene = afterMemory({}, { hq: { blueprint: 'toy-plan' }, state: { blueprints: ['shield-plan'], storage: ['medicine'] } });
  scene.play('put-back');
  expect(scene.facts('blueprint-put-back')).toMatchObject([{ why: ['R41.2', 'R38'] }]);
  expect(scene.options()).toEqual(['alessandra fetch medicine pack', 'bastiano fetch medicine pack', 'end-arranging']);
  expect(scene.campaign.blueprints).toEqual(['shield-plan', 'toy-plan']);
});

test('[R38] until it is built in the workshop: then it is a card of the main hall', () => {
  const scene = hqScene({
    part: 'assignment',
    state: { blueprints: ['toy-plan', 'shield-plan'], storage: ['lamp-oil', 'smoke-bomb'] },
  }).play('choose-blueprint toy-plan', 'assigned', 'end-arranging');
  scene.succeed().play('build', 'pay lamp-oil storage storage');
  expect(scene.facts('blueprint-built')).toMatchObject([{ blueprint: 'toy-plan', card: 'toy', why: ['R41.2', 'R38'] }]);
  expect(scene.campaign).toMatchObject({ blueprints: ['shield-plan'], storage: ['toy'] });
  scene.play('alessandra fetch toy pack');
  expect(scene.who('alessandra').board.pack).toEqual(['toy']);
});
