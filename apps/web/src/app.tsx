import type { ComponentType } from 'preact';
import { Home } from './home/home.tsx';
import { lazy } from './lazy.tsx';
import { route } from './route.ts';
import { TroubleBanner } from './saves/trouble-banner.tsx';

/** Each screen is a file of its own that comes when it is first shown. */
const SCREENS: Readonly<Record<string, ComponentType<{ rest: readonly string[] }>>> = {
  new: lazy(async () => (await import('./start/new-campaign.tsx')).NewCampaign),
  memory: lazy(async () => (await import('./start/single-memory.tsx')).SingleMemory),
  learn: lazy(async () => (await import('./start/learn.tsx')).Learn),
  online: lazy(async () => (await import('./online/online-screen.tsx')).OnlineScreen),
  table: lazy(async () => (await import('./online/table-screen.tsx')).TableScreen),
  watch: lazy(async () => (await import('./online/watch-screen.tsx')).WatchScreen),
  saves: lazy(async () => (await import('./saves/saves-screen.tsx')).SavesScreen),
  rules: lazy(async () => (await import('./rules/rules-screen.tsx')).RulesScreen),
  settings: lazy(async () => (await import('./settings/settings-screen.tsx')).SettingsScreen),
  about: lazy(async () => (await import('./about/about.tsx')).About),
  shared: lazy(async () => (await import('./share/shared-screen.tsx')).SharedScreen),
  play: lazy(async () => (await import('./table/play.tsx')).Play),
};

/** The screen that the address names; an address that names none is home. */
export function App() {
  const [name = '', ...rest] = route.value;
  const Shown = Object.hasOwn(SCREENS, name) ? SCREENS[name] : undefined;
  return (
    <>
      <TroubleBanner />
      {Shown === undefined ? <Home /> : <Shown key={name} rest={rest} />}
    </>
  );
}
