import type { Hint } from '@bauta/bots';
import { type MemoryQuestion, optionId } from '@bauta/engine';
import { type Catalogue, renderHint, renderWhat } from '@bauta/text';
import { numbered } from './options.ts';
import { type Paint, wrapped } from './paint.ts';

function numberOf(question: MemoryQuestion, { command }: Hint): number {
  const id = optionId(command);
  return 1 + numbered(question).options.findIndex((option) => optionId(option) === id);
}

/** Each hint under the number that plays it. */
export function hintLines(
  catalogue: Catalogue,
  question: MemoryQuestion,
  hints: readonly Hint[],
  width: number,
  paint: Paint,
): string[] {
  return hints.flatMap((hint) => {
    const what = renderWhat(catalogue, hint.command);
    const text = `${String(numberOf(question, hint)).padStart(2)} ${renderHint(catalogue, hint)}`;
    return wrapped(text, width, '   ').map((line) => line.replace(what, () => paint('strong', what)));
  });
}
