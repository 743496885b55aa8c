import type { RuleCard } from '@bauta/engine';
import type { Pack } from '@bauta/format';
import { ruleCard } from '../cards/ground-cards.ts';
import { PRACTICE_MEMORIES, practicePack } from './practice-pack.ts';
import { ruled } from './ruled-memory.ts';
import { sinkingQuarter, sinkingRules } from './sinking-quarter.ts';

const { content } = practicePack;
const twoMaps = content.memories['practice-4']!;

/** R1.3: what a campaign would open after the memory. */
const sealedCrate: RuleCard = ruleCard('sealed-crate', 'turn-begun', { do: 'open-box', box: 'harbour-box' });

/** Nothing to do on the second map, so that it is soon taken down, and a short limit after which the memory goes on (R50.3, R47). */
const idleQuay = {
  ...twoMaps,
  id: 'idle-quay',
  timeLimit: { turns: 4, fails: false },
  rules: [...twoMaps.rules, sealedCrate.id],
  objectives: twoMaps.objectives.filter(({ at }) => at < 1024),
};

/** The practice pack with what random play would seldom meet in it. */
export const soakPack: Pack = {
  ...practicePack,
  content: {
    ...content,
    cards: { ...content.cards, ...sinkingRules, [sealedCrate.id]: sealedCrate },
    memories: { ...content.memories, [idleQuay.id]: idleQuay, [sinkingQuarter.id]: sinkingQuarter, [ruled.id]: ruled },
  },
};

export const SOAK_MEMORIES: readonly string[] = [...PRACTICE_MEMORIES, idleQuay.id, sinkingQuarter.id, ruled.id];
