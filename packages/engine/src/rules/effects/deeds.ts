import type { Do } from '../../model/effect.ts';
import { healBoss, setMovement } from './boss-state.ts';
import { buryCard } from './bury-card.ts';
import { callAlly, sendHomeDeed } from './call-ally.ts';
import { countDeed, setFlag } from './counters.ts';
import type { Deed } from './deed.ts';
import { disguiseDeed } from './disguise.ts';
import { dropCard } from './drop-card.ts';
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
} from './figures.ts';
import { callOver, escapeDeed, moveOwner, swapPlaces } from './go.ts';
import { removeGuard, wakeBodies } from './guards.ts';
import { lastingDeed } from './lasting.ts';
import { layTrap } from './lay-trap.ts';
import { loseAction } from './lose-action.ts';
import { fire, leaveByMachine, moveMachine } from './machine-actions.ts';
import { damageMachineDeed, placeMachineDeed, seizeMachine } from './machine-changes.ts';
import { moveBoss } from './move-boss.ts';
import { exposeDeed, layBase, liftBases } from './notice.ts';
import { completeObjectiveDeed, failMemory, revealObjectiveDeed } from './objectives.ts';
import { openBoxDeed } from './open-box.ts';
import { payObjective } from './pay-objective.ts';
import { addHits, drawEquipment, gainAction, giveBack, healDeed, reroll, setAlert, woundDeed } from './people.ts';
import { recoverCard } from './recover-card.ts';
import { saveAction } from './save-action.ts';
import { setEntrance, setLadder, setRestricted, setStation, setWall } from './set-ground.ts';
import { collapseDeed, layTileDeed, removeTileDeed, turnTile } from './tiles.ts';
import { endEvent, setDirection } from './turn-of-events.ts';
import { woundBossDeed } from './wound-boss.ts';

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
