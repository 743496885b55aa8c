import type { StepRule } from '../flow/step-rule.ts';
import type { StepName } from '../model/step.ts';
import { land } from '../rules/actions/tower.ts';
import { setOutStep } from '../rules/allies/set-out.ts';
import { search } from '../rules/cards/search.ts';
import { stow } from '../rules/cards/stow.ts';
import { tradeStep } from '../rules/cards/trade.ts';
import { attackStep } from '../rules/combat/attack-step.ts';
import { gatherAttackers } from '../rules/combat/gather-attackers.ts';
import { retaliation } from '../rules/combat/retaliation.ts';
import { consequencesStep } from '../rules/detection/consequences.ts';
import { tests } from '../rules/detection/detection.ts';
import { occasion } from '../rules/effects/happenings.ts';
import { effect } from '../rules/effects/take-effect.ts';
import { callAllyStep } from '../rules/effects/verbs/call-ally.ts';
import { dropCardStep } from '../rules/effects/verbs/drop-card.ts';
import { eliminateGuardStep, pushGuardStep, settleBasesStep } from '../rules/effects/verbs/figures.ts';
import { removeGuardStep } from '../rules/effects/verbs/guards.ts';
import { moveBossStep } from '../rules/effects/verbs/move-boss.ts';
import { woundBossStep } from '../rules/effects/verbs/wound-boss.ts';
import { fillBase } from '../rules/enemies/bases.ts';
import { bossAppearsStep, summonBossStep } from '../rules/enemies/boss.ts';
import { bossMoves } from '../rules/enemies/boss-moves.ts';
import { gather } from '../rules/enemies/gather.ts';
import { arrive, hunt } from '../rules/enemies/hunt.ts';
import { placeGuards } from '../rules/enemies/place-guards.ts';
import { enterSquare, pushOutStep } from '../rules/enemies/push-out.ts';
import { changeGround } from '../rules/ground/change-ground.ts';
import { enterMap } from '../rules/ground/enter-map.ts';
import { placeMachineStep, seizeMachineStep } from '../rules/machines/machine-steps.ts';
import { assassinPhase, windowStep } from '../rules/phases/acting.ts';
import { combat } from '../rules/phases/combat.ts';
import { eventPhase } from '../rules/phases/event-phase.ts';
import { movement, seekDirection } from '../rules/phases/movement.ts';
import { turn } from '../rules/phases/turn.ts';
import { springTraps } from '../rules/traps/spring.ts';

const STEPS: { readonly [T in StepName]: StepRule<T> } = {
  'enter-map': enterMap,
  turn,
  'event-phase': eventPhase,
  'assassin-phase': assassinPhase,
  window: windowStep,
  'place-guards': placeGuards,
  movement,
  gather,
  'enter-square': enterSquare,
  combat,
  'seek-direction': seekDirection,
  arrive,
  land,
  hunt,
  consequences: consequencesStep,
  tests,
  'spring-traps': springTraps,
  'push-out': pushOutStep,
  'settle-bases': settleBasesStep,
  'fill-base': fillBase,
  'gather-attackers': gatherAttackers,
  attack: attackStep,
  retaliation,
  search,
  stow,
  trade: tradeStep,
  effect,
  occasion,
  'push-guard': pushGuardStep,
  'eliminate-guard': eliminateGuardStep,
  'set-out': setOutStep,
  'call-ally': callAllyStep,
  'remove-guard': removeGuardStep,
  'drop-card': dropCardStep,
  'boss-moves': bossMoves,
  'move-boss': moveBossStep,
  'wound-boss': woundBossStep,
  'summon-boss': summonBossStep,
  'boss-appears': bossAppearsStep,
  'change-ground': changeGround,
  'place-machine': placeMachineStep,
  'seize-machine': seizeMachineStep,
};

export type AnyStepRule = StepRule<StepName>;

/** All rules in one shape: whoever asks one asks them all alike. */
const inOneShape = ({ step, rules, options, resolve, run }: AnyStepRule) => ({ step, rules, options, resolve, run });
const RULES = Object.fromEntries(
  Object.entries(STEPS).map(([name, rule]) => [name, inOneShape(rule as unknown as AnyStepRule)]),
) as Record<StepName, AnyStepRule>;

export const isStepName = (name: string): name is StepName => Object.hasOwn(STEPS, name);

/** The commonest are named, so that they are found by a comparison. */
export function stepRule(name: StepName): AnyStepRule {
  switch (name) {
    case 'assassin-phase':
      return RULES['assassin-phase'];
    case 'turn':
      return RULES.turn;
    case 'window':
      return RULES.window;
    case 'consequences':
      return RULES.consequences;
    case 'event-phase':
      return RULES['event-phase'];
    case 'movement':
      return RULES.movement;
    case 'effect':
      return RULES.effect;
    case 'tests':
      return RULES.tests;
    default:
      return RULES[name];
  }
}
