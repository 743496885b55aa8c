import './home.css';
import { useEffect, useState } from 'preact/hooks';
import { listSaves, type SaveSummary } from '../../storage/saves.ts';
import { linkTo } from '../../ui/route.ts';
import { say } from '../../words/say.ts';
import { Mask } from './mask.tsx';
import { Skyline } from './skyline.tsx';

/** Where home leads, in order. */
const WAYS = ['new', 'memory', 'online', 'learn', 'saves', 'rules', 'settings', 'about'] as const;

/** The game that was played last and has not ended. A browser that denies its store has none. */
function useLastSave(): SaveSummary | null {
  const [last, setLast] = useState<SaveSummary | null>(null);
  useEffect(() => {
    listSaves().then(
      (saves) => setLast(saves.find(({ ended }) => !ended) ?? null),
      () => {},
    );
  }, []);
  return last;
}

export function Home() {
  const last = useLastSave();
  return (
    <main class="home">
      <Skyline />
      <header>
        <Mask />
        <h1>{say('web.title')}</h1>
        <p>{say('web.subtitle')}</p>
      </header>
      <nav aria-label={say('web.home.menu')}>
        {last !== null && (
          <a class="way main" href={linkTo('play', last.id)}>
            <strong>{say('web.home.continue')}</strong>
            <span>{last.name}</span>
          </a>
        )}
        {WAYS.map((way) => (
          <a class={last === null && way === 'new' ? 'way main' : 'way'} href={linkTo(way)} key={way}>
            <strong>{say(`web.home.${way}`)}</strong>
            <span>{say(`web.home.${way}-about`)}</span>
          </a>
        ))}
      </nav>
    </main>
  );
}
