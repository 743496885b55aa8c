import { applyCampaign, type Campaign, campaignRules, isRefusal } from '@bauta/engine';
import { type CampaignScene, campaignScene, expect, test, thorn, told } from '#campaign-scenes';

const walk = (): CampaignScene =>
  campaignScene({
    members: { alessandra: { board: { melee: 'common-sword', pack: ['thorn'] } }, bastiano: {} },
    cards: [thorn],
    memories: { walk: { chests: ['a1'] } },
    entries: {
      walk: { briefing: [told({ do: 'lay-aside', cards: ['medicine'] })], next: [{ if: [], entry: 'next' }] },
      next: {},
    },
    book: { levels: [2] },
    part: 'briefing',
    state: { chest: { draw: ['rapier', 'crossbow'], discard: [] }, equipment: { draw: ['parachute'], discard: ['quicklime'] } },
  }).play('party-settled', 'end-arranging');

/** Put into a text and taken out again, as by another program on another day. */
const resumed = ({ content, setup, ...campaign }: Campaign): Campaign => {
  const text = JSON.stringify({ content, setup, state: campaignRules.snapshot({ content, setup, ...campaign }) });
  const { content: its, setup: own, state } = JSON.parse(text);
  return campaignRules.fromJSON({ content: its, setup: own, state });
};

/** Both go on alike, event for event. */
function goOnAlike(scene: CampaignScene, ...commands: string[]): void {
  let other = resumed(scene.campaign);
  for (const id of commands) {
    const applied = applyCampaign(other, campaignRules.parse(id)!);
    if (isRefusal(applied)) throw new Error(`${id}: ${applied.refused}`);
    scene.play(id);
    expect(applied.events).toEqual(scene.last);
    other = applied.campaign;
  }
  expect(campaignRules.hash(other)).toBe(campaignRules.hash(scene.campaign));
}

test('[R42] after a memory the campaign is stopped and resumed with nothing lost', () => {
  const scene = walk().play('bastiano open-chest', 'bastiano keep crossbow ranged', 'alessandra use thorn').succeed();
  expect(scene.whys('entry-written')).toContain('R42');
  expect(resumed(scene.campaign)).toEqual(scene.campaign);
  goOnAlike(scene, 'daria join-party', 'party-settled', 'alessandra store thorn pack', 'end-arranging', 'daria leave');
});

test('[R42] after a first failure too', () => {
  const scene = walk().play('bastiano open-chest', 'bastiano keep crossbow ranged', 'alessandra give-up').fail();
  expect(resumed(scene.campaign)).toEqual(scene.campaign);
  goOnAlike(scene, 'alessandra fetch thorn pack', 'end-arranging', 'alessandra leave', 'bastiano leave');
  expect(scene.whys('entry-written')).toContain('R42');
});

test('[R42] and in the middle of a memory', () => {
  const scene = walk().play('bastiano open-chest');
  goOnAlike(scene, 'bastiano keep crossbow ranged', 'alessandra save', 'alessandra leave', 'bastiano leave');
  expect(scene.whys('entry-written')).toContain('R42');
});
