import { isRefusal } from '@bauta/engine';
import type { Pack } from '@bauta/format';
import { nameOf } from '@bauta/text';
import { useEffect, useState } from 'preact/hooks';
import { goTo } from '../route.ts';
import { openPack } from '../shelf.ts';
import { beginMemory } from '../sitting/begin.ts';
import { openSitting } from '../sitting/open-sitting.ts';
import { lexicon } from '../words/lexicon.ts';
import { say } from '../words/say.ts';

function begin(pack: Pack, memory: string): void {
  const party = Object.keys(pack.content.assassins).slice(0, 2);
  const name = nameOf(lexicon.peek(), 'memory', memory, 'title');
  const sitting = beginMemory(pack, memory, { pack: 'venice', name, players: 1, party, difficulty: 'normal' });
  if (isRefusal(sitting)) throw new Error(sitting.refused);
  openSitting.value = sitting;
  goTo('play', sitting.card.peek().id);
}

export function SingleMemory() {
  const [pack, setPack] = useState<Pack | null>(null);
  useEffect(() => void openPack('venice').then(setPack), []);
  if (pack === null) return <p class="waiting">{say('web.waiting')}</p>;
  return (
    <main>
      <h1>{say('web.single-memory')}</h1>
      {Object.keys(pack.content.memories).map((memory) => (
        <button type="button" key={memory} onClick={() => begin(pack, memory)}>
          {nameOf(lexicon.value, 'memory', memory, 'title')}
        </button>
      ))}
    </main>
  );
}
