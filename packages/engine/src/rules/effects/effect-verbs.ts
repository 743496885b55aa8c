import type { Do } from '../../model/effect.ts';
import type { EffectVerb } from './effect-verb.ts';
import { healBoss, setMovement } from './verbs/boss-state.ts';
import { buryCard } from './verbs/bury-card.ts';
import { callAlly, sendHomeVerb } from './verbs/call-ally.ts';
import { countVerb, setFlag } from './verbs/counters.ts';
import { disguiseVerb } from './verbs/disguise.ts';
import { dropCard } from './verbs/drop-card.ts';
import {
  eliminateGuard,
  gatherGuards,
  glide,
  hideCharacters,
  moveTogether,
  placeGuardsVerb,
  pushGuard,
  removeBodies,
  summonBoss,
  testCharacters,
} from './verbs/figures.ts';
import { callOver, escapeVerb, moveOwner, swapPlaces } from './verbs/go.ts';
import { removeGuard, wakeBodies } from './verbs/guards.ts';
import { lastingVerb } from './verbs/lasting.ts';
import { layTrap } from './verbs/lay-trap.ts';
import { loseAction } from './verbs/lose-action.ts';
import { fire, leaveByMachine, moveMachine } from './verbs/machine-actions.ts';
import { damageMachineVerb, placeMachineVerb, seizeMachine } from './verbs/machine-changes.ts';
import { moveBoss } from './verbs/move-boss.ts';
import { exposeVerb, layBase, liftBases } from './verbs/notice.ts';
import { completeObjectiveVerb, failMemory, revealObjectiveVerb } from './verbs/objectives.ts';
import { openBoxVerb } from './verbs/open-box.ts';
import { payObjective } from './verbs/pay-objective.ts';
import { addHits, drawEquipment, gainAction, giveBack, healVerb, reroll, setAlert, woundVerb } from './verbs/people.ts';
import { recoverCard } from './verbs/recover-card.ts';
import { saveAction } from './verbs/save-action.ts';
import { setEntrance, setLadder, setRestricted, setStation, setWall } from './verbs/set-ground.ts';
import { collapseVerb, layTileVerb, removeTileVerb, turnTile } from './verbs/tiles.ts';
import { endEvent, setDirection } from './verbs/turn-of-events.ts';
import { woundBossVerb } from './verbs/wound-boss.ts';

const EFFECT_VERBS: { readonly [T in Do['do']]: EffectVerb<T> } = {
  'hide-characters': hideCharacters,
  glide,
  'move-together': moveTogether,
  'eliminate-guard': eliminateGuard,
  'push-guard': pushGuard,
  heal: healVerb,
  'give-back': giveBack,
  'gain-action': gainAction,
  reroll,
  'add-hits': addHits,
  'set-alert': setAlert,
  'place-guards': placeGuardsVerb,
  'summon-boss': summonBoss,
  'call-ally': callAlly,
  'send-home': sendHomeVerb,
  disguise: disguiseVerb,
  'move-boss': moveBoss,
  'wound-boss': woundBossVerb,
  'heal-boss': healBoss,
  'set-movement': setMovement,
  'lay-trap': layTrap,
  'gather-guards': gatherGuards,
  'test-characters': testCharacters,
  'remove-bodies': removeBodies,
  'draw-equipment': drawEquipment,
  wound: woundVerb,
  'move-owner': moveOwner,
  'swap-places': swapPlaces,
  'call-over': callOver,
  escape: escapeVerb,
  expose: exposeVerb,
  'lose-action': loseAction,
  'save-action': saveAction,
  'pay-objective': payObjective,
  'remove-guard': removeGuard,
  'wake-bodies': wakeBodies,
  'lay-base': layBase,
  'lift-bases': liftBases,
  'set-direction': setDirection,
  'end-event': endEvent,
  'bury-card': buryCard,
  'recover-card': recoverCard,
  'drop-card': dropCard,
  'move-machine': moveMachine,
  fire,
  'leave-by-machine': leaveByMachine,
  'damage-machine': damageMachineVerb,
  'place-machine': placeMachineVerb,
  'seize-machine': seizeMachine,
  lasting: lastingVerb,
  count: countVerb,
  'set-flag': setFlag,
  'open-box': openBoxVerb,
  'complete-objective': completeObjectiveVerb,
  'reveal-objective': revealObjectiveVerb,
  'fail-memory': failMemory,
  'remove-tile': removeTileVerb,
  'lay-tile': layTileVerb,
  'turn-tile': turnTile,
  collapse: collapseVerb,
  'set-wall': setWall,
  'set-ladder': setLadder,
  'set-entrance': setEntrance,
  'set-station': setStation,
  'set-restricted': setRestricted,
};

/** To be run with what a card says of the same verb. */
export const verbOf = (name: Do['do']): EffectVerb<Do['do']> => EFFECT_VERBS[name] as unknown as EffectVerb<Do['do']>;
