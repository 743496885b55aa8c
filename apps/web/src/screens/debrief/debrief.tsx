import './debrief.css';
import { isAssassin, type MemoryOutcome, outcome, view } from '@bauta/engine';
import { type Catalogue, characterName, nameOf } from '@bauta/text';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Session } from '../../session/session.ts';
import { catalogueOf } from '../../words/catalogue.ts';
import { lexicon } from '../../words/lexicon.ts';
import { say } from '../../words/say.ts';
import { MiniMap } from '../mini-map/mini-map.tsx';
import { InstallNote } from '../saves/install-note.tsx';
import { type Chronicle, chronicleOf, STATISTICS } from './chronicle.ts';
import { LookBack } from './look-back.tsx';
import { type MemoryPlayed, memoryPlayed } from './memory-played.ts';
import { Sync } from './sync.tsx';

const SOURCES = ['objectives', 'optional', 'bosses', 'chests'] as const;

/** R35: what a campaign makes of it. */
function Gains({ ended: { xp, turns, result } }: { ended: MemoryOutcome }) {
  const earned = result.success ? SOURCES.filter((source) => xp[source] > 0) : [];
  const total = earned.reduce((sum, source) => sum + xp[source], 0);
  return (
    <section class="gains">
      <dl>
        <div>
          <dt>{say('table.debrief.turns')}</dt>
          <dd>{turns}</dd>
        </div>
        {earned.map((source) => (
          <div key={source}>
            <dt>{say(`table.debrief.xp-${source}`)}</dt>
            <dd>{say('table.debrief.xp', { xp: xp[source] })}</dd>
          </div>
        ))}
        {result.success && (
          <div class="total">
            <dt>{say('table.debrief.xp-total')}</dt>
            <dd>{say('table.debrief.xp', { xp: total })}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function Statistics({ catalogue, chronicle: { statistics, end } }: { catalogue: Catalogue; chronicle: Chronicle }) {
  return (
    <section aria-labelledby="deeds">
      <h2 id="deeds">{say('table.debrief.deeds')}</h2>
      <div class="deeds">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span class="unseen">{say('table.debrief.who')}</span>
              </th>
              {STATISTICS.map((statistic) => (
                <th scope="col" key={statistic}>
                  {say(`table.debrief.deed-${statistic}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {end.characters
              .filter((character) => isAssassin(character) || statistics.has(character.id))
              .map(({ id }) => (
                <tr key={id}>
                  <th scope="row">{characterName(catalogue, id)}</th>
                  {STATISTICS.map((statistic) => (
                    <td key={statistic}>
                      {statistics.get(id)?.[statistic] ?? 0}
                      <span aria-hidden="true">{say(`table.debrief.deed-${statistic}`)}</span>
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Detections({ chronicle: { end, seenAt } }: { chronicle: Chronicle }) {
  const count = [...seenAt.values()].reduce((sum, each) => sum + each, 0);
  return (
    <section aria-labelledby="detections">
      <h2 id="detections">{say('table.debrief.detections')}</h2>
      <p>{say('table.debrief.detections-count', { count })}</p>
      {count > 0 && (
        <MiniMap memory={view(end).content.memory} heat={seenAt} label={say('table.debrief.detections-count', { count })} />
      )}
    </section>
  );
}

interface Props {
  session: Session;
  /** What the campaign made of it. */
  children?: ComponentChildren;
}

interface PlayedProps {
  session: Session;
  played: MemoryPlayed;
  children: ComponentChildren;
}

function Played({ session, played, children }: PlayedProps) {
  const chronicle = useMemo(() => chronicleOf(played), [played]);
  const { end } = chronicle;
  const ended = outcome(end);
  if (ended === null) return null;
  const catalogue = catalogueOf(view(end));
  const { result } = ended;
  const rewinds = session.rewinds.value;
  return (
    <>
      <p class="page-kind">{nameOf(lexicon.value, 'memory', end.content.memory.id, 'title')}</p>
      <h1>{say(result.success ? 'table.debrief.success' : 'table.debrief.failure')}</h1>
      {!result.success && <p>{say(`failure.${result.reason}`)}</p>}
      {rewinds > 0 && <p>{say('table.undo.rewound', { count: rewinds })}</p>}
      <Gains ended={ended} />
      <Sync session={session} end={end} won={ended.sync} />
      {children}
      <Statistics catalogue={catalogue} chronicle={chronicle} />
      <Detections chronicle={chronicle} />
      <LookBack session={session} catalogue={catalogue} played={played} />
    </>
  );
}

/** How the memory went that ended with the last decision. */
export function Debrief({ session, children }: Props) {
  const decisions = session.decisions.value;
  const last = decisions.at(-1);
  const played = useMemo(() => memoryPlayed(decisions), [last]);
  return (
    <div class="debrief">
      {played !== null && (
        <Played session={session} played={played}>
          {children}
        </Played>
      )}
      <InstallNote on="debrief" />
    </div>
  );
}
