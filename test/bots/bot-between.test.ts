import { answerBetween, type Reason, streamOf } from '@bauta/bots';
import { campaignRules } from '@bauta/engine';
import {
  afterMemory,
  type CampaignScene,
  campaignScene,
  expect,
  hqScene,
  item,
  test,
  told,
  unopenedScene,
} from '#campaign-scenes';

/** What is answered, and why. */
function answered(scene: CampaignScene): [string, Reason] {
  const view = campaignRules.view(scene.campaign);
  const asked = campaignRules.question(view);
  if (asked?.of !== 'campaign') throw new Error('nothing is asked between memories');
  const { command, reason } = answerBetween(view, asked.options, streamOf('scene'));
  return [campaignRules.idOf(command), reason];
}

/** Answers until something else is asked. */
function answers(scene: CampaignScene): string[] {
  const [question, given]: [string, string[]] = [scene.question(), []];
  while (scene.question() === question) {
    const [id] = answered(scene);
    given.push(id);
    scene.play(id);
  }
  return given;
}

const sword = (id: string, dice: number) =>
  item(id, { slot: 'melee', weapon: { dice, reach: 'own', exposes: true, alerts: false, bulky: false } });

test('the worst hurt is treated first, before anything is put on', () => {
  const scene = hqScene({
    members: { alessandra: { wounds: 1 }, bastiano: { wounds: 2 } },
    state: { storage: ['medicine', 'breastplate'] },
  });
  expect(answered(scene)).toEqual(['bastiano treat medicine storage', 'treat the wounded']);
});

test('the better armour is worn, and nothing is moved twice', () => {
  const scene = campaignScene({
    members: { alessandra: { board: { armour: 'padded-vest' } }, bastiano: { board: { armour: 'breastplate' } } },
    state: { storage: ['breastplate'] },
  });
  expect(answered(scene)).toEqual(['alessandra fetch breastplate armour', 'wear the better armour']);
  expect(answers(scene)).toEqual(['alessandra fetch breastplate armour', 'end-arranging']);
});

test('the stronger weapon takes the place of the weaker, from the storage and out of the own pack', () => {
  const scene = campaignScene({
    members: {
      alessandra: { board: { melee: 'stick' } },
      bastiano: { board: { melee: 'stick', pack: ['broadsword'] } },
    },
    cards: [sword('stick', 1), sword('sabre', 2), sword('broadsword', 3)],
    state: { storage: ['sabre'] },
  });
  expect(answered(scene)[1]).toBe('put away a weapon that is outdone');
  answers(scene);
  const worn = ['alessandra', 'bastiano'].map((id) => scene.who(id).board.melee).toSorted();
  expect(worn).toEqual(['broadsword', 'sabre']);
  expect(scene.campaign.storage).toEqual(['stick', 'stick']);
});

test('what others wear is left to them', () => {
  const scene = campaignScene({ members: { alessandra: { board: { melee: 'common-sword' } }, bastiano: {} } });
  expect(answered(scene)).toEqual(['end-arranging', 'be content']);
});

test('things to use go to whoever carries least, and two places stay free', () => {
  const storage = Array.from({ length: 9 }, () => 'smoke-bomb');
  const scene = campaignScene({ members: { alessandra: { board: { pack: ['medicine'] } }, bastiano: {} }, state: { storage } });
  expect(answered(scene)).toEqual(['bastiano fetch smoke-bomb pack', 'take along things to use']);
  answers(scene);
  expect(['alessandra', 'bastiano'].map((id) => scene.who(id).board.pack.length)).toEqual([3, 3]);
});

test('the badly hurt go to bed, a scratch does not count', () => {
  const scene = hqScene({ part: 'assignment', members: { alessandra: { wounds: 2 }, bastiano: { wounds: 1 } } });
  expect(answered(scene)).toEqual(['alessandra lay-up', 'send the badly hurt to bed']);
  expect(answers(scene)).toEqual(['alessandra lay-up', 'beds-settled']);
});

test('nobody goes to bed for whom no apprentice could stand in, or nobody care', () => {
  const scene = hqScene({
    part: 'assignment',
    members: { alessandra: { wounds: 2 }, bastiano: {} },
    state: { figures: { apprentice: 1, mercenary: 4 } },
  });
  expect(answered(scene)).toEqual(['beds-settled', 'be content']);
});

