import type { Do } from '../../model/effect.ts';
import type { Deed } from './deed.ts';
import { healBoss, setMovement } from './verbs/boss-state.ts';
import { buryCard } from './verbs/bury-card.ts';
import { callAlly, sendHomeDeed } from './verbs/call-ally.ts';
import { countDeed, setFlag } from './verbs/counters.ts';
import { disguiseDeed } from './verbs/disguise.ts';
import { dropCard } from './verbs/drop-card.ts';
import {
  eliminateGuard,
  gatherGuards,
  glide,
  hideCharacters,
  moveTogether,
  placeGuardsDeed,
  pushGuard,
  removeBodies,
  summonBoss,
  testCharacters,
} from './verbs/figures.ts';
import { callOver, escapeDeed, moveOwner, swapPlaces } from './verbs/go.ts';
import { removeGuard, wakeBodies } from './verbs/guards.ts';
import { lastingDeed } from './verbs/lasting.ts';
import { layTrap } from './verbs/lay-trap.ts';
import { loseAction } from './verbs/lose-action.ts';
import { fire, leaveByMachine, moveMachine } from './verbs/machine-actions.ts';
import { damageMachineDeed, placeMachineDeed, seizeMachine } from './verbs/machine-changes.ts';
import { moveBoss } from './verbs/move-boss.ts';
import { exposeDeed, layBase, liftBases } from './verbs/notice.ts';
import { completeObjectiveDeed, failMemory, revealObjectiveDeed } from './verbs/objectives.ts';
import { openBoxDeed } from './verbs/open-box.ts';
import { payObjective } from './verbs/pay-objective.ts';
import { addHits, drawEquipment, gainAction, giveBack, healDeed, reroll, setAlert, woundDeed } from './verbs/people.ts';
import { recoverCard } from './verbs/recover-card.ts';
import { saveAction } from './verbs/save-action.ts';
import { setEntrance, setLadder, setRestricted, setStation, setWall } from './verbs/set-ground.ts';
import { collapseDeed, layTileDeed, removeTileDeed, turnTile } from './verbs/tiles.ts';
import { endEvent, setDirection } from './verbs/turn-of-events.ts';
import { woundBossDeed } from './verbs/wound-boss.ts';

const DEEDS: { readonly [T in Do['do']]: Deed<T> } = {
  'hide-characters': hideCharacters,
  glide,
  'move-together': moveTogether,
  'eliminate-guard': eliminateGuard,
  'push-guard': pushGuard,
  heal: healDeed,
  'give-back': giveBack,
  'gain-action': gainAction,
  reroll,
  'add-hits': addHits,
  'set-alert': setAlert,
  'place-guards': placeGuardsDeed,
  'summon-boss': summonBoss,
  'call-ally': callAlly,
  'send-home': sendHomeDeed,
  disguise: disguiseDeed,
  'move-boss': moveBoss,
  'wound-boss': woundBossDeed,
  'heal-boss': healBoss,
  'set-movement': setMovement,
  'lay-trap': layTrap,
  'gather-guards': gatherGuards,
  'test-characters': testCharacters,
  'remove-bodies': removeBodies,
  'draw-equipment': drawEquipment,
  wound: woundDeed,
  'move-owner': moveOwner,
  'swap-places': swapPlaces,
  'call-over': callOver,
  escape: escapeDeed,
  expose: exposeDeed,
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
  'damage-machine': damageMachineDeed,
  'place-machine': placeMachineDeed,
  'seize-machine': seizeMachine,
  lasting: lastingDeed,
  count: countDeed,
  'set-flag': setFlag,
  'open-box': openBoxDeed,
  'complete-objective': completeObjectiveDeed,
  'reveal-objective': revealObjectiveDeed,
  'fail-memory': failMemory,
  'remove-tile': removeTileDeed,
  'lay-tile': layTileDeed,
  'turn-tile': turnTile,
  collapse: collapseDeed,
  'set-wall': setWall,
  'set-ladder': setLadder,
  'set-entrance': setEntrance,
  'set-station': setStation,
  'set-restricted': setRestricted,
};

/** A verb's deed, to be run with a deed of the same name. */
export const deedOf = (name: Do['do']): Deed<Do['do']> => DEEDS[name] as unknown as Deed<Do['do']>;
