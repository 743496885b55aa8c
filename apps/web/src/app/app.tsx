import type { ComponentType } from 'preact';
import { Home } from '../screens/home/home.tsx';
import { route } from '../ui/route.ts';
import { lazy } from '../words/lazy.tsx';
import { SaveErrorBanner } from './save-error-banner.tsx';

/** Each screen is a file of its own that comes when it is first shown. */
const SCREENS: Readonly<Record<string, ComponentType<{ rest: readonly string[] }>>> = {
  new: lazy(async () => (await import('../screens/start/new-campaign.tsx')).NewCampaign),
  memory: lazy(async () => (await import('../screens/start/single-memory.tsx')).SingleMemory),
  learn: lazy(async () => (await import('../screens/start/learn.tsx')).Learn),
  online: lazy(async () => (await import('../screens/online/lobby/online-screen.tsx')).OnlineScreen),
  table: lazy(async () => (await import('../screens/online/table/table-screen.tsx')).TableScreen),
  watch: lazy(async () => (await import('../screens/online/table/watch-screen.tsx')).WatchScreen),
  saves: lazy(async () => (await import('../screens/saves/saves-screen.tsx')).SavesScreen),
  rules: lazy(async () => (await import('../screens/rules/rules-screen.tsx')).RulesScreen),
  settings: lazy(async () => (await import('../screens/settings/settings-screen.tsx')).SettingsScreen),
  about: lazy(async () => (await import('../screens/about/about.tsx')).About),
  shared: lazy(async () => (await import('../screens/share/shared-screen.tsx')).SharedScreen),
  play: lazy(async () => (await import('../screens/play/play.tsx')).Play),
};

/** The screen that the address names; an address that names none is home. */
export function App() {
  const [name = '', ...rest] = route.value;
  const Shown = Object.hasOwn(SCREENS, name) ? SCREENS[name] : undefined;
  return (
    <>
      <SaveErrorBanner />
      {Shown === undefined ? <Home /> : <Shown key={name} rest={rest} />}
    </>
  );
}
