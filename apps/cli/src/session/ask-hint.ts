import { setImmediate } from 'node:timers/promises';
import { beginHint, type HintSearch } from '@bauta/bots';
import type { Game, MemoryQuestion } from '@bauta/engine';
import { type Catalogue, say } from '@bauta/text';
import { hintLines } from '../terminal/screen/hint-lines.ts';
import { painter, wrapped } from '../terminal/screen/paint.ts';
import type { Next, Table } from './answers.ts';

/** Two seconds in all where it is in doubt what is best, in slices short enough to show that it goes on. */
const SLICES = 20;
const SLICE = { milliseconds: 100 };

async function thoughtOver({ terminal }: Table, catalogue: Catalogue, search: HintSearch): Promise<void> {
  for (let slice = 0; slice < SLICES && search.isInDoubt; slice++) {
    terminal.note(say(catalogue, 'screen.hint-thinking', { percent: (100 * slice) / SLICES }));
    search.think(SLICE);
    await setImmediate();
  }
  terminal.note('');
}

/** What would you do? Nothing is played and nothing is saved. */
export async function askHint(table: Table, game: Game, asked: MemoryQuestion, catalogue: Catalogue): Promise<Next> {
  const { terminal } = table;
  const search = beginHint(game, 'terminal', table.session.earlierThisTurn());
  await thoughtOver(table, catalogue, search);
  const hints = search.hints();
  const head = say(catalogue, 'screen.hint-head', {
    count: hints.length,
    options: asked.options.length,
    trials: search.trials,
  });
  const lines = hintLines(catalogue, asked, hints, terminal.columns, painter(terminal.colour));
  terminal.print([...wrapped(head, terminal.columns), ...lines].join('\n'));
  return 'ask';
}
