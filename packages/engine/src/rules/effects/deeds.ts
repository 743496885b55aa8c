import type { Do } from '../../model/effect.ts';
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
import { addHits, drawEquipment, gainAction, giveBack, healDeed, lastingDeed, reroll, setAlert, woundDeed } from './people.ts';
import { setEntrance, setLadder, setRestricted, setStation, setWall } from './set-ground.ts';
import { collapseDeed, layTileDeed, removeTileDeed, turnTile } from './tiles.ts';

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
  'gather-guards': gatherGuards,
  'test-characters': testCharacters,
  'remove-bodies': removeBodies,
  'draw-equipment': drawEquipment,
  wound: woundDeed,
  lasting: lastingDeed,
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
