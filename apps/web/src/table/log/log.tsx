import './log.css';
import { nameOf } from '@bauta/text';
import { useComputed, useSignal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { setsUp } from '../../session/memory-events.ts';
import { lexicon } from '../../words/lexicon.ts';
import { say } from '../../words/say.ts';
import { LessonList } from '../lessons/lesson-list.tsx';
import { Wishes } from '../playback/wishes.tsx';
import { SignButton } from '../sign-button.tsx';
import type { TableState } from '../table-state.ts';
import { cachedRows } from './cached-rows.ts';
import { Decided } from './decided.tsx';
import type { LogRow } from './rows.ts';
import { type DecisionEntry, type PhaseSection, sectionsOf, type TurnSection } from './sections.ts';
import { ToldRow } from './told-row.tsx';
import { useNewest } from './use-newest.ts';
import { useOpened } from './use-opened.ts';

/** As many turns are open by themselves: the one before holds the enemy phase that was just seen. */
const NEW = 2;

interface Props {
  table: TableState;
  isWhole: boolean;
}

interface EntryRows {
  entry: DecisionEntry;
  rows: readonly LogRow[];
}

/** Drawn once: as long as its rows are the same, so is everything in it. */
function LogEntry({ table, entry, rows }: { table: TableState } & EntryRows) {
  return useMemo(
    () => (
      <li>
        <Decided table={table} entry={entry} />
        {rows.map((row, index) => (
          <ToldRow key={index} table={table} entry={entry} row={row} />
        ))}
      </li>
    ),
    [rows],
  );
}

/** A phase; one in which nothing is told has no heading. */
function LogPart({ table, isWhole, part, isNamed }: Props & { part: PhaseSection; isNamed: boolean }) {
  const book = table.session.campaign.value?.content.book ?? null;
  const told = part.entries
    .map((entry): EntryRows => ({ entry, rows: cachedRows(lexicon.value, book, entry, isWhole) }))
    .filter(({ entry, rows }) => rows.length > 0 || entry.command !== null);
  if (told.length === 0) return null;
  return (
    <section>
      {isNamed && <h4>{say(`phase.${part.phase}`)}</h4>}
      <ol>
        {told.map(({ entry, rows }) => (
          <LogEntry table={table} entry={entry} rows={rows} key={entry.key} />
        ))}
      </ol>
    </section>
  );
}

function titleOf({ turn, memory }: TurnSection): string {
  if (turn > 0) return say('table.log.turn', { turn });
  return turn === 0 ? nameOf(lexicon.value, 'memory', memory, 'title') : say('table.log.between');
}

/** A turn; what lies behind is drawn only while it is open. */
function LogSection({ table, isWhole, section, isNew }: Props & { section: TurnSection; isNew: boolean }) {
  const isOpen = useSignal(isNew);
  return (
    <details class="turn" open={isNew} onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}>
      <summary>
        <h3>{titleOf(section)}</h3>
      </summary>
      {isOpen.value &&
        section.parts.map((part, index) => (
          <LogPart table={table} isWhole={isWhole} part={part} isNamed={section.parts.length > 1} key={index} />
        ))}
    </details>
  );
}

/** What was before the memory on the table. */
function Earlier({ table, isWhole, until }: Props & { until: number }) {
  const isOpen = useSignal(false);
  if (until <= 0) return null;
  return (
    <details class="turn earlier" onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}>
      <summary>
        <h3>{say('table.log.earlier')}</h3>
      </summary>
      {isOpen.value &&
        sectionsOf(table.session.decisions.value.slice(0, until), 0).map((section) => (
          <LogSection table={table} isWhole={isWhole} section={section} isNew={false} key={section.key} />
        ))}
    </details>
  );
}

/** An arrow that goes back to where it came from; lines without a gap. */
const AGAIN = 'M5 12a7 7 0 1 0 2-5M7 3v4h4';
const WHOLE = 'M5 5h14M5 9h14M5 13h14M5 17h14';

/** Everything that happened, by turn, phase and decision, the newest in sight; every step says why. */
export function Log({ table }: { table: TableState }) {
  const isWhole = useSignal(false);
  const from = useComputed(() =>
    Math.max(
      0,
      table.session.decisions.value.findLastIndex(({ events }) => setsUp(events)),
    ),
  );
  const sections = useComputed(() => {
    const { left, isAgain } = table.playback;
    const held = isAgain.value ? 0 : left.value.reduce((sum, { events }) => sum + events.length, 0);
    return sectionsOf(table.session.decisions.value.slice(from.value), held);
  });
  const log = useRef<HTMLDivElement>(null);
  const all = sections.value;
  const rewinds = table.session.rewinds.value;
  useNewest(log, all);
  useOpened(log);
  return (
    <div class="log panel" ref={log}>
      <header>
        <h2>{say('table.log.title')}</h2>
        {table.playback.canWatchAgain.value && (
          <SignButton name={say('table.playback.again')} sign={AGAIN} onClick={table.playback.watchAgain} />
        )}
        <SignButton
          name={say('table.log.whole')}
          sign={WHOLE}
          pressed={isWhole.value}
          onClick={() => {
            isWhole.value = !isWhole.peek();
          }}
        />
        <LessonList session={table.session} />
        <Wishes />
      </header>
      {rewinds > 0 && <p class="log-mark">{say('table.undo.rewound', { count: rewinds })}</p>}
      <div class="log-turns">
        <Earlier table={table} isWhole={isWhole.value} until={from.value} />
        {all.map((section, index) => (
          <LogSection
            table={table}
            isWhole={isWhole.value}
            section={section}
            isNew={index >= all.length - NEW}
            key={`${from.value} ${section.key}`}
          />
        ))}
      </div>
    </div>
  );
}
