import { type Command, type CommandType, optionId } from '@bauta/engine';

/** One line of the panel: one option, or several of a sort that are looked through when wanted. */
export interface OptionGroup {
  key: string;
  commands: readonly Command[];
}

/** More of a sort than this are one line. */
const FEW = 2;

/** What is mostly chosen on the board, or seldom: of one sort are those of the same name here. */
const SORT: Readonly<Partial<Record<CommandType, string>>> = {
  move: 'move',
  travel: 'travel',
  'use-at': 'use-at',
  enter: 'enter',
  unequip: 'arrange',
  swap: 'arrange',
  discard: 'arrange',
  give: 'give',
  exchange: 'exchange',
};

function sortOf(command: Command): string {
  const sort = SORT[command.type];
  if (sort === undefined) return optionId(command);
  const by = 'by' in command ? command.by : '';
  const card = command.type === 'use-at' ? command.card : '';
  const to = command.type === 'give' || command.type === 'exchange' ? command.to : '';
  return [sort, by, card, to].join(' ');
}

/** In the order of the options. */
export function rowsOf(options: readonly Command[]): OptionGroup[] {
  return [...Map.groupBy(options, sortOf)].flatMap(([key, commands]) =>
    commands.length > FEW ? [{ key, commands }] : commands.map((command) => ({ key: optionId(command), commands: [command] })),
  );
}
