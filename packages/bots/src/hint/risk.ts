import { type Command, type CommandOf, type Game, isRefusal } from '@bauta/engine';
import { forecastAttack } from '../forecasts/attack.ts';
import { forecastDetection } from '../forecasts/detection.ts';
import { expectation } from '../forecasts/distribution.ts';
import { SEEN_BY } from '../forecasts/seen-by.ts';
import { helpersFor, type Strike } from '../greedy/fighting.ts';
import type { Outlook } from '../greedy/outlook.ts';
import type { HintRisk } from './hint.ts';

const NO_RISK: HintRisk = { seen: [], found: 0, retaliation: 0, wounds: 0, critical: 0 };

const isExposed = ({ characters }: Game, id: string): boolean => characters.some((each) => each.id === id && each.exposed);

function riskOfBeingSeen(game: Game, command: Command): HintRisk {
  const forecast = forecastDetection(game, command);
  if (isRefusal(forecast)) return NO_RISK;
  const seen = forecast.characters.filter(({ id, detected }) => detected > 0 && !isExposed(game, id));
  return {
    ...NO_RISK,
    seen: seen.map(({ id, detected }) => ({ id, chance: detected, rules: ['R22.3'] })),
    found: forecast.bodyFound,
  };
}

function riskOfAttack({ game }: Outlook, { at }: CommandOf<'attack' | 'lead'>, strikes: readonly Strike[]): HintRisk {
  const attackers = strikes.map(({ by, card }) => ({ by, card }));
  const forecast = forecastAttack(game, { at, attackers });
  if (isRefusal(forecast)) return NO_RISK;
  const exposed = forecast.attackers.filter((each) => each.exposed > 0 && !isExposed(game, each.id));
  return {
    ...NO_RISK,
    seen: exposed.map((each) => ({ id: each.id, chance: each.exposed, rules: ['R16.5', 'R16.6'] })),
    retaliation: forecast.retaliation,
    wounds: forecast.attackers.reduce((sum, { wounds }) => sum + expectation(wounds), 0),
    critical: Math.max(...forecast.attackers.map(({ critical }) => critical)),
  };
}

/** What may go wrong at once, by the exact forecasts. */
export function riskOf(outlook: Outlook, command: Command): HintRisk {
  if (command.type === 'attack') return riskOfAttack(outlook, command, [command]);
  if (command.type === 'lead') return riskOfAttack(outlook, command, [command, ...helpersFor(outlook, command.by, command.at)]);
  return SEEN_BY.has(command.type) ? riskOfBeingSeen(outlook.game, command) : NO_RISK;
}
