import { type Campaign, trackOf } from '@bauta/engine';
import { levelWord, nameOf } from '@bauta/text';
import type { Session } from '../../../session/session.ts';
import { lexicon } from '../../../words/lexicon.ts';
import { say } from '../../../words/say.ts';
import type { ReadingPage, StoryPage } from '../reading/pages.ts';
import { pagesOfDecision } from '../reading/reading.ts';
import { type DiaryLine, writtenEntries } from './entries.ts';

const SYNC = { red: 'screen.sticker-red', grey: 'screen.sticker-grey' } as const;

function EntryLine({ entry, written }: DiaryLine) {
  const words =
    written === null
      ? say('screen.entry-under-way')
      : [
          say(`screen.entry-${written.result}`),
          ...(written.attempts > 0 ? [say('screen.entry-numbers', { ...written })] : []),
        ].join(', ');
  return (
    <li>
      <strong>{nameOf(lexicon.value, 'entry', entry)}</strong>
      <span>{words}</span>
      {written !== null && written.sync !== 'none' && <span class={`sticker ${written.sync}`}>{say(SYNC[written.sync])}</span>}
    </li>
  );
}

const isStory = (page: ReadingPage): page is StoryPage => page.page === 'story' && page.text !== '';

const storiesOf = (session: Session): StoryPage[] =>
  session.decisions.value.flatMap((decision) => pagesOfDecision(session, decision).filter(isStory));

function Progress({ campaign }: { campaign: Campaign }) {
  const { level, xp } = trackOf(campaign);
  const next = campaign.content.book.levels[level];
  const words = { level: levelWord(level), xp };
  return <p>{next === undefined ? say('screen.progress-full', words) : say('screen.progress', { ...words, next })}</p>;
}

/** R35: what is written, and every page that was read, to be read again. */
export function Diary({ session }: { session: Session }) {
  const campaign = session.campaign.value;
  if (campaign === null) return null;
  return (
    <div class="diary">
      <h2>{say('screen.diary')}</h2>
      <Progress campaign={campaign} />
      <ol class="entries">
        {writtenEntries(campaign).map((each) => (
          <EntryLine key={each.entry} {...each} />
        ))}
      </ol>
      <h3>{say('table.campaign.read-again')}</h3>
      {storiesOf(session).map((story, index) => (
        <details key={index}>
          <summary>{say(`table.campaign.story-${story.of}`, { name: story.heading })}</summary>
          <p class="story">{story.text}</p>
        </details>
      ))}
    </div>
  );
}
