// Makes the recordings beside it. They hold the bytes that are sent and kept, so they are made again only when these are meant to change: when an
// event of the rules changes, or a field of a message. node record.ts
import { campaignRules, isRefusal, memoryRules, setUp, setUpCampaign } from '@bauta/engine';
import { campaignSetup, memorySetup } from '@bauta/format';
import { campaignPack } from '../../../../test/support/packs/campaign-pack.ts';
import { practicePack } from '../../../../test/support/packs/practice-pack.ts';
import { generator } from '../../../../test/support/players/random-player.ts';
import { chooseStep } from './choose-step.ts';
import { RECORDINGS, type RecordingName, writeRecording } from './recordings.ts';
import { ADA, type FirstEntry, type RecordedStep, replay } from './replay.ts';

const SEED = 1;
const STEPS = { memory: 160, campaign: 260 } as const;

function memory(): FirstEntry {
  const seats = Object.keys(practicePack.content.assassins).slice(0, 3);
  const wants = { assassins: seats, difficulty: 'normal', seed: 'recorded', players: 2 } as const;
  const done = setUp(practicePack.content, memorySetup(practicePack, 'practice-2', wants));
  if (isRefusal(done)) throw new Error(done.refused);
  return { kind: 'memory', title: 'Recorded', host: ADA, seats, position: memoryRules.toJSON(done.game) };
}

function campaign(): FirstEntry {
  const seats = Object.keys(campaignPack.content.assassins);
  const setup = campaignSetup(campaignPack, { seed: 'recorded', players: 2, party: seats.slice(0, 2), difficulty: 'easy' });
  const done = setUpCampaign(campaignPack.content, setup);
  if (isRefusal(done)) throw new Error(done.refused);
  const position = campaignRules.toJSON(done.campaign);
  return { kind: 'campaign', title: 'Recorded', host: ADA, seats, position, begun: done.events.slice(1) };
}

/** The link of those who watch is renewed, and one leaves. */
const LAST: readonly RecordedStep[] = [
  { does: 'ask', requests: [0, 1].map((of) => ({ of: of as 0 | 1, request: { type: 'renew-link', key: `last-link-${of}` } })) },
  { does: 'ask', requests: [{ of: 1, request: { type: 'leave', key: 'last-leave' } }] },
  { does: 'rest', lines: 0 },
];

async function record(name: RecordingName): Promise<void> {
  const first = { memory, campaign }[name]();
  const [random, steps]: [ReturnType<typeof generator>, RecordedStep[]] = [generator(SEED), []];
  const sent = await replay(SEED, first, async (store, code) => {
    const at = steps.length;
    if (at === STEPS[name] + LAST.length) return null;
    steps.push(at < STEPS[name] ? await chooseStep(store, code, at, random) : LAST[at - STEPS[name]]!);
    return steps.at(-1)!;
  });
  writeRecording(name, { seed: SEED, first, steps, sent });
  console.log(name, Object.fromEntries(Object.entries(sent).map(([way, texts]) => [way, texts.length])));
}

for (const name of RECORDINGS) await record(name);
