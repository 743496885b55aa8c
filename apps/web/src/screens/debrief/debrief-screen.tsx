import '../campaign/reading/page.css';
import type { CharacterId } from '@bauta/engine';
import { nameOf } from '@bauta/text';
import { isPackName, openPack, type PackName } from '../../packs/shelf.ts';
import type { Session } from '../../session/session.ts';
import { startSession } from '../../session/start-session.ts';
import type { Seat } from '../../storage/save-summary.ts';
import { linkTo } from '../../ui/route.ts';
import { lexicon } from '../../words/lexicon.ts';
import { say } from '../../words/say.ts';
import { seatsOf } from '../start/seats.ts';
import { Debrief } from './debrief.tsx';

/** Who sat there; of a game that came from elsewhere nobody knows. */
function seatsAgain(known: readonly Seat[], players: number, party: readonly CharacterId[]): readonly Seat[] {
  if (known.length > 0) return known;
  const names = Array.from({ length: players }, (_, player) => say('web.start.player', { number: player + 1 }));
  return seatsOf(names, Object.fromEntries(party.map((id, index) => [id, index % players])));
}

/** The same memory, with the same party. */
async function playAgain(session: Session, of: PackName): Promise<void> {
  const { memory, party: members, players, difficulty } = session.game.peek()!.setup;
  const { name, seats: known } = session.summary.peek();
  const party = members.map(({ id }) => id);
  const seats = seatsAgain(known, players, party);
  const [pack, { beginMemory }] = await Promise.all([openPack(of), import('../../session/begin-memory.ts')]);
  startSession(beginMemory(pack, memory, { pack: of, name, seats, party, difficulty }));
}

interface AgainProps {
  session: Session;
  memory: string;
}

/** Another game of it, which takes the pack: the save has no more than what was played. */
function Again({ session, memory }: AgainProps) {
  const { pack } = session.summary.value;
  if (!isPackName(pack)) return <p class="no-again">{say('table.debrief.no-again', { pack })}</p>;
  return (
    <>
      <a class="button" href={linkTo('memory', pack, memory)}>
        {say('table.debrief.other')}
      </a>
      <button type="button" class="main" onClick={() => playAgain(session, pack)}>
        {say('table.debrief.again')}
      </button>
    </>
  );
}

/** The end of a memory that was played by itself. */
export function DebriefScreen({ session, onBack }: { session: Session; onBack(): void }) {
  const { content, result } = session.game.value!;
  return (
    <main class="page-screen">
      <article class="panel book-page page-debrief">
        <Debrief session={session} />
        {result?.success && <p class="story">{nameOf(lexicon.value, 'memory', content.memory.id, 'conclusion')}</p>}
        <div class="debrief-ends">
          <button type="button" onClick={onBack}>
            {say('table.debrief.to-table')}
          </button>
          <a class="button" href={linkTo()}>
            {say('web.home-link')}
          </a>
          <Again session={session} memory={content.memory.id} />
        </div>
      </article>
    </main>
  );
}
