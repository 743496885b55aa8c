import './learn.css';
import { isByApprentices, type Pack } from '@bauta/format';
import { nameOf } from '@bauta/text';
import { usePack } from '../../packs/use-pack.ts';
import { beginMemory } from '../../session/begin-memory.ts';
import { startSession } from '../../session/start-session.ts';
import { linkTo } from '../../ui/route.ts';
import { lexicon } from '../../words/lexicon.ts';
import { say } from '../../words/say.ts';
import { Waiting } from '../../words/waiting.tsx';
import { Page } from '../page.tsx';
import { dealtTo, playing, seatsOf } from './seats.ts';

/** The campaign's first memory, for one player with two assassins. */
function begin(pack: Pack): void {
  const memory = Object.keys(pack.content.memories).find((each) => isByApprentices(pack, each))!;
  const seating = dealtTo(1, Object.keys(pack.content.assassins));
  const seats = seatsOf([say('web.start.player', { number: 1 })], seating);
  const name = nameOf(lexicon.peek(), 'memory', memory, 'title');
  startSession(beginMemory(pack, memory, { pack: 'venice', name, seats, party: playing(seating), difficulty: 'normal' }));
}

export function Learn() {
  const { pack, failed, again } = usePack('venice');
  if (pack === null) return <Waiting failed={failed} again={again} />;
  return (
    <Page title={say('web.home.learn')}>
      <p>{say('web.learn.how')}</p>
      <p>{say('web.learn.idea')}</p>
      <p class="learn-begin">
        <button class="main" type="button" onClick={() => begin(pack)}>
          {say('web.learn.begin')}
        </button>
        <a class="button" href={linkTo('rules')}>
          {say('web.learn.rules')}
        </a>
      </p>
      <h2>{say('web.learn.cards')}</h2>
      {pack.lessons.map(({ id }) => (
        <details class="learn-card" key={id}>
          <summary>{nameOf(lexicon.value, 'lesson', id)}</summary>
          <p>{nameOf(lexicon.value, 'lesson', id, 'text')}</p>
        </details>
      ))}
    </Page>
  );
}
