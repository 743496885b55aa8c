import type { Alternative, CampaignDo, CampaignIf, Instruction } from '@bauta/engine';
import type { CampaignIfFile, InstructionFile, PlainFile } from '../schema/instruction-schema.ts';
import { copies } from './copies.ts';

/** A word by itself is a condition without bounds. */
export const compileIfs = (conditions: readonly CampaignIfFile[]): CampaignIf[] =>
  conditions.map((condition) => (typeof condition === 'string' ? { if: condition } : condition));

export const compileInstructions = (lines: readonly InstructionFile[]): Instruction[] =>
  lines.map((line) => ({ if: compileIfs(line.if), do: line.do === 'choose' ? compileChoice(line) : compilePlain(line) }));

function compileChoice({ choice, among }: Extract<InstructionFile, { do: 'choose' }>): CampaignDo {
  const alternatives = Object.entries(among).map(([id, lines]): Alternative => ({ id, does: compileInstructions(lines) }));
  return { do: 'choose', choice, among: alternatives };
}

function compilePlain({ if: _if, ...told }: PlainFile): CampaignDo {
  return 'cards' in told ? { ...told, cards: copies(told.cards) } : told;
}
