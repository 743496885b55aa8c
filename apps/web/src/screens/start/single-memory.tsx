import { nameOf } from '@bauta/text';
import type { PackName } from '../../packs/shelf.ts';
import { usePack } from '../../packs/use-pack.ts';
import { beginMemory } from '../../session/begin-memory.ts';
import { startSession } from '../../session/start-session.ts';
import { linkTo } from '../../ui/route.ts';
import { lexicon } from '../../words/lexicon.ts';
import { say } from '../../words/say.ts';
import { Waiting } from '../../words/waiting.tsx';
import { Page } from '../page.tsx';
import { Memories } from './memories.tsx';
import { PartyForm } from './party-form.tsx';

const part = (memory: string, name: string): string => nameOf(lexicon.value, 'memory', memory, name);

function Shelf() {
  const { pack, failed, again } = usePack('venice');
  const { pack: practice } = usePack('practice');
  if (pack === null) return <Waiting failed={failed} again={again} />;
  return (
    <Page title={say('web.home.memory')}>
      <p>{say('web.start.memory-about')}</p>
      <Memories pack={pack} to={(memory) => linkTo('memory', 'venice', memory)} />
      <h2>{say('web.start.practice')}</h2>
      <p>{say('web.start.practice-about')}</p>
      {practice !== null && <Memories pack={practice} to={(memory) => linkTo('memory', 'practice', memory)} />}
    </Page>
  );
}

function Party({ of, memory }: { of: PackName; memory: string }) {
  const { pack, failed, again } = usePack(of);
  if (pack === null) return <Waiting failed={failed} again={again} />;
  const data = pack.content.memories[memory];
  if (data === undefined) return <Shelf />;
  const title = part(memory, 'title');
  return (
    <Page title={title}>
      <p>{part(memory, 'briefing')}</p>
      <PartyForm
        pack={pack}
        easy={data.easy}
        begin={(chosen) => startSession(beginMemory(pack, memory, { pack: of, name: title, ...chosen }))}
      />
    </Page>
  );
}

/** `#/memory`: the list; `#/memory/PACK/MEMORY`: who plays it. */
export function SingleMemory({ rest: [of, memory] }: { rest: readonly string[] }) {
  if ((of === 'venice' || of === 'practice') && memory !== undefined) return <Party of={of} memory={memory} key={memory} />;
  return <Shelf />;
}
