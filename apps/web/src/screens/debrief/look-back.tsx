import type { BadChoice, JudgedDecision, TurningPoints } from '@bauta/bots';
import { view } from '@bauta/engine';
import { type Catalogue, percentOf, renderBlows, renderHint, renderWhat } from '@bauta/text';
import type { Session } from '../../session/session.ts';
import { BranchButton } from '../../table/share/branch-button.tsx';
import { say } from '../../words/say.ts';
import { Curve } from './curve.tsx';
import { useLookBack } from './look-back.ts';
import { beforeDecision, type MemoryPlayed } from './memory-played.ts';

/** Letters by decision: choices first, then dice, in the order they are told. */
function marksOf({ byChoice, byChance }: TurningPoints): Map<number, string> {
  const numbers = new Set([...byChoice.map(({ decision }) => decision.number), ...byChance.map(({ number }) => number)]);
  return new Map([...numbers].map((number, index) => [number, String.fromCharCode(97 + index)]));
}

interface Turning {
  session: Session;
  catalogue: Catalogue;
  played: MemoryPlayed;
  mark: string;
}

const Again = ({ session, played, number }: Pick<Turning, 'session' | 'played'> & { number: number }) => (
  <BranchButton session={session} position={() => view(beforeDecision(played, number))} />
);

function Choice({ session, catalogue, played, point, mark }: Turning & { point: BadChoice }) {
  const { decision, better, chosen } = point;
  const [best, then] = [percentOf(better.chance), percentOf(chosen)];
  const what = renderWhat(catalogue, decision.command);
  return (
    <li>
      <p>{say('table.debrief.choice', { mark, turn: decision.turn, what, best, chosen: then })}</p>
      <p>{say('table.debrief.better', { hint: renderHint(catalogue, better) })}</p>
      <Again session={session} played={played} number={decision.number} />
    </li>
  );
}

function ByChance({ session, catalogue, played, decision, mark }: Turning & { decision: JudgedDecision }) {
  const { events } = played.decisions[decision.number - 1]!;
  const [chosen, after] = [percentOf(decision.chosen), percentOf(decision.after)];
  const what = renderWhat(catalogue, decision.command);
  return (
    <li>
      <p>{say('table.debrief.chance', { mark, turn: decision.turn, what, chosen, after })}</p>
      <p>{renderBlows(catalogue, events)}</p>
      <Again session={session} played={played} number={decision.number} />
    </li>
  );
}

interface Points {
  session: Session;
  catalogue: Catalogue;
  played: MemoryPlayed;
  points: TurningPoints;
  marks: ReadonlyMap<number, string>;
}

function Turnings({ session, catalogue, played, points: { byChoice, byChance }, marks }: Points) {
  return (
    <div class="turning-points">
      <h3>{say(byChoice.length === 0 ? 'table.debrief.no-choices' : 'table.debrief.choices')}</h3>
      <ul>
        {byChoice.map((point) => (
          <Choice
            key={point.decision.number}
            session={session}
            catalogue={catalogue}
            played={played}
            point={point}
            mark={marks.get(point.decision.number)!}
          />
        ))}
      </ul>
      <h3>{say(byChance.length === 0 ? 'table.debrief.no-chances' : 'table.debrief.chances')}</h3>
      <ul>
        {byChance.map((decision) => (
          <ByChance
            key={decision.number}
            session={session}
            catalogue={catalogue}
            decision={decision}
            played={played}
            mark={marks.get(decision.number)!}
          />
        ))}
      </ul>
    </div>
  );
}

const NO_MARKS: ReadonlyMap<number, string> = new Map();

/** The curve grows while the game is judged; its turning points are known in the end. */
export function LookBack({ session, catalogue, played }: Pick<Points, 'session' | 'catalogue' | 'played'>) {
  const state = useLookBack(played);
  const { judged, total, points } = state ?? { judged: [], total: played.decisions.length, points: null };
  const marks = points === null ? NO_MARKS : marksOf(points);
  return (
    <section class="look-back" aria-labelledby="look-back">
      <h2 id="look-back">{say('table.debrief.curve')}</h2>
      <Curve judged={judged} total={total} marks={marks} />
      {points === null ? (
        <p role="status">{say('table.debrief.thinking', { done: judged.length, total })}</p>
      ) : (
        <Turnings session={session} catalogue={catalogue} played={played} points={points} marks={marks} />
      )}
    </section>
  );
}
