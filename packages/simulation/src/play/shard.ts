/** The part of one machine where several play a list of games. */
export interface Shard {
  /** From 1. */
  part: number;
  of: number;
}

const SHARD = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/;

/** `2/3`, the second part of three; null for anything else. */
export function readShard(text: string): Shard | null {
  const [, part, of] = SHARD.exec(text)?.map(Number) ?? [];
  return part !== undefined && of !== undefined && part <= of ? { part, of } : null;
}

/** Dealt in rounds. Each round starts one part later: without it a part of three would get all games of the same one of three bots. */
export const shardOf = <T>(tasks: readonly T[], { part, of }: Shard): T[] =>
  tasks.filter((_, index) => (index + Math.floor(index / of)) % of === part - 1);
