import { afterMemory, type CampaignScene, type CampaignSetting, expect, test } from '#campaign-scenes';

const FLYING_MACHINE = { blueprint: 'flying-machine-plan' };
const TOY = { blueprint: 'toy-plan' };

const spent = (scene: CampaignScene) => scene.facts('card-spent').map(({ card, gone, why }) => [card, gone, why]);

/** Pays whatever comes first until the room is done. */
function payAll(scene: CampaignScene): CampaignScene {
  while (scene.question() === 'pay') scene.play(scene.options()[0]!);
  return scene;
}

test('[R41.2] the flying machine without helpers: 4 white cards leave the game, 3 black ones are discarded', () => {
  const scene = afterMemory(
    { workshop: [] },
    {
      members: {
        alessandra: { board: { melee: 'common-sword', pack: ['borgia-cape', 'parachute'] } },
        bastiano: { board: { melee: 'common-sword', pack: ['parachute'] } },
      },
      state: { storage: ['common-sword', 'smoke-bomb'] },
      hq: FLYING_MACHINE,
    },
  );
  expect(scene.options()).toEqual(['build', 'put-back', 'arrange']);
  payAll(scene.play('build'));
  expect(scene.campaign.removed.toSorted()).toEqual(['borgia-cape', 'common-sword', 'common-sword', 'common-sword']);
  expect(scene.campaign.equipment.discard.toSorted()).toEqual(['parachute', 'parachute', 'smoke-bomb']);
  expect(new Set(scene.whys('card-spent'))).toEqual(new Set(['R41.2']));
  expect(scene.facts('blueprint-built')).toMatchObject([{ card: 'flying-machine', why: ['R41.2', 'R38'] }]);
  expect(scene.campaign).toMatchObject({ storage: ['flying-machine'], blueprints: [] });
  expect(scene.campaign.hq!.blueprint).toBe('');
});

test('[R41.2] one card too few: it cannot be built, and goes back', () => {
  const short: CampaignSetting = {
    members: { alessandra: { board: { pack: ['borgia-cape', 'parachute', 'parachute'] } }, bastiano: {} },
    state: { storage: ['common-sword', 'common-sword', 'common-sword'] },
    hq: FLYING_MACHINE,
  };
  const scene = afterMemory({ workshop: [] }, short);
  expect(scene.refuses('build')).toMatchObject({ rule: 'R41.2' });
  expect(scene.options()).toEqual(['put-back', 'arrange']);
  expect(afterMemory({ workshop: ['mercenary'] }, short).options()).toContain('build');
});

test('[R41.2] each helper takes one card off, of the colour the players choose', () => {
  const setting: CampaignSetting = {
    state: { storage: ['common-sword', 'common-sword', 'borgia-cape', 'smoke-bomb', 'smoke-bomb', 'parachute'] },
    hq: FLYING_MACHINE,
  };
  const paidAfter = (...discounts: string[]) => {
    const scene = payAll(afterMemory({ workshop: ['mercenary', 'ezio'] }, setting).play('build', ...discounts));
    const gone = scene.facts('card-spent').filter((fact) => fact.gone);
    return { white: gone.length, black: scene.facts('card-spent').length - gone.length };
  };
  expect(paidAfter('discount white', 'discount white')).toEqual({ white: 2, black: 3 });
  expect(paidAfter('discount white', 'discount black')).toEqual({ white: 3, black: 2 });
  const free = afterMemory({ workshop: ['mercenary', 'apprentice'] }, { hq: TOY }).play('build', 'discount white');
  expect(free.facts('blueprint-built')).toMatchObject([{ card: 'toy' }]);
  expect(free.facts('card-spent')).toEqual([]);
});

test('[R41.2] a discount the cards cannot make good is not offered', () => {
  const scene = afterMemory({ workshop: ['mercenary'] }, { state: { storage: ['smoke-bomb'] }, hq: TOY });
  expect(scene.refuses('discount black')).toMatchObject({ rule: 'R41.2' });
  scene.play('build');
  expect(scene.facts('only-choice')).toContainEqual(expect.objectContaining({ command: { type: 'discount', colour: 'white' } }));
  expect(spent(scene)).toEqual([['smoke-bomb', false, 'R41.2']]);
});

