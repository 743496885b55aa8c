import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Home } from './home/home.tsx';
import { route } from './route.ts';
import { say } from './words/say.ts';

type Screen = ComponentType<{ rest: readonly string[] }>;

/** Each screen is a file of its own that comes when it is first shown. */
const SCREENS: Readonly<Record<string, () => Promise<Screen>>> = {
  new: async () => (await import('./start/new-campaign.tsx')).NewCampaign,
  memory: async () => (await import('./start/single-memory.tsx')).SingleMemory,
  play: async () => (await import('./table/play.tsx')).Play,
};

const come = new Map<string, Screen>();

function Waiting() {
  return <p class="waiting">{say('web.waiting')}</p>;
}

/** The screen that the address names; an address that names none is home. */
export function App() {
  const [name = '', ...rest] = route.value;
  const [, drawAgain] = useState(0);
  const load = Object.hasOwn(SCREENS, name) ? SCREENS[name] : undefined;
  const Shown = come.get(name);
  useEffect(() => {
    if (load === undefined || Shown !== undefined) return;
    load().then((screen) => {
      come.set(name, screen);
      drawAgain((count) => count + 1);
    });
  }, [name, load, Shown]);
  if (load === undefined) return <Home />;
  return Shown === undefined ? <Waiting /> : <Shown rest={rest} />;
}
