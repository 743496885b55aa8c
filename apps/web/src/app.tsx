import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Waiting } from './frame/waiting.tsx';
import { Home } from './home/home.tsx';
import { route } from './route.ts';

type Screen = ComponentType<{ rest: readonly string[] }>;

/** Each screen is a file of its own that comes when it is first shown. */
const SCREENS: Readonly<Record<string, () => Promise<Screen>>> = {
  new: async () => (await import('./start/new-campaign.tsx')).NewCampaign,
  memory: async () => (await import('./start/single-memory.tsx')).SingleMemory,
  learn: async () => (await import('./start/learn.tsx')).Learn,
  saves: async () => (await import('./saves/saves-screen.tsx')).SavesScreen,
  rules: async () => (await import('./rules/rules-screen.tsx')).RulesScreen,
  settings: async () => (await import('./settings/settings-screen.tsx')).SettingsScreen,
  about: async () => (await import('./about/about.tsx')).About,
  play: async () => (await import('./table/play.tsx')).Play,
};

const come = new Map<string, Screen>();

/** The screen that the address names; an address that names none is home. */
export function App() {
  const [name = '', ...rest] = route.value;
  const [, drawAgain] = useState(0);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const load = Object.hasOwn(SCREENS, name) ? SCREENS[name] : undefined;
  const Shown = come.get(name);
  useEffect(() => {
    if (load === undefined || Shown !== undefined) return;
    setFailed(false);
    load().then(
      (screen) => {
        come.set(name, screen);
        drawAgain((count) => count + 1);
      },
      () => setFailed(true),
    );
  }, [name, load, Shown, tries]);
  if (load === undefined) return <Home />;
  return Shown === undefined ? <Waiting failed={failed} again={() => setTries(tries + 1)} /> : <Shown rest={rest} />;
}
