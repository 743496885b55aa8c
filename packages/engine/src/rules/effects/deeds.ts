import type { Do } from '../../model/effect.ts';
import { callAlly, sendHomeDeed } from './call-ally.ts';
import type { Deed } from './deed.ts';
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
import { lastingDeed } from './lasting.ts';
import { addHits, drawEquipment, gainAction, giveBack, healDeed, reroll, setAlert, woundDeed } from './people.ts';

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
  'gather-guards': gatherGuards,
  'test-characters': testCharacters,
  'remove-bodies': removeBodies,
  'draw-equipment': drawEquipment,
  wound: woundDeed,
  lasting: lastingDeed,
};

/** A verb's deed, to be run with a deed of the same name. */
export const deedOf = (name: Do['do']): Deed<Do['do']> => DEEDS[name] as unknown as Deed<Do['do']>;
