import type { Pack } from '@bauta/format';
import { PRACTICE_MEMORIES, practicePack } from './practice-pack.ts';
import { ruled } from './ruled-memory.ts';
import { sinkingQuarter, sinkingRules } from './sinking-quarter.ts';

const { content } = practicePack;
const twoMaps = content.memories['practice-4']!;

/** Nothing to do on the second map, so that it is soon taken down, and a short limit after which the memory goes on (R50.3, R47). */
const idleQuay = {
  ...twoMaps,
  id: 'idle-quay',
  timeLimit: { turns: 4, fails: false },
  objectives: twoMaps.objectives.filter(({ at }) => at < 1024),
};

/** The practice pack with what random play would seldom meet in it. */
export const soakPack: Pack = {
  ...practicePack,
  content: {
    ...content,
    cards: { ...content.cards, ...sinkingRules },
    memories: { ...content.memories, [idleQuay.id]: idleQuay, [sinkingQuarter.id]: sinkingQuarter, [ruled.id]: ruled },
  },
};

export const SOAK_MEMORIES: readonly string[] = [...PRACTICE_MEMORIES, idleQuay.id, sinkingQuarter.id, ruled.id];
