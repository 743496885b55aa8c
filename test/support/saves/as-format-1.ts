import { blankGame, canonical, clone, evolve, type Game, type GameEvent, hashText, toJSON } from '@bauta/engine';

type SaveLine = Record<string, unknown>;

/** Format 1 knew no boxes, neither those found in a memory nor the event cards from them. */
function position(game: Game): object {
  const { boxes: _boxes, ...known } = toJSON(game);
  return known;
}

function folded(before: Game, events: readonly GameEvent[]): Game {
  const game = clone(before);
  for (const event of events) evolve(game, event);
  return game;
}

/** The second line, and the position after it. */
function begun(line: SaveLine): { line: SaveLine; game: Game } {
  const [first, ...others] = line.setUp as GameEvent[];
  if (first?.type !== 'memory-set-up') throw new Error('no set-up');
  const { events: _events, ...setup } = first.setup;
  const setUp = [{ ...first, setup }, ...others];
  return {
    line: { ...line, setUp, sum: hashText(JSON.stringify(setUp)) },
    game: folded(blankGame(first.content, first.setup), others),
  };
}

function written(line: SaveLine, positions: Game[]): SaveLine {
  if ('bauta' in line) return { ...line, format: 1 };
  let changed = line;
  if ('setUp' in line) {
    const { line: setUp, game } = begun(line);
    changed = setUp;
    positions.push(game);
  } else if ('undo' in line) positions.length -= line.undo as number;
  else if ('events' in line) positions.push(folded(positions.at(-1)!, line.events as GameEvent[]));
  else changed = { ...line, snapshot: position(positions.at(-1)!) };
  return { ...changed, hash: hashText(canonical(position(positions.at(-1)!))) };
}

/** A memory's save as the program wrote it in format 1. */
export function asFormat1(text: string): string {
  const positions: Game[] = [];
  const lines = text.split('\n').map((line) => (line === '' ? '' : JSON.stringify(written(JSON.parse(line), positions))));
  return lines.join('\n');
}
