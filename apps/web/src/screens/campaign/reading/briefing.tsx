import type { MemoryContent } from '@bauta/engine';
import { nameOf } from '@bauta/text';
import { lexicon } from '../../../words/lexicon.ts';
import { say } from '../../../words/say.ts';
import { MiniMap } from '../../mini-map/mini-map.tsx';

export function Dateline({ memory }: { memory: string }) {
  const part = (name: string) => nameOf(lexicon.value, 'memory', memory, name);
  return <p class="dateline">{say('table.campaign.dateline', { place: part('place'), date: part('date') })}</p>;
}

/** What is to be done; what nobody knows yet is not told. */
function Objectives({ memory }: { memory: MemoryContent }) {
  return (
    <ul class="briefing-objectives">
      {memory.memory.objectives.map(({ id, optional, hidden }) => (
        <li key={id}>
          {hidden
            ? say('screen.objective-hidden')
            : (lexicon.value.words.get(`memory.${memory.memory.id}.objective.${id}`) ?? id)}
          {optional && <span class="optional"> {say('screen.objective-optional')}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Title, place and date; the story, where no diary has told it; rules of its own, objectives and sync. */
export function Briefing({ memory, isAlone }: { memory: MemoryContent; isAlone: boolean }) {
  const { id } = memory.memory;
  const part = (name: string) => nameOf(lexicon.value, 'memory', id, name);
  return (
    <>
      <p class="page-kind">{say('table.campaign.page-memory')}</p>
      <h1>{part('title')}</h1>
      <Dateline memory={id} />
      {isAlone && <p class="story">{part('briefing')}</p>}
      <h2>{say('table.campaign.special-rules')}</h2>
      <p>{part('rules')}</p>
      <h2>{say('table.campaign.objectives')}</h2>
      <Objectives memory={memory} />
      <h2>{say('table.campaign.sync')}</h2>
      <p>{part('sync')}</p>
      <MiniMap memory={memory.memory} label={say('table.campaign.map-of', { title: part('title') })} />
    </>
  );
}
