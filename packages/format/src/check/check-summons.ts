import { type BossId, type Card, type Content, type MemoryData, NOWHERE } from '@bauta/engine';
import { CARD_KINDS } from '../compile/compile-cards.ts';
import { type PackFiles, reporter } from '../pack-files.ts';
import type { Path, Problem, Report } from '../problem.ts';

interface Summons {
  boss: BossId;
  path: Path;
}

/** The bosses that a card summons, with the places where it says so; a card that could not be read summons none. */
function summonsOf(card: Card | undefined): Summons[] {
  const effects = card !== undefined && 'effects' in card ? card.effects : [];
  return effects.flatMap((effect, at) =>
    effect.do.flatMap((verb, index) =>
      verb.do === 'summon-boss' ? [{ boss: verb.boss, path: ['effects', at, 'do', index, 'boss'] }] : [],
    ),
  );
}

/** Every boss that a card summons exists. */
export function checkSummons(files: PackFiles, cards: Content['cards'], bosses: Content['bosses'], problems: Problem[]): void {
  for (const kind of CARD_KINDS) {
    for (const { source, data } of files[kind]) {
      for (const id of Object.keys(data))
        for (const { boss, path } of summonsOf(cards[id]))
          if (!Object.hasOwn(bosses, boss)) reporter(source, problems)([id, ...path], `There is no boss \`${boss}\`.`);
    }
  }
}

/** R33.3: a boss that waits off the map is summoned by a card of the memory. */
export function checkWaiting({ maps, decks }: MemoryData, cards: Content['cards'], report: Report): void {
  const ids = [...Object.values(decks).flat(), ...maps.flatMap(({ tower }) => tower?.card ?? [])];
  const summoned = new Set(ids.flatMap((id) => summonsOf(cards[id])).map(({ boss }) => boss));
  maps.forEach(({ bosses }, map) => {
    for (const { boss, at } of bosses)
      if (at === NOWHERE && !summoned.has(boss))
        report(['maps', map, 'bosses', boss], `\`${boss}\` waits, but no card of this memory summons it (R33.3).`);
  });
}
