import type { AllyId, BossId, Card, CardId, Do, Effect, MachineId, MemoryData } from '@bauta/engine';
import type { Path } from '../../problem/problem.ts';
import type { CompiledContent } from './compiled-content.ts';

interface CardUse {
  card: CardId;
  /** Where the memory brings it into play. */
  path: Path;
}

const at = (path: Path, cards: readonly CardId[]): CardUse[] => [...new Set(cards)].map((card) => ({ card, path }));

function ofAlly(ally: AllyId, { allies }: CompiledContent): CardId[] {
  const { ability = '', melee = '', ranged = '' } = allies[ally] ?? {};
  return [ability, melee, ranged].filter((card) => card !== '');
}

/** Everything that lies or stands on one map. */
function onMap(memory: MemoryData, map: number, known: CompiledContent): CardUse[] {
  const { tower, bosses, machines } = memory.maps[map]!;
  const rules = (boss: BossId) => known.bosses[boss]?.rules ?? [];
  const actions = (machine: MachineId) => known.machines[machine]?.actions ?? [];
  return [
    ...(tower === null ? [] : at(['maps', map, 'tower', 'card'], [tower.card])),
    ...bosses.flatMap(({ boss }) => at(['maps', map, 'bosses', boss], rules(boss))),
    ...machines.flatMap(({ machine }) => at(['maps', map, 'machines', machine], actions(machine))),
  ];
}

/** The cards that a memory brings into play, whatever the party holds. */
export function usesOf(memory: MemoryData, known: CompiledContent): CardUse[] {
  const { rules, maps, decks, allies, objectives } = memory;
  return [
    ...rules.flatMap((card, index) => at(['rules', index], [card])),
    ...maps.flatMap((_, map) => onMap(memory, map, known)),
    ...allies.flatMap((ally, index) => at(['allies', index], ofAlly(ally, known))),
    ...objectives.flatMap(({ id, kind, target }) => (kind === 'escort' ? at(['objectives', id], ofAlly(target, known)) : [])),
    ...Object.entries(decks).flatMap(([deck, ids]) => at(['decks', deck], ids)),
  ];
}

/** A card that could not be read has no effects. */
export const effectsOf = (card: Card | undefined): readonly Effect[] =>
  card !== undefined && 'effects' in card ? card.effects : [];
export const verbsOf = (card: Card | undefined): Do[] => effectsOf(card).flatMap((effect) => effect.do);

/** Every verb that a card of the memory may carry out. */
export const verbsIn = (memory: MemoryData, known: CompiledContent): Do[] =>
  usesOf(memory, known).flatMap(({ card }) => verbsOf(known.cards[card]));
