import type { Clause } from '@bauta/engine';

/** The parts of the rulebook in order, and how many clauses each rule counts; 0: the rule is one clause (R43). */
const COUNTS = {
  golden: { G1: 0, G2: 0, G3: 0, G4: 0, G5: 0 },
  start: { R1: 4, R2: 0, R3: 6, R4: 3, R5: 4, R6: 4 },
  map: { R7: 5, R8: 5, R9: 5, R10: 0, R11: 2 },
  actions: { R12: 0, R13: 3, R14: 3, R15: 3, R16: 8, R17: 4, R18: 2, R19: 3 },
  stealth: { R20: 5, R22: 3, R23: 2 },
  health: { R24: 0, R25: 0, R26: 4, R27: 3 },
  enemies: { R28: 4, R29: 4, R30: 9, R31: 4, R32: 5, R33: 3 },
  campaign: { R34: 2, R35: 0, R36: 0, R37: 0, R38: 0, R39: 2 },
  headquarters: { R40: 6, R41: 6, R42: 0 },
  special: { R43: 0, R44: 3, R45: 0, R46: 0, R47: 0, R48: 5, R49: 0, R50: 3 },
  own: { D1: 0, D2: 0 },
} as const;

export type RulePartId = keyof typeof COUNTS;

/** `R22`, with the clauses `R22.1` to `R22.3`; a rule without numbers is its own clause. */
export interface Rule {
  readonly name: string;
  readonly clauses: readonly Clause[];
}
export interface RulePart {
  readonly id: RulePartId;
  readonly rules: readonly Rule[];
}

const ruleWith = (name: string, count: number): Rule => ({
  name,
  clauses: count === 0 ? [name] : Array.from({ length: count }, (_, at) => `${name}.${at + 1}`),
});

const partWith = (id: RulePartId): RulePart => ({
  id,
  rules: Object.entries(COUNTS[id]).map(([name, count]) => ruleWith(name, count)),
});

/** The index of the rulebook: no words, so that it is there before they are read. */
export const RULE_PARTS: readonly RulePart[] = (Object.keys(COUNTS) as RulePartId[]).map(partWith);
