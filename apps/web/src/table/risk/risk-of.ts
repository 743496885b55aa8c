import { SEEN_BY } from '@bauta/bots';
import { type Command, type CommandOf, type Game, isOnMap, isRefusal } from '@bauta/engine';
import type { AttackRisk, GoingRisk, Risk } from './risk.ts';

type Bots = typeof import('./forecasts.ts');

const isAttack = (command: Command): command is CommandOf<'attack' | 'lead'> =>
  command.type === 'attack' || command.type === 'lead';

export const hasRisk = (command: Command): boolean => isAttack(command) || SEEN_BY.has(command.type);

/** A chance that is told beside an option. */
export type RiskKind = 'felled' | 'seen';

/** Those that will be told of an option, before they are worked out: room is kept for them. */
export function oddsOf({ characters }: Game, command: Command): readonly RiskKind[] {
  if (!hasRisk(command)) return [];
  const isHidden = characters.some((each) => 'by' in command && each.id === command.by && isOnMap(each) && !each.exposed);
  return [...(isAttack(command) ? (['felled'] as const) : []), ...(isHidden ? (['seen'] as const) : [])];
}

const isExposed = ({ characters }: Game, id: string): boolean => characters.some((each) => each.id === id && each.exposed);

function ofGoing({ forecastDetection }: Bots, game: Game, command: Command): GoingRisk | null {
  const forecast = forecastDetection(game, command);
  if (isRefusal(forecast)) return null;
  const by = 'by' in command ? command.by : '';
  const seen = forecast.characters.filter(({ id }) => !isExposed(game, id));
  return {
    of: 'going',
    detected: seen.find(({ id }) => id === by)?.detected ?? null,
    others: seen.filter(({ id, detected }) => id !== by && detected > 0).map(({ id, detected }) => ({ id, chance: detected })),
    found: forecast.bodyFound,
    unknown: forecast.unknown,
  };
}

/** Of whoever leads alone: those who join make it better. */
function ofAttack(bots: Bots, game: Game, { by, card, at }: CommandOf<'attack' | 'lead'>): AttackRisk | null {
  const forecast = bots.forecastAttack(game, { at, attackers: [{ by, card }] });
  if (isRefusal(forecast)) return null;
  const [attacker] = forecast.attackers;
  const most = forecast.losses.length === 0 ? 0 : forecast.eliminated.length - 1;
  return {
    of: 'attack',
    felled: Array.from({ length: Math.max(1, most) }, (_, index) => bots.atLeast(forecast.eliminated, index + 1)),
    exposed: isExposed(game, by) ? null : attacker!.exposed,
    wounds: bots.expectation(attacker!.wounds),
    critical: attacker!.critical,
    unknown: forecast.unknown,
  };
}

/** null where nothing is at stake, or nothing can be said. The chances are the bots', which play the engine's own rules. */
export function riskOf(bots: Bots, game: Game, command: Command): Risk | null {
  if (isAttack(command)) return ofAttack(bots, game, command);
  return hasRisk(command) ? ofGoing(bots, game, command) : null;
}
