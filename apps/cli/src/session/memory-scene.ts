import { type Game, type MemoryQuestion, parseOption } from '@bauta/engine';
import { type Catalogue, characterName, renderQuestion, say } from '@bauta/text';
import { boardLines } from '../terminal/screen/board.ts';
import { cardTexts, legendLines } from '../terminal/screen/legend.ts';
import { cardOptionLines, optionLines, pick } from '../terminal/screen/options.ts';
import { painter } from '../terminal/screen/paint.ts';
import { confirmed, type Next, play, type Table, tell } from './answers.ts';
import { askHint } from './ask-hint.ts';
import type { Scene } from './scene.ts';

/** By id or by name, as it is typed. */
function assassinCalled({ characters }: Game, catalogue: Catalogue, name: string): string | null {
  const wanted = name.toLowerCase();
  return characters.find(({ id }) => id === wanted || characterName(catalogue, id).toLowerCase() === wanted)?.id ?? null;
}

async function concede(table: Table): Promise<Next> {
  return (await confirmed(table, 'screen.confirm-concede')) ? play(table, { type: 'concede' }) : tell(table, 'screen.kept');
}

async function giveUp(table: Table, game: Game, catalogue: Catalogue, name: string): Promise<Next> {
  const by = assassinCalled(game, catalogue, name);
  if (by === null) return tell(table, 'screen.nobody', { name });
  const who = characterName(catalogue, by);
  return (await confirmed(table, 'screen.confirm-give-up', { who }))
    ? play(table, { type: 'give-up', by })
    : tell(table, 'screen.kept');
}

/** A question of a memory; `command` goes on with it another day. */
export const memoryScene = (game: Game, asked: MemoryQuestion, catalogue: Catalogue, command: string): Scene => ({
  board: (terminal) => boardLines(game, catalogue, terminal),
  asked({ columns, colour }) {
    const paint = painter(colour);
    return [paint('strong', renderQuestion(catalogue, asked.step)), ...optionLines(catalogue, asked, columns, paint)];
  },
  count: asked.options.length,
  read: (typed) => pick(asked, typed) ?? parseOption(typed),
  help: ({ columns }) => [say(catalogue, 'screen.help', { command }), '', ...legendLines(game, catalogue, columns)],
  legend: ({ columns }) => legendLines(game, catalogue, columns),
  texts: ({ columns }) => cardTexts(game, catalogue, columns),
  verbs: {
    c({ terminal }) {
      const lines = cardOptionLines(catalogue, asked, terminal.columns, painter(terminal.colour));
      if (lines.length > 0) terminal.print(lines.join('\n'));
      return 'ask';
    },
    h: (table) => askHint(table, game, asked, catalogue),
    hint: (table) => askHint(table, game, asked, catalogue),
    concede,
    'give-up': (table, rest) => giveUp(table, game, catalogue, rest),
  },
});