test('[R41.2] it is paid from boards and main hall, as the players choose', () => {
  const scene = afterMemory(
    { workshop: [] },
    {
      members: { alessandra: { board: { melee: 'common-sword', blade: 'hidden-blade', pack: ['smoke-bomb'] } }, bastiano: {} },
      state: { storage: ['borgia-cape', 'parachute'] },
      hq: TOY,
    },
  ).play('build');
  expect(scene.options()).toEqual([
    'pay common-sword alessandra melee',
    'pay hidden-blade alessandra blade',
    'pay borgia-cape storage storage',
    'pay smoke-bomb alessandra pack',
    'pay parachute storage storage',
  ]);
  scene.play('pay common-sword alessandra melee', 'pay parachute storage storage');
  expect(scene.who('alessandra').board.melee).toBe('');
  expect(scene.campaign).toMatchObject({ removed: ['common-sword'], storage: ['borgia-cape', 'toy'] });
});

test('[R41.2] chest, reward and built special cards pay as well; worn armour and what lies aside do not', () => {
  const setting: CampaignSetting = {
    members: {
      alessandra: { board: { armour: 'padded-vest' } },
      bastiano: { out: 'eliminated', wounds: 3, aside: { blade: 'hidden-blade', armour: '' } },
    },
    hq: TOY,
  };
  const none = afterMemory({ workshop: [] }, { ...setting, state: { storage: ['smoke-bomb'] } });
  expect(none.refuses('build')).toMatchObject({ rule: 'R41.2' });
  const won = afterMemory(
    { workshop: [] },
    { ...setting, book: { chests: { old: ['lamp-oil'] } }, state: { storage: ['smoke-bomb', 'lamp-oil', 'shield'] } },
  ).play('build');
  expect(won.options()).toContain('pay lamp-oil storage storage');
  won.play('pay shield storage storage');
  expect(spent(won)).toEqual([
    ['shield', true, 'R41.2'],
    ['smoke-bomb', false, 'R41.2'],
  ]);
});

test('[R41.2] an unbuilt blueprint is not a white card', () => {
  const scene = afterMemory(
    { workshop: [] },
    { members: { alessandra: {}, bastiano: {} }, state: { storage: ['smoke-bomb'], blueprints: ['shield-plan'] }, hq: TOY },
  );
  expect(scene.refuses('build')).toMatchObject({ rule: 'R41.2' });
  scene.play('put-back');
  expect(scene.facts('card-spent')).toEqual([]);
});

test('[R41.2] [R38] or it is put back into the main hall, although it could be built', () => {
  const scene = afterMemory({ workshop: ['mercenary', 'ezio'] }, { hq: TOY });
  scene.play('put-back');
  expect(scene.facts('blueprint-put-back')).toMatchObject([{ blueprint: 'toy-plan', why: ['R41.2', 'R38'] }]);
  expect(scene.campaign.blueprints).toEqual(['toy-plan']);
  expect(scene.campaign.hq!.blueprint).toBe('');
});

test('[R41.2] the workshop is emptied afterwards, built or not', () => {
  for (const answer of ['build', 'put-back']) {
    const scene = afterMemory({ workshop: ['mercenary'] }, { hq: TOY, state: { storage: ['smoke-bomb'] } }).play(answer);
    expect(scene.facts('post-emptied')).toContainEqual({ type: 'post-emptied', post: 'workshop', why: 'R41.2' });
    expect(scene.campaign.hq!.posts.workshop).toEqual([]);
    const types = scene.events.map((event) => (event.type === 'post-emptied' ? event.post : event.type));
    const done = answer === 'build' ? 'blueprint-built' : 'blueprint-put-back';
    expect(types.indexOf('workshop')).toBeGreaterThan(types.indexOf(done));
  }
});
