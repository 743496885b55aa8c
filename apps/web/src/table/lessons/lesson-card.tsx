import './lessons.css';
import type { Lesson } from '@bauta/engine';
import { nameOf } from '@bauta/text';
import type { Session } from '../../session/session.ts';
import { settings } from '../../storage/settings.ts';
import { Clause } from '../../ui/clause.tsx';
import { lexicon } from '../../words/lexicon.ts';
import { say } from '../../words/say.ts';
import { Note } from '../notes/note.tsx';
import { tutorOf } from './tutor.ts';

export const LessonText = ({ lesson: { id } }: { lesson: Lesson }) => (
  <p class="lesson-text">{nameOf(lexicon.value, 'lesson', id, 'text')}</p>
);

/** The way to the rules that a card is about. */
export const LessonRules = ({ lesson: { clauses } }: { lesson: Lesson }) => (
  <p class="lesson-rules">
    {clauses.map((clause) => (
      <Clause rule={clause} key={clause} />
    ))}
  </p>
);

/** Those that are to be read here, unless nobody wants them. */
export const lessonsNow = (session: Session): readonly Lesson[] => (settings.lessons.value ? tutorOf(session).unread.value : []);

/** R1.4: the rule card that is needed now, one at a time; it stands beside what is asked and covers nothing. */
export function LessonCard({ session }: { session: Session }) {
  const [lesson, ...more] = lessonsNow(session);
  if (lesson === undefined) return null;
  const name = nameOf(lexicon.value, 'lesson', lesson.id);
  return (
    <Note name={say('table.lessons.card')} of="lesson" first={name}>
      <h3>{name}</h3>
      <LessonText lesson={lesson} />
      <div class="lesson-keys">
        <LessonRules lesson={lesson} />
        <button type="button" class="main" onClick={tutorOf(session).read}>
          {say('table.lessons.read', { more: more.length })}
        </button>
        <button
          type="button"
          class="off"
          onClick={() => {
            settings.lessons.value = false;
          }}
        >
          {say('table.lessons.off')}
        </button>
      </div>
    </Note>
  );
}
