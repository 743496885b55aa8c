import { type Content, isRefusal, type MapData, type MemoryData, type MemorySetup, type Refusal, setUp } from '@bauta/engine';
import { memorySetup, type SetupWishes } from '@bauta/format';
import { practicePack } from '../packs/practice-pack.ts';
import { recordRefusal } from './rule-record.ts';
import { Scene } from './scene.ts';

/** A set-up of the practice pack with 2 assassins on normal, as far as nothing else is wished. */
export const practiceSetup = (memory: string, wishes: Partial<SetupWishes> = {}): MemorySetup =>
  memorySetup(practicePack, memory, { assassins: 2, difficulty: 'normal', seed: 'set-up', ...wishes });

/** A memory from its very first event, with dice and decks as the seed has them. */
export function setUpScene(setup: MemorySetup, content: Content = practicePack.content): Scene {
  const done = setUp(content, setup);
  if (isRefusal(done)) throw new Error(`the set-up is refused: ${done.refused} (${done.rule}) ${done.detail ?? ''}`);
  return new Scene(done.game, done.events);
}

/** Why a memory cannot be set up so; the test fails when it can. */
export function setUpRefusal(setup: MemorySetup, content: Content = practicePack.content): Refusal {
  const done = setUp(content, setup);
  if (!isRefusal(done)) throw new Error('the set-up was not refused');
  recordRefusal(done);
  return done;
}

/** The practice pack with one memory changed. */
export function contentWith(memory: string, change: Partial<MemoryData>): Content {
  const { content } = practicePack;
  return { ...content, memories: { ...content.memories, [memory]: { ...content.memories[memory]!, ...change } } };
}

/** ... or with its first map changed. */
export function contentWithMap(memory: string, change: Partial<MapData>): Content {
  const { maps } = practicePack.content.memories[memory]!;
  return contentWith(memory, { maps: [{ ...maps[0]!, ...change }] });
}
