import { type Command, type Game, optionId } from '@bauta/engine';
import type { Signal } from '@preact/signals';
import type { Risk } from './risk.ts';
import { hasRisk, riskOf } from './risk-of.ts';

/** One after another, so that nothing else has to wait longer than for one. */
const breath = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Works out what is at stake with each option, until stopped; the bots come with the first. Returns how to stop it. */
export function weigh(game: Game, options: readonly Command[], risks: Signal<ReadonlyMap<string, Risk>>): () => void {
  let stopped = false;
  risks.value = new Map();
  const run = async () => {
    const wanted = options.filter(hasRisk);
    if (wanted.length === 0) return;
    const bots = await import('./forecasts.ts');
    for (const command of wanted) {
      await breath();
      if (stopped) return;
      const risk = riskOf(bots, game, command);
      if (risk !== null) risks.value = new Map(risks.peek()).set(optionId(command), risk);
    }
  };
  // Without the bots, off line before they came, options are offered without their risk.
  run().catch(() => {});
  return () => {
    stopped = true;
  };
}
