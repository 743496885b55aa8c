import { type CampaignContent, GUARD_KINDS, type MemoryContent, type MemorySetup, memoryFor } from '@bauta/engine';
import { sameJson } from '../../positions/same-json.ts';

const isTakenFrom = (part: Readonly<Record<string, unknown>>, whole: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(part).every((id) => Object.hasOwn(whole, id) && sameJson(part[id], whole[id]));

/** Whether a memory's content was taken from the campaign's. */
export const isPartOf = (
  { memory, dice, guards, ...own }: MemoryContent,
  { book: _book, ...content }: CampaignContent,
  { party, flags }: MemorySetup,
): boolean =>
  Object.hasOwn(content.memories, memory.id) &&
  sameJson(memory, memoryFor(content.memories[memory.id]!, party.length, flags)) &&
  sameJson(dice, content.dice) &&
  sameJson(
    guards,
    GUARD_KINDS.map((kind) => content.guards[kind]),
  ) &&
  isTakenFrom(own.cards, content.cards) &&
  isTakenFrom(own.bosses, content.bosses) &&
  isTakenFrom(own.machines, content.machines) &&
  isTakenFrom(own.allies, content.allies);
