import { type Game, type MemoryOutcome, outcome, syncFacts } from '@bauta/engine';
import { type Catalogue, nameOf, say, syncBound, syncSubject } from '@bauta/text';
import { type Paint, wrapped } from './paint.ts';

/** Title, briefing, rules of its own, the sync. */
export function briefingLines(catalogue: Catalogue, width: number, paint: Paint): string[] {
  const part = (name: string) => nameOf(catalogue, 'memory', catalogue.content.memory.id, name);
  return [
    paint('strong', say(catalogue, 'screen.briefing', { title: part('title'), place: part('place'), date: part('date') })),
    '',
    ...wrapped(part('briefing'), width),
    '',
    ...wrapped(part('rules'), width),
    ...wrapped(say(catalogue, 'screen.sync', { text: part('sync') }), width),
  ];
}

const SYNC = { red: 'screen.sync-red', grey: 'screen.sync-grey', none: 'screen.sync-none' } as const;

/** R34.2: a memory that asks nothing for its sync has its own words for it. */
function syncWords(catalogue: Catalogue, won: MemoryOutcome['sync']): string {
  const { id, sync } = catalogue.content.memory;
  if (won === 'none' && sync.length === 0)
    return say(catalogue, 'screen.sync', { text: nameOf(catalogue, 'memory', id, 'sync') });
  return say(catalogue, SYNC[won]);
}

/** R34.1: what the sync was missed by. */
function missedBy(game: Game, catalogue: Catalogue): string[] {
  const missed = syncFacts(game).filter(({ state }) => state !== 'kept');
  return missed.map((fact) =>
    say(catalogue, fact.what === 'objective' ? 'screen.sync-missed-objective' : 'screen.sync-missed', {
      text: syncSubject(catalogue, game.content.memory.id, fact),
      value: fact.value,
      bound: syncBound(catalogue, fact),
    }),
  );
}

/** How the memory ended, and what a campaign would make of it. */
export function endingLines(game: Game, catalogue: Catalogue, width: number, paint: Paint): string[] {
  const ended = outcome(game);
  if (ended === null) return [];
  const { result, turns, xp, sync } = ended;
  const total = xp.objectives + xp.optional + xp.bosses + xp.chests;
  const head = result.success
    ? [paint('goal', say(catalogue, 'screen.success')), '', ...conclusion(catalogue, width), '']
    : [paint('danger', say(catalogue, 'screen.failure')), say(catalogue, `failure.${result.reason}`)];
  return [
    ...head,
    say(catalogue, 'screen.result', { turns }),
    say(catalogue, 'screen.xp', { total, ...xp }),
    ...wrapped(syncWords(catalogue, sync), width),
    ...(sync === 'none' ? missedBy(game, catalogue).flatMap((line) => wrapped(line, width)) : []),
  ];
}

const conclusion = (catalogue: Catalogue, width: number): string[] =>
  wrapped(nameOf(catalogue, 'memory', catalogue.content.memory.id, 'conclusion'), width);
