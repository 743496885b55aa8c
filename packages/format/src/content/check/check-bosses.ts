import { type BossId, type Content, type Do, type Effect, type MemoryData, NOWHERE, parseSquare } from '@bauta/engine';
import type { Path, Problem, ProblemReporter } from '../../problem/problem.ts';
import { CARD_KINDS } from '../compile/compile-cards.ts';
import { type PackFiles, reporter } from '../files/pack-files.ts';
import type { CompiledContent } from './compiled-content.ts';
import { effectsOf, verbsIn } from './memory-uses.ts';

type Bosses = Content['bosses'];

interface NamedBoss {
  boss: BossId;
  path: Path;
}

/** The bosses that an effect names, with the places where it does. */
function namedIn(effect: Effect): NamedBoss[] {
  const verbs = effect.do.flatMap((verb, index) => ('boss' in verb ? [{ boss: verb.boss, path: ['do', index, 'boss'] }] : []));
  const ifs = effect.if.flatMap((each, index) =>
    typeof each === 'object' && 'boss' in each ? [{ boss: each.boss, path: ['if', index, 'boss'] }] : [],
  );
  return [...ifs, ...verbs];
}

/** Every boss that a card names exists, and has a partner where it is to go with one. */
export function checkBossNames(files: PackFiles, cards: Content['cards'], bosses: Bosses, problems: Problem[]): void {
  for (const kind of CARD_KINDS) {
    for (const { source, data } of files[kind]) {
      const report = reporter(source, problems);
      for (const id of Object.keys(data))
        effectsOf(cards[id]).forEach((effect, index) => {
          for (const { path, message } of nameFaults(effect, bosses)) report([id, 'effects', index, ...path], message);
        });
    }
  }
}

function nameFaults(effect: Effect, bosses: Bosses): { path: Path; message: string }[] {
  const missing = namedIn(effect).find(({ boss }) => !Object.hasOwn(bosses, boss));
  if (missing !== undefined) return [{ path: missing.path, message: `There is no boss \`${missing.boss}\`.` }];
  return effect.do.flatMap((verb, index) =>
    verb.do === 'set-movement' && verb.movement === 'with-partner' && bosses[verb.boss]!.partner === ''
      ? [{ path: ['do', index, 'movement'], message: `\`${verb.boss}\` has no partner to go with.` }]
      : [],
  );
}

/** A boss goes with another one, and only with one. */
export function partnerFault(id: BossId, bosses: Bosses): { path: Path; message: string } | null {
  const { movement, partner } = bosses[id]!;
  if (partner === '')
    return movement === 'with-partner' ? { path: ['movement'], message: '`with-partner` needs `partner` beside it.' } : null;
  if (partner === id) return { path: ['partner'], message: 'Nobody is their own partner.' };
  return Object.hasOwn(bosses, partner) ? null : { path: ['partner'], message: `There is no boss \`${partner}\`.` };
}

/** R33.3: a boss that waits off the map is summoned by a card of the memory; its partner is there too. */
export function checkBossesOf(memory: MemoryData, known: CompiledContent, report: ProblemReporter): void {
  const { bosses } = known;
  const verbs = verbsIn(memory, known);
  const summoned = new Set(verbs.flatMap((verb) => (verb.do === 'summon-boss' ? [verb.boss] : [])));
  const present = new Set(memory.maps.flatMap((map) => map.bosses.map(({ boss }) => boss)));
  memory.maps.forEach((map, index) => {
    for (const { boss, at } of map.bosses) {
      const path = ['maps', index, 'bosses', boss];
      const partner = bosses[boss]?.partner ?? '';
      if (at === NOWHERE && !summoned.has(boss))
        report(path, `\`${boss}\` waits, but no card of this memory summons it (R33.3).`);
      if (partner !== '' && !present.has(partner))
        report(path, `\`${partner}\`, the partner of \`${boss}\`, is not in this memory.`);
    }
  });
  checkGoals(memory, verbs, report);
}

/** The squares that cards send bosses to are drawn. */
function checkGoals({ maps }: MemoryData, verbs: readonly Do[], report: ProblemReporter): void {
  const drawn = new Set(maps.flatMap((map) => map.squares.map(({ at }) => at)));
  for (const verb of verbs) {
    const at = verb.do === 'move-boss' ? parseSquare(verb.to) : null;
    if (verb.do === 'move-boss' && at !== null && !drawn.has(at))
      report(['rules'], `A card of this memory moves \`${verb.boss}\` to ${verb.to}, which is not on the map.`);
  }
}
