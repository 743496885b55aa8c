import './single-memory.css';
import { memoriesInOrder, type Pack } from '@bauta/format';
import { nameOf } from '@bauta/text';
import { lexicon } from '../../words/lexicon.ts';
import { say } from '../../words/say.ts';

const part = (memory: string, name: string): string => nameOf(lexicon.value, 'memory', memory, name);

/** The memories of a pack in their order; `to`: where each leads. */
export function Memories({ pack, to }: { pack: Pack; to(memory: string): string }) {
  return (
    <ul class="memories">
      {memoriesInOrder(pack.content).map((memory) => (
        <li key={memory}>
          <a href={to(memory)}>
            <strong>{part(memory, 'title')}</strong>
            <span>{say('web.start.place-and-date', { place: part(memory, 'place'), date: part(memory, 'date') })}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
