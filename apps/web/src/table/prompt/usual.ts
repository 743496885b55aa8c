import type { Command, CommandType } from '@bauta/engine';

/** What is done most often where it is offered: the main button. */
const USUAL: readonly CommandType[] = ['end-phase', 'pass', 'roll', 'roll-test', 'set-out', 'search', 'end-trade'];

/** null where no answer is more usual than the others. */
export function usualOf(options: readonly Command[]): Command | null {
  for (const type of USUAL) {
    const found = options.filter((each) => each.type === type);
    if (found.length === 1) return found[0]!;
  }
  return null;
}
