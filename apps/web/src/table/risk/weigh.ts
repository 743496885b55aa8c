import { type Command, type Game, optionId } from '@bauta/engine';
import { type Signal, signal } from '@preact/signals';
import type { Risk } from './risk.ts';
import { hasRisk, riskOf } from './risk-of.ts';

/** The forecasts could not be loaded: off line, before they ever came. */
export const isUnweighed = signal(false);

/** The options are seen first. */
const drawn = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** One after another, so that nothing else has to wait longer than for one. */
const breath = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Told together what was worked out in so many milliseconds, so that the board is not drawn for each. */
const TOLD_EVERY = 60;

/** Works out what is at stake with each option, until stopped; the bots come with the first. Returns how to stop it. */
export function weigh(game: Game, options: readonly Command[], risks: Signal<ReadonlyMap<string, Risk>>): () => void {
  let stopped = false;
  if (risks.peek().size > 0) risks.value = new Map();
  const run = async () => {
    const wanted = options.filter(hasRisk);
    if (wanted.length === 0) return;
    const [bots] = await Promise.all([import('./forecasts.ts'), drawn()]);
    isUnweighed.value = false;
    const found = new Map<string, Risk>();
    let told = performance.now();
    for (const command of wanted) {
      await breath();
      if (stopped) return;
      const risk = riskOf(bots, game, command);
      if (risk !== null) found.set(optionId(command), risk);
      if (performance.now() - told < TOLD_EVERY) continue;
      risks.value = new Map(found);
      told = performance.now();
    }
    risks.value = found;
  };
  // Options are offered all the same.
  run().catch(() => {
    isUnweighed.value = true;
  });
  return () => {
    stopped = true;
  };
}
