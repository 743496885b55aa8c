import { type Campaign, campaignRules, canonical, type Game, type GameKind, toJSON, view } from '@bauta/engine';

const UNCOUNTED = { seed: '', script: null };

/** What the table sees of a position, but for how often chance was asked. */
export function seenAs(kind: GameKind, position: unknown): string {
  if (kind === 'memory') return canonical({ ...toJSON(view(position as Game)), chance: UNCOUNTED });
  const { game, ...rest } = campaignRules.view(position as Campaign);
  return canonical([
    { ...campaignRules.snapshot({ ...rest, game: null }), chance: UNCOUNTED },
    game && { ...toJSON(game), chance: UNCOUNTED },
  ]);
}
