import type { Hint } from '@bauta/bots';
import { type Decision, optionId } from '@bauta/engine';
import { type Catalogue, renderHint, renderWhat } from '@bauta/text';
import { numbered } from './options.ts';
import { type Paint, wrapped } from './paint.ts';

function numberOf(decision: Decision, { command }: Hint): number {
  const id = optionId(command);
  return 1 + numbered(decision).options.findIndex((option) => optionId(option) === id);
}

/** Each hint under the number that plays it. */
export function hintLines(
  catalogue: Catalogue,
  decision: Decision,
  hints: readonly Hint[],
  width: number,
  paint: Paint,
): string[] {
  return hints.flatMap((hint) => {
    const what = renderWhat(catalogue, hint.command);
    const text = `${String(numberOf(decision, hint)).padStart(2)} ${renderHint(catalogue, hint)}`;
    return wrapped(text, width, '   ').map((line) => line.replace(what, () => paint('strong', what)));
  });
}