test('carers first, as many as are needed, then the contract, workshop and shop, dice to spare, and the rest comes along', () => {
  const scene = hqScene({
    part: 'assignment',
    members: { alessandra: { out: 'eliminated', wounds: 3 }, bastiano: {} },
    hq: { faceUp: true, blueprint: 'toy-plan' },
    helpers: { thief: { shop: 2, command: 0, workshop: 0, hospital: [0, 0, 0, 0] } },
    state: { figures: { apprentice: 4, mercenary: 10, thief: 1, ezio: 1 } },
  });
  const reasons: Reason[] = [];
  while (scene.question() === 'assign') {
    const [id, reason] = answered(scene);
    reasons.push(reason);
    scene.play(id);
  }
  const { posts } = scene.campaign.hq!;
  expect(posts.hospital).toHaveLength(3);
  expect(posts['command-room']).toHaveLength(6);
  expect(posts['command-room']).toContain('ezio');
  expect(posts.workshop).toHaveLength(1);
  expect(posts.shop).toEqual(['thief']);
  expect([...new Set(reasons)]).toEqual([
    'look after those in bed',
    'have dice for the contract',
    'have help in the workshop',
    'have someone in the shop',
    'have dice to spare',
    'let the others come along',
    'be content',
  ]);
});

test('once a contract has failed no more dice are sent than it needs', () => {
  const scene = hqScene({ part: 'assignment', hq: { faceUp: true, failed: 1 } });
  answers(scene);
  expect(scene.campaign.hq!.posts['command-room']).toHaveLength(3);
  expect(scene.campaign.hq!.posts['command-room']).toContain('ezio');
});

test('the cheapest blueprint is chosen and built: discount on white, paid with what lies idle', () => {
  const plans = hqScene({ part: 'assignment', state: { blueprints: ['shield-plan', 'toy-plan'] } });
  expect(answered(plans)).toEqual(['choose-blueprint toy-plan', 'choose the cheapest blueprint']);
  const scene = afterMemory(
    { workshop: ['mercenary'] },
    {
      hq: { blueprint: 'shield-plan' },
      members: { alessandra: { board: { melee: 'common-sword' } }, bastiano: {} },
      state: { storage: ['smoke-bomb', 'smoke-bomb', 'parachute', 'parachute', 'common-sword', 'common-sword'] },
    },
  );
  expect(answered(scene)).toEqual(['build', 'build what can be built']);
  scene.play('build');
  // Of the white cards one is missing, so the discount is no question.
  expect(answered(scene)[1]).toBe('pay with what lies idle');
  answers(scene);
  expect(scene.facts('card-spent').map(({ of }) => of)).toEqual([...Array.from({ length: 6 }, () => 'storage'), 'alessandra']);
  expect(scene.facts('blueprint-built')).toMatchObject([{ card: 'shield' }]);
  const free = afterMemory(
    { workshop: ['mercenary'] },
    { hq: { blueprint: 'toy-plan' }, state: { storage: ['smoke-bomb', 'borgia-cape'] } },
  );
  expect(answered(free.play('build'))).toEqual(['discount white', 'save white cards']);
});

test('in the hospital the worst hurt is tended, those in bed before one outside', () => {
  const scene = afterMemory(
    { hospital: ['ezio', 'apprentice'] },
    {
      members: {
        alessandra: { out: 'eliminated', wounds: 3, inBed: true },
        bastiano: { out: 'resting', wounds: 1, inBed: true },
        claudio: { wounds: 1 },
      },
    },
  );
  expect(answered(scene)).toEqual(['tend-ward', 'tend the worst hurt']);
  expect(answers(scene)).toEqual(['tend-ward', 'alessandra tend', 'alessandra tend']);
});

test('armour is bought before weapons, and weapons before anything else', () => {
  const scene = afterMemory(
    { shop: ['mercenary', 'mercenary', 'mercenary'] },
    { state: { equipment: { draw: ['smoke-bomb', 'throwing-knife', 'padded-vest', 'parachute'], discard: [] } } },
  );
  expect(answers(scene).slice(0, 2)).toEqual(['keep-card padded-vest', 'keep-card throwing-knife']);
});

test('an apprentice is taken from the shop before the command room', () => {
  const scene = hqScene({
    part: 'stand-ins',
    members: { alessandra: { out: 'eliminated', wounds: 3 }, bastiano: {} },
    hq: { posts: { 'command-room': ['apprentice', 'apprentice'], shop: ['apprentice'], hospital: ['apprentice'] } },
  });
  expect(answered(scene)).toEqual(['fetch-apprentice shop', 'take an apprentice from where one is spared']);
});

test('of a choice of the book, and of whose the headquarters is, either will do', () => {
  const scene = unopenedScene({ part: 'conclusion', entries: { walk: { conclusion: [told({ do: 'open-hq' })] } } });
  expect(answered(scene)[1]).toBe('either will do');
});
