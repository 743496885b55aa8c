import type { CharacterId } from '@bauta/engine';
import { percent } from '../../words/percent.ts';
import { say } from '../../words/say.ts';
import type { AttackRisk, GoingRisk, Risk } from './risk.ts';

const told = (key: string, chance: number, more: Record<string, string> = {}): string[] =>
  chance > 0 ? [say(`table.risk.${key}`, { percent: percent(chance), ...more })] : [];

const goingWords = ({ detected, others, found, unknown }: GoingRisk, nameOf: (id: CharacterId) => string): string[] => [
  ...(detected === null ? [] : [say('table.risk.seen-going', { percent: percent(detected) })]),
  ...others.flatMap(({ id, chance }) => told('seen-other', chance, { who: nameOf(id) })),
  ...told('found', found),
  ...told('unknown', unknown),
];

const attackWords = ({ felled, exposed, wounds, critical, unknown }: AttackRisk): string[] => [
  say('table.risk.fell', { percent: percent(felled[0]!) }),
  ...felled.slice(1).flatMap((chance, index) => told('fell-more', chance, { count: String(index + 2) })),
  ...(exposed === null ? [] : [say('table.risk.seen-attack', { percent: percent(exposed) })]),
  ...(wounds > 0 ? [say('table.risk.wounds', { wounds: wounds.toFixed(1) })] : []),
  ...told('critical', critical),
  ...told('unknown', unknown),
];

/** All that is known of it, one statement each. */
export const riskWords = (risk: Risk, nameOf: (id: CharacterId) => string): string[] =>
  risk.of === 'going' ? goingWords(risk, nameOf) : attackWords(risk);
