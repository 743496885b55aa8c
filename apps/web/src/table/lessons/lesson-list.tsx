import '../sign-button.css';
import './lessons.css';
import { nameOf } from '@bauta/text';
import { useSignal } from '@preact/signals';
import { useId, useMemo } from 'preact/hooks';
import type { Session } from '../../session/session.ts';
import { settings } from '../../storage/settings.ts';
import { lexicon } from '../../words/lexicon.ts';
import { say } from '../../words/say.ts';
import { LessonRules, LessonText } from './lesson-card.tsx';
import { tutorOf } from './tutor.ts';

/** A card with a corner turned up. */
const CARD = 'M6 3h9l4 4v14H6zM15 3v4h4M9 11h7M9 14h7M9 17h4';

/** The rule cards shown so far, to be read again, and whether more are shown. */
export function LessonList({ session }: { session: Session }) {
  const id = useId();
  const tutor = useMemo(() => tutorOf(session), [session]);
  const isOpen = useSignal(false);
  const told = tutor.told.value;
  return (
    <>
      <button
        type="button"
        class="sign"
        popovertarget={id}
        title={say('table.lessons.list')}
        aria-label={say('table.lessons.list')}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={CARD} />
        </svg>
      </button>
      <section
        id={id}
        popover="auto"
        class="lesson-list panel"
        aria-label={say('table.lessons.list')}
        onBeforeToggle={({ newState }) => (isOpen.value = newState === 'open')}
      >
        <header>
          <h2>{say('table.lessons.list')}</h2>
          <button type="button" popovertarget={id} popovertargetaction="hide">
            {say('table.lessons.close')}
          </button>
        </header>
        <label>
          <input
            type="checkbox"
            checked={settings.lessons.value}
            onChange={({ currentTarget }) => {
              settings.lessons.value = currentTarget.checked;
            }}
          />
          {say('table.lessons.on')}
        </label>
        {told.length === 0 && <p>{say('table.lessons.none')}</p>}
        {isOpen.value &&
          told.map((lesson) => (
            <details key={lesson.id}>
              <summary>{nameOf(lexicon.value, 'lesson', lesson.id)}</summary>
              <LessonText lesson={lesson} />
              <LessonRules lesson={lesson} />
            </details>
          ))}
      </section>
    </>
  );
}
