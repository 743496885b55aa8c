import '../campaign/reading/page.css';
import type { CharacterId } from '@bauta/engine';
import { nameOf } from '@bauta/text';
import { linkTo } from '../route.ts';
import { openPack, type PackName } from '../shelf.ts';
import type { Sitting } from '../sitting/sitting.ts';
import { type Seat, seatsOf } from '../start/seats.ts';
import { sitAt } from '../start/sit-at.ts';
import { lexicon } from '../words/lexicon.ts';
import { say } from '../words/say.ts';
import { Debrief } from './debrief.tsx';

/** Who sat there; of a game that came from elsewhere nobody knows. */
function seatsAgain(known: readonly Seat[], players: number, party: readonly CharacterId[]): readonly Seat[] {
  if (known.length > 0) return known;
  const names = Array.from({ length: players }, (_, player) => say('web.start.player', { number: player + 1 }));
  return seatsOf(names, Object.fromEntries(party.map((id, index) => [id, index % players])));
}

/** The same memory, with the same party. */
async function playAgain(sitting: Sitting): Promise<void> {
  const { memory, party: members, players, difficulty } = sitting.game.peek()!.setup;
  const { pack: of, name, seats: known } = sitting.card.peek();
  const party = members.map(({ id }) => id);
  const seats = seatsAgain(known, players, party);
  const [pack, { beginMemory }] = await Promise.all([openPack(of as PackName), import('../sitting/begin-memory.ts')]);
  sitAt(beginMemory(pack, memory, { pack: of as PackName, name, seats, party, difficulty }));
}

/** The end of a memory that was played by itself. */
export function DebriefScreen({ sitting, onBack }: { sitting: Sitting; onBack(): void }) {
  const { content, result } = sitting.game.value!;
  return (
    <main class="page-screen">
      <article class="panel book-page page-debrief">
        <Debrief sitting={sitting} />
        {result?.success && <p class="story">{nameOf(lexicon.value, 'memory', content.memory.id, 'conclusion')}</p>}
        <div class="debrief-ends">
          <button type="button" onClick={onBack}>
            {say('table.debrief.to-table')}
          </button>
          <a class="button" href={linkTo('memory', sitting.card.value.pack, content.memory.id)}>
            {say('table.debrief.other')}
          </a>
          <a class="button" href={linkTo()}>
            {say('web.home-link')}
          </a>
          <button type="button" class="main" onClick={() => playAgain(sitting)}>
            {say('table.debrief.again')}
          </button>
        </div>
      </article>
    </main>
  );
}
