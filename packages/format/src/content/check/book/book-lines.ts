import type { Path } from '../../../problem/problem.ts';
import type { PackFiles } from '../../files/pack-files.ts';
import type { InstructionFile } from '../../schema/instruction-schema.ts';
import type { Source } from '../../yaml/source.ts';

/** One line of the campaign book, and where it stands. */
export interface BookLine {
  line: InstructionFile;
  of: 'briefing' | 'conclusion' | 'red-card' | 'grey' | 'red' | 'done';
  /** The entry, box or contract. */
  page: string;
  source: Source;
  path: Path;
}

/** Every instruction of the campaign book, those of alternatives included. */
export const bookLines = (files: PackFiles): BookLine[] => [
  ...files.entries.flatMap(({ source, data }) =>
    Object.entries(data).flatMap(([page, { briefing, conclusion }]) => [
      ...linesOf(briefing, { of: 'briefing', page, source, path: [page, 'briefing'] }),
      ...linesOf(conclusion, { of: 'conclusion', page, source, path: [page, 'conclusion'] }),
    ]),
  ),
  ...files.boxes.flatMap(({ source, data }) =>
    Object.entries(data).flatMap(([page, { red }]) => linesOf(red, { of: 'red-card', page, source, path: [page, 'red'] })),
  ),
  ...files.contracts.flatMap(({ source, data }) =>
    Object.entries(data).flatMap(([page, { boxes, done }]) => [
      ...Object.entries(boxes).flatMap(([box, { colour, do: lines }]) =>
        linesOf(lines, { of: colour, page, source, path: [page, 'boxes', box, 'do'] }),
      ),
      ...linesOf(done, { of: 'done', page, source, path: [page, 'done'] }),
    ]),
  ),
];

function linesOf(lines: readonly InstructionFile[], text: Omit<BookLine, 'line'>): BookLine[] {
  return lines.flatMap((line, index) => {
    const path = [...text.path, index];
    const inner = line.do === 'choose' ? Object.entries(line.among) : [];
    const alternatives = inner.flatMap(([id, does]) => linesOf(does, { ...text, path: [...path, 'among', id] }));
    return [{ ...text, line, path }, ...alternatives];
  });
}
