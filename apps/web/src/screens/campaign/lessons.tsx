import { useRef } from 'preact/hooks';
import type { Session } from '../../session/session.ts';
import { LessonCard, lessonsNow } from '../../table/lessons/lesson-card.tsx';
import { useHeir } from '../../ui/one-stop.ts';

/** R1.4: rule cards beside what is asked between memories. Once they are read the focus goes on to the question. */
export function Lessons({ session }: { session: Session }) {
  const area = useRef<HTMLDivElement>(null);
  const count = lessonsNow(session).length;
  useHeir(area, () => document.querySelector<HTMLElement>('.campaign-question h1'));
  return (
    <div class="campaign-lessons" ref={area}>
      {count > 0 && <LessonCard session={session} />}
    </div>
  );
}
