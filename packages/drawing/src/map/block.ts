import { tag, words } from '../markup.ts';

/** Drawn at a left and a top; how much room it takes downwards. */
export interface LayoutBlock {
  height: number;
  draw(x: number, y: number): string;
}

/** Georgia at 14 px. */
const LETTER = 6.7;
const LINE = 19;

/** Words in lines that fit. */
function broken(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last === undefined || (last.length + 1 + word.length) * LETTER > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** Text with a mark or a word before it. */
export function note(lead: (x: number, y: number) => string, text: string, indent: number, width: number): LayoutBlock {
  const lines = broken(text, width - indent);
  return {
    height: Math.max(lines.length * LINE, indent > 0 ? 26 : 0) + 5,
    draw: (x, y) =>
      lead(x, y) + lines.map((line, row) => words(x + indent, y + 17 + row * LINE, line, { class: 'note' })).join(''),
  };
}

export const heading = (text: string): LayoutBlock => ({
  height: 44,
  draw: (x, y) => words(x, y + 30, text, { class: 'heading' }),
});

/** One below the other. */
export function stack(blocks: readonly LayoutBlock[]): LayoutBlock {
  return {
    height: blocks.reduce((sum, { height }) => sum + height, 0),
    draw(x, y) {
      let top = y;
      const drawn = blocks.map((block) => {
        const at = top;
        top += block.height;
        return block.draw(x, at);
      });
      return tag('g', {}, ...drawn);
    },
  };
}

/** Side by side, row by row, all as wide as each other. */
export function rows(blocks: readonly LayoutBlock[], columns: number, width: number): LayoutBlock {
  const lines = Array.from({ length: Math.ceil(blocks.length / columns) }, (_, row) =>
    blocks.slice(row * columns, (row + 1) * columns),
  );
  return stack(
    lines.map((line) => ({
      height: Math.max(...line.map(({ height }) => height)),
      draw: (x, y) => line.map((block, column) => block.draw(x + (column * width) / columns, y)).join(''),
    })),
  );
}
