import type { PackFiles } from '../pack-files.ts';
import type { Path } from '../problem.ts';
import type { InstructionFile } from '../schema/instruction-schema.ts';
import type { Source } from '../yaml/source.ts';

/** One line of the campaign book, and where it stands. */
export interface BookLine {
  line: InstructionFile;
  source: Source;
  path: Path;
}

/** Every instruction of the campaign book, those of alternatives included. */
export function bookLines(files: PackFiles): BookLine[] {
  return [
    ...files.entries.flatMap(({ source, data }) =>
      Object.entries(data).flatMap(([id, { briefing, conclusion }]) => [
        ...linesOf(briefing, source, [id, 'briefing']),
        ...linesOf(conclusion, source, [id, 'conclusion']),
      ]),
    ),
    ...files.boxes.flatMap(({ source, data }) =>
      Object.entries(data).flatMap(([id, { red }]) => linesOf(red, source, [id, 'red'])),
    ),
    ...files.contracts.flatMap(({ source, data }) =>
      Object.entries(data).flatMap(([id, { boxes, done }]) => [
        ...Object.entries(boxes).flatMap(([box, { do: lines }]) => linesOf(lines, source, [id, 'boxes', box, 'do'])),
        ...linesOf(done, source, [id, 'done']),
      ]),
    ),
  ];
}

function linesOf(lines: readonly InstructionFile[], source: Source, path: Path): BookLine[] {
  return lines.flatMap((line, index) => {
    const here = [...path, index];
    const inner = line.do === 'choose' ? Object.entries(line.among) : [];
    return [{ line, source, path: here }, ...inner.flatMap(([id, does]) => linesOf(does, source, [...here, 'among', id]))];
  });
}
