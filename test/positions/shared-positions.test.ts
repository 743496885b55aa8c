import {
  apply,
  applyCampaign,
  type Campaign,
  campaignRules,
  determinise,
  type Game,
  hash,
  isRefusal,
  memoryRules,
  optionId,
  setUpCampaign,
  view,
} from '@bauta/engine';
import { beginSave, linkText, openShared, type Pack, readSave, readShared, sharedOf } from '@bauta/format';
import { expect, test } from 'vitest';
import { campaignSpecOf, setupOf, soakCampaign } from '../support/games/random-campaign.ts';
import { begin, specName, specOf } from '../support/games/random-game.ts';
import { cardsOf, memorySound } from '../support/invariants/invariants.ts';
import { campaignPack } from '../support/packs/campaign-pack.ts';
import { soakPack } from '../support/packs/soak-pack.ts';
import { chooseInCampaign } from '../support/players/campaign-player.ts';
import { choose, generator } from '../support/players/random-player.ts';

const ids = (game: Game): string[] => (memoryRules.question(game)?.options ?? []).map(optionId);

const UNUSED = { seed: '', assassin: 0, enemy: 0, detection: 0, shuffle: 0, look: 0, script: null };

/** What the table sees, but for how often dice were rolled. */
const seen = (game: Game): string => hash({ ...view(game), chance: UNUSED });

async function opened(game: Game, pack: Pack) {
  const { shared, problem } = await readShared(await linkText(sharedOf(game)));
  if (shared === null) throw new Error(problem);
  const found = openShared(shared, pack, 'another');
  if (typeof found === 'string') throw new Error(found);
  return found;
}

async function checkOpened(game: Game, pack: Pack, name: string): Promise<Game> {
  const { game: again, setUp } = await opened(game, pack);
  expect(seen(again), name).toBe(seen(game));
  expect(ids(again), name).toEqual(ids(game));
  memorySound(again);
  const { save, problem } = readSave(beginSave(again, setUp), 'memory');
  expect(problem).toBeNull();
  expect(hash(save!.history.state)).toBe(hash(again));
  return again;
}

/** Each kind of question the first times it comes up, then now and then. */
function sampler(most: number) {
  const times = new Map<string, number>();
  const wants = (question: string, random: () => number): boolean => {
    const before = times.get(question) ?? 0;
    times.set(question, before + 1);
    return before < most || random() < 0.002;
  };
  return { times, wants };
}

test('a position that is shared is the same for whoever opens it, whatever is under way; its cards are dealt anew, and its save is read', async () => {
  const { times, wants } = sampler(3);
  for (let number = 0; number < 60; number++) {
    const spec = specOf(number);
    const random = generator(spec.seed);
    let game = begin(spec);
    for (let command = choose(game, spec.player, random); command !== null; command = choose(game, spec.player, random)) {
      const question = memoryRules.question(game)!.step.step;
      if (wants(question, random)) {
        const again = await checkOpened(game, soakPack, `${specName(spec)} at ${question}`);
        expect(cardsOf(again)).toBe(cardsOf(game));
      }
      const applied = apply(game, command);
      if (isRefusal(applied)) throw new Error(applied.refused);
      game = applied.game;
    }
  }
  expect(times.size).toBeGreaterThan(15);
});

function begunCampaign(number: number): Campaign {
  const begun = setUpCampaign(soakCampaign, setupOf(campaignSpecOf(number)));
  if (isRefusal(begun)) throw new Error(begun.refused);
  return begun.campaign;
}

test('so is one from a campaign, with its piles, allies and the events of its boxes', async () => {
  const memories = new Set<string>();
  let boxed = 0;
  for (let number = 0; number < 4; number++) {
    const { wants } = sampler(1);
    const random = generator(number);
    let campaign = begunCampaign(number);
    for (let command = chooseInCampaign(campaign, 'careful', random); command !== null; ) {
      const { game } = campaign;
      if (campaignRules.question(campaign)!.of === 'memory' && wants(`${game!.setup.memory} ${game!.turn}`, random)) {
        const again = await checkOpened(game!, campaignPack, `${number} ${game!.setup.memory}`);
        expect(again.setup.events).toHaveLength(game!.setup.events.length);
        memories.add(game!.setup.memory);
        boxed += game!.setup.events.length;
      }
      const applied = applyCampaign(campaign, command);
      if (isRefusal(applied)) throw new Error(applied.refused);
      campaign = applied.campaign;
      command = chooseInCampaign(campaign, 'careful', random);
    }
  }
  expect(memories.size).toBeGreaterThan(3);
  expect(boxed).toBeGreaterThan(0);
});

test('every game that looks the same has the same link: nothing that is hidden is in it, nor the seed', async () => {
  for (let number = 0; number < 12; number++) {
    const spec = specOf(number);
    const random = generator(spec.seed);
    let game = begin(spec);
    for (let count = 0; count < 60; count++) {
      const command = choose(game, spec.player, random);
      if (command === null) break;
      if (count % 6 === 0) {
        const text = JSON.stringify(sharedOf(game));
        expect(text).not.toContain('soak-');
        expect(JSON.stringify(sharedOf(determinise(view(game), `other ${count}`)))).toBe(text);
      }
      const applied = apply(game, command);
      if (isRefusal(applied)) throw new Error(applied.refused);
      game = applied.game;
    }
  }
});
