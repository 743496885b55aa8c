import { bold, markdownTable, percent, reasonShares, signed, withInterval } from './markdown.ts';
import {
  type BalanceCell,
  type BalancedMemory,
  CELL_TARGETS,
  type CellTarget,
  gapOf,
  isEven,
  missedBy,
  spreadOf,
} from './targets.ts';

/** What misses its target stands out. */
function row(memory: BalancedMemory, cell: BalanceCell): string[] {
  const missed = missedBy(memory, cell);
  const mark = (target: CellTarget, text: string): string => (missed.includes(target) ? bold(text) : text);
  const { size, normal, easy, random } = cell;
  const gap = gapOf(cell);
  return [
    memory.title,
    String(size),
    String(normal.games),
    mark('success', withInterval(normal.success)),
    percent(normal.measures.quiet.share),
    easy === null ? '-' : withInterval(easy.success),
    gap === null ? '-' : mark('easy', signed(gap)),
    mark('random', withInterval(random.success)),
    normal.sync === null ? mark('sync', '-') : mark('sync', withInterval(normal.sync)),
    mark('turns', normal.turns.mean.toFixed(1)),
    reasonShares(normal.failures, normal.games),
  ];
}

const HEADS = [
  'memory',
  'party',
  'games',
  'normal %',
  'quiet %',
  'easy %',
  'easier by',
  'random %',
  'sync %',
  'turns',
  'lost on normal by, %',
];

const NAMES: Readonly<Record<CellTarget, string>> = {
  success: 'success',
  easy: 'easy +10',
  random: 'random < 5',
  sync: 'sync',
  turns: '6-12 turns',
};

/** `yes`, or the parties for which it does not hold. */
function verdict(memory: BalancedMemory, target: CellTarget): string {
  if (memory.teaches && target !== 'success') return '-';
  const missed = memory.cells.filter((cell) => missedBy(memory, cell).includes(target)).map(({ size }) => size);
  return missed.length === 0 ? 'yes' : `**no: ${missed.join(', ')}**`;
}

function judged(memory: BalancedMemory): string[] {
  const spread = `${percent(spreadOf(memory))} ${isEven(memory) ? 'yes' : '**no**'}`;
  return [memory.title, ...CELL_TARGETS.map((target) => verdict(memory, target)), memory.teaches ? '-' : spread];
}

/** Both tables, and how many cells miss something. */
export function balanceTables(memories: readonly BalancedMemory[]): string {
  const cells = memories.flatMap((memory) => memory.cells.map((cell) => ({ memory, cell })));
  const missing = cells.filter(({ memory, cell }) => missedBy(memory, cell).length > 0).length;
  const uneven = memories.filter((memory) => !isEven(memory)).length;
  return [
    ...markdownTable(
      HEADS,
      cells.map(({ memory, cell }) => row(memory, cell)),
      ['lost on normal by, %'],
    ),
    '',
    ...markdownTable(['memory', ...CELL_TARGETS.map((target) => NAMES[target]), 'spread <= 15'], memories.map(judged), [
      'spread <= 15',
    ]),
    '',
    `${missing} of ${cells.length} cells miss a target; ${uneven} of ${memories.length} memories are further than 15 points apart.`,
    '',
  ].join('\n');
}
