/** So many batches at least, as far as there are games: the last of them must not keep one worker busy while others wait. */
const AT_LEAST = 400;
/** Many games of a bot that thinks long take minutes; of one that does not, seconds. */
const LARGEST = 500;

/** In the order of the list. */
export function batchesOf<T>(games: readonly T[]): T[][] {
  const size = Math.min(LARGEST, Math.max(1, Math.floor(games.length / AT_LEAST)));
  return Array.from({ length: Math.ceil(games.length / size) }, (_, index) => games.slice(index * size, (index + 1) * size));
}
