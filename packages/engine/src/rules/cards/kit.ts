import type { Command } from '../../model/command.ts';
import type { MemoryContent, Weapon } from '../../model/content.ts';
import type { Do, Effect } from '../../model/effect.ts';
import type { Character, Game } from '../../model/game.ts';
import type { CardId, CharacterId } from '../../model/kinds.ts';
import { verbOf } from '../effects/effect-verbs.ts';
import { forEachSource } from '../effects/sources.ts';
import { discards, equips, kindsInPack, swaps, unequips } from './arranging.ts';
import { cardIn } from './board.ts';
import { WEAPON_SLOTS, type WeaponSlot, weaponIn } from './weapon.ts';

export interface UsableEffect {
  readonly card: CardId;
  readonly index: number;
  readonly effect: Effect;
  /** Those of its verbs that may have nothing to act on. */
  readonly mayFail: readonly Do[];
  /** R8.3: it is a move, which nobody makes from inside a spot. */
  readonly moves: boolean;
}

/** What follows from an assassin's cards alone, worked out once for each board. */
export interface Kit {
  readonly content: MemoryContent;
  readonly by: CharacterId;
  readonly cards: readonly CardId[];
  readonly weapons: readonly { slot: WeaponSlot; card: CardId; weapon: Weapon }[];
  /** Effects used as an action. */
  readonly uses: readonly UsableEffect[];
  readonly hasFreeUse: boolean;
  /** Some card may roll dice again. */
  readonly rerolls: boolean;
  /** R18: ready-made options. */
  readonly equips: readonly Command[];
  readonly unequips: readonly Command[];
  readonly swaps: readonly Command[];
  readonly discards: readonly Command[];
}

/** A pack is never changed in place, so whoever holds the same one has the same kit, if the slots agree. */
const kits = new WeakMap<readonly CardId[], Kit>();

const makeUse = (card: CardId, index: number, effect: Effect): UsableEffect => ({
  card,
  index,
  effect,
  mayFail: effect.do.filter((verb) => verbOf(verb.do).possible !== undefined),
  moves: effect.do.some((verb) => verb.do === 'glide' || verb.do === 'move-together'),
});

const uses = new WeakMap<Effect, UsableEffect>();

/** Worked out once for each card. */
export function useOf(card: CardId, index: number, effect: Effect): UsableEffect {
  let use = uses.get(effect);
  if (use?.card !== card) {
    use = makeUse(card, index, effect);
    uses.set(effect, use);
  }
  return use;
}

/** What the cards can do when: as an action, or to dice already rolled. */
function effectsOfKit(game: Game, assassin: Character): { uses: UsableEffect[]; rerolls: boolean } {
  const found = { uses: [] as UsableEffect[], rerolls: false };
  forEachSource(game, assassin, (card, effects) => {
    for (let index = 0; index < effects.length; index++) {
      const { when } = effects[index]!;
      if (when === 'action') found.uses.push(useOf(card, index, effects[index]!));
      else if (when === 'tested' || when === 'rolled') found.rerolls = true;
    }
  });
  return found;
}

function weaponsOf(game: Game, assassin: Character): Kit['weapons'] {
  const weapons: { slot: WeaponSlot; card: CardId; weapon: Weapon }[] = [];
  for (const slot of WEAPON_SLOTS) {
    const weapon = weaponIn(game, assassin, slot);
    if (weapon !== null) weapons.push({ slot, card: cardIn(assassin, slot), weapon });
  }
  return weapons;
}

function makeKit(game: Game, assassin: Character): Kit {
  const { uses, rerolls } = effectsOfKit(game, assassin);
  const kinds = kindsInPack(game, assassin);
  return {
    content: game.content,
    by: assassin.id,
    cards: [assassin.melee, assassin.ranged, assassin.armour, assassin.blade, assassin.ability],
    weapons: weaponsOf(game, assassin),
    uses,
    hasFreeUse: uses.some(({ effect }) => effect.cost === 0),
    rerolls,
    equips: equips(assassin, kinds),
    unequips: unequips(assassin),
    swaps: swaps(game, assassin, kinds),
    discards: discards(assassin),
  };
}

function fits({ content, by, cards }: Kit, game: Game, { id, melee, ranged, armour, blade, ability }: Character): boolean {
  if (content !== game.content || by !== id || cards[4] !== ability) return false;
  return cards[0] === melee && cards[1] === ranged && cards[2] === armour && cards[3] === blade;
}

/** Of an active assassin: one in critical condition equips nothing. */
export function kitOf(game: Game, assassin: Character): Kit {
  let kit = kits.get(assassin.pack);
  if (kit === undefined || !fits(kit, game, assassin)) {
    kit = makeKit(game, assassin);
    kits.set(assassin.pack, kit);
  }
  return kit;
}
