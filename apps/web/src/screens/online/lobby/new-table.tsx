import '../../start/party-form.css';
import '../../start/single-memory.css';
import type { CharacterId, Difficulty } from '@bauta/engine';
import type { Pack } from '@bauta/format';
import type { WishedTable } from '@bauta/protocol';
import { cleanText, type Member, MOST_OF_TITLE } from '@bauta/session';
import { nameOf } from '@bauta/text';
import { useState } from 'preact/hooks';
import { usePack } from '../../../packs/use-pack.ts';
import { openTable } from '../../../session/online/api.ts';
import { fromHere, linkTo } from '../../../ui/route.ts';
import { lexicon } from '../../../words/lexicon.ts';
import { say } from '../../../words/say.ts';
import { Waiting } from '../../../words/waiting.tsx';
import { Page } from '../../page.tsx';
import { DifficultyChoice } from '../../start/difficulty-choice.tsx';
import { Memories } from '../../start/memories.tsx';
import { LEAST_ASSASSINS } from '../../start/seats.ts';

/** A campaign, or one memory by itself. */
function What({ pack }: { pack: Pack }) {
  return (
    <Page title={say('table.online.new')}>
      <h2>{say('table.online.what')}</h2>
      <ul class="memories">
        <li>
          <a href={linkTo('online', 'new', 'campaign')}>
            <strong>{say('table.online.campaign')}</strong>
            <span>{say('table.online.campaign-about')}</span>
          </a>
        </li>
      </ul>
      <h2>{say('web.home.memory')}</h2>
      <Memories pack={pack} to={(memory) => linkTo('online', 'new', memory)} />
    </Page>
  );
}

interface AssassinsProps {
  all: readonly CharacterId[];
  party: readonly CharacterId[];
  toggle(id: CharacterId): void;
}

function Assassins({ all, party, toggle }: AssassinsProps) {
  return (
    <fieldset>
      <legend>{say('table.online.who-goes')}</legend>
      <p>{say('table.online.who-goes-about')}</p>
      <div class="assassins">
        {all.map((id) => (
          <label class={party.includes(id) ? 'assassin' : 'assassin idle'} key={id}>
            <strong>
              <input type="checkbox" checked={party.includes(id)} onChange={() => toggle(id)} />{' '}
              {nameOf(lexicon.value, 'assassin', id)}
            </strong>
            <span>{nameOf(lexicon.value, 'assassin', id, 'text')}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const MOST_ASSASSINS = 4;

/** `memory`: '' for the campaign. */
function Wishes({ pack, memory, me }: { pack: Pack; memory: string; me: Member }) {
  const all = Object.keys(pack.content.assassins);
  const [title, setTitle] = useState(() => say('table.online.new-name', { name: me.name }));
  const [party, setParty] = useState<readonly CharacterId[]>(all.slice(0, MOST_ASSASSINS));
  // Of the party as it then is: several may be ticked before the page is drawn again.
  const toggle = (id: CharacterId): void =>
    setParty((now) => all.filter((each) => (each === id ? !now.includes(id) : now.includes(each))));
  const [difficulty, setDifficulty] = useState<Difficulty>('normal');
  const [state, setState] = useState<'asked' | 'opening' | { problem: string }>('asked');
  const isFew = party.length < LEAST_ASSASSINS;
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (isFew || cleanText(title) === '' || state === 'opening') return;
    const goOn = fromHere();
    setState('opening');
    const wishes = { title: cleanText(title), difficulty, party: [...party] };
    const wished: WishedTable = memory === '' ? { kind: 'campaign', ...wishes } : { kind: 'memory', memory, ...wishes };
    const { answer, problem } = await openTable(wished).catch(() => ({ answer: null, problem: say('table.online.failed') }));
    if (answer === null) setState({ problem: problem || say('table.online.failed') });
    else goOn('table', answer.code);
  };
  return (
    <form class="party-form" onSubmit={submit}>
      <label class="online-title">
        <span>{say('table.online.new-title')}</span>
        <input
          type="text"
          maxLength={MOST_OF_TITLE}
          value={title}
          onInput={({ currentTarget }) => setTitle(currentTarget.value)}
        />
      </label>
      <Assassins all={all} party={party} toggle={toggle} />
      {(memory === '' || pack.content.memories[memory]!.easy) && (
        <DifficultyChoice difficulty={difficulty} choose={setDifficulty} />
      )}
      <p role="status">{state === 'opening' ? say('table.online.opening') : isFew && say('table.online.too-few')}</p>
      {typeof state === 'object' && <p role="alert">{state.problem}</p>}
      <button class="main" type="submit" aria-disabled={isFew || state === 'opening'}>
        {say('table.online.open')}
      </button>
    </form>
  );
}

/** `#/online/new`: what is played; then who goes. */
export function NewTable({ me, rest: [what] }: { me: Member; rest: readonly string[] }) {
  const { pack, failed, again } = usePack('venice');
  if (pack === null) return <Waiting failed={failed} again={again} />;
  const isMemory = what !== undefined && Object.hasOwn(pack.content.memories, what);
  if (!isMemory && what !== 'campaign') return <What pack={pack} />;
  const title = isMemory ? nameOf(lexicon.value, 'memory', what, 'title') : say('table.online.campaign');
  return (
    <Page title={title}>
      <Wishes pack={pack} memory={isMemory ? what : ''} me={me} key={what} />
    </Page>
  );
}
