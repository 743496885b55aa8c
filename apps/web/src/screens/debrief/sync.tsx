import type { Game, MemoryOutcome } from '@bauta/engine';
import { nameOf } from '@bauta/text';
import type { Session } from '../../session/session.ts';
import { SyncFacts } from '../../table/status/sync.tsx';
import { lexicon } from '../../words/lexicon.ts';
import { say } from '../../words/say.ts';
import { type SyncTold, syncTold } from './sync-told.ts';

function syncWords(memory: string, sync: SyncTold): string {
  if (sync === 'gift') return say('table.debrief.sync-gift');
  if (sync === 'own') return say('screen.sync', { text: nameOf(lexicon.value, 'memory', memory, 'sync') });
  return say(`screen.sync-${sync}`);
}

/** R34: as the diary of the campaign has it; not won, by what it was missed. */
export function Sync({ session, end, won }: { session: Session; end: Game; won: MemoryOutcome['sync'] }) {
  const campaign = session.campaign.value;
  const { id, sync: asked } = end.content.memory;
  const told = syncTold(won, campaign?.diary[campaign.played]?.sync, asked.length > 0);
  return (
    <>
      <p class={`sync ${told}`}>{syncWords(id, told)}</p>
      {told === 'none' && <SyncFacts game={end} />}
    </>
  );
}
