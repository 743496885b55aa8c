import { type Game, type SyncFact, syncFacts, type Tally } from '@bauta/engine';
import type { BotWeights } from '../weights/bot-weights.ts';

const isQuiet = ({ tallies }: Game): boolean => tallies.alerts === 0;

const aimsAtMore = ({ aim }: BotWeights): boolean => aim.quiet > 0 || aim.sync > 0;

/** The share of a success that is left to the sync: what is lost stays lost, what is open may come yet (R34.1). */
function syncLeft(game: Game, { aim }: BotWeights): number {
  const facts = syncFacts(game);
  if (facts.some(({ state }) => state === 'lost')) return 1 - aim.sync;
  if (!facts.some(({ state }) => state === 'open')) return 1;
  return 1 - aim.sync * (game.result === null ? aim.missing : 1);
}

/** The share of a success that is left to the aim. */
export function shareLeft(game: Game, weights: BotWeights): number {
  const { aim } = weights;
  const inTime = Math.max(0, 1 - aim.fast * game.turn);
  if (!aimsAtMore(weights)) return inTime;
  const quiet = aim.quiet > 0 && !isQuiet(game) ? 1 - aim.quiet : 1;
  return inTime * quiet * (aim.sync > 0 ? syncLeft(game, weights) : 1);
}

/** What the aim asks for: that the alert is never raised, or all that the sync asks for. */
function factsOf(game: Game, { aim }: BotWeights): readonly SyncFact[] {
  const facts = aim.sync > 0 ? syncFacts(game) : [];
  if (aim.quiet === 0) return facts;
  const value = game.tallies.alerts;
  const state = isQuiet(game) ? 'kept' : 'lost';
  return [...facts, { what: 'tally', of: 'alerts', value, bound: 'at-most', limit: 0, state }];
}

/** What the next one of a tally costs: the fewer are left to the bound, the more. */
function costOf(facts: readonly SyncFact[], tally: Tally, worth: number): number {
  const fact = facts.find((each) => each.what === 'tally' && each.of === tally && each.bound === 'at-most');
  return fact === undefined ? 0 : worth / (1 + fact.limit - fact.value);
}

const isWanted = (facts: readonly SyncFact[], tally: Tally): boolean =>
  facts.some(({ what, of, state }) => what === 'tally' && of === tally && state === 'open');

const isOptionalWanted = (facts: readonly SyncFact[]): boolean =>
  facts.some(({ bound, state }) => bound === 'done' && state === 'open');

/** The weights with what the aim adds to them here; the same once the aim is out of reach. */
export function aimedWeights(game: Game, weights: BotWeights): BotWeights {
  if (!aimsAtMore(weights)) return weights;
  const facts = factsOf(game, weights);
  if (facts.length === 0 || facts.some(({ state }) => state === 'lost')) return weights;
  const { worth, aim } = weights;
  // R28.3: a body that is found raises the alert.
  const found = Math.max(costOf(facts, 'bodies-found', aim.body), costOf(facts, 'alerts', aim.body));
  return {
    ...weights,
    worth: {
      ...worth,
      alert: worth.alert + costOf(facts, 'alerts', aim.alert),
      exposure: worth.exposure + costOf(facts, 'exposures', aim.alert),
      body: worth.body + found,
      guard: worth.guard - costOf(facts, 'eliminated', aim.kill) - found / 2,
      wound: worth.wound + costOf(facts, 'wounds', aim.wound),
      chest: worth.chest + (isWanted(facts, 'chests') ? aim.wanted : 0),
      synchronise: worth.synchronise + (isWanted(facts, 'towers') ? aim.wanted : 0),
      optional: worth.optional + (isOptionalWanted(facts) ? aim.wanted : 0),
    },
  };
}
