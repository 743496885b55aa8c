import './page.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Session } from '../../../session/session.ts';
import { lazy } from '../../../words/lazy.tsx';
import { say } from '../../../words/say.ts';
import { CardView } from '../cards/card-view.tsx';
import { Briefing, Dateline } from './briefing.tsx';
import { LineList } from './line-list.tsx';
import type { ReadingPage, StoryPage } from './pages.ts';

const Debrief = lazy(async () => (await import('../../debrief/debrief.tsx')).Debrief);

interface Props {
  session: Session;
  page: ReadingPage;
  turn(): void;
}

/** An entry of the diary begins with the title, place and date of its memory. */
function StoryHead({ session, story }: { session: Session; story: StoryPage }) {
  const { of, id, heading } = story;
  if (of === 'command-room') return <h1>{say('table.campaign.story-command-room')}</h1>;
  const memory = of === 'entry' ? session.campaign.value?.content.book.entries[id]?.memory : undefined;
  return (
    <>
      <p class="page-kind">{say(`table.campaign.page-${of}`)}</p>
      <h1>{heading}</h1>
      {memory !== undefined && <Dateline memory={memory} />}
    </>
  );
}

function Body({ session, page }: { session: Session; page: ReadingPage }) {
  if (page.page === 'memory') return <Briefing memory={page.memory} isAlone={session.campaign.value === null} />;
  if (page.page === 'debrief')
    return (
      <Debrief session={session}>
        <LineList lines={page.lines} />
      </Debrief>
    );
  return (
    <>
      <StoryHead session={session} story={page} />
      {page.text !== '' && <p class="story">{page.text}</p>}
    </>
  );
}

function Cards({ session, page }: { session: Session; page: ReadingPage }) {
  const content = session.campaign.value?.content;
  const cards = page.lines.flatMap((line) => line.cards);
  if (content === undefined || cards.length === 0) return null;
  return (
    <div class="page-cards">
      {cards.map((card, index) => (
        <CardView key={index} content={content} card={card} />
      ))}
    </div>
  );
}

/** A page that is read before anything else is asked. */
export function PageScreen({ session, page, turn }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    scrollTo(0, 0);
    button.current?.focus({ preventScroll: true });
  }, [page]);
  return (
    <main class="page-screen">
      <article class={`panel book-page page-${page.page}`}>
        <Body session={session} page={page} />
        {page.page !== 'debrief' && <LineList lines={page.lines} />}
        <Cards session={session} page={page} />
        <div class="turn-row">
          <button type="button" class="main turn" ref={button} onClick={turn}>
            {say(page.page === 'memory' ? 'table.campaign.begin-memory' : 'table.campaign.turn-page')}
          </button>
        </div>
      </article>
    </main>
  );
}
