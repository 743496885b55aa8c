import type { Page } from 'playwright-core';
import type { OnlineTable } from '../../src/session/online/online-table.ts';
import { putSave } from '../put-save.ts';
import { campaignStages, memoryStages } from '../stages.ts';
import { nameFor, type OtherPlayer, openTable, type Wished } from './open-table.ts';

/** Where the monkey is set down: at an address, with a name on line where that is wanted, at a save, or at a table on line. */
export type StartingPoint =
  | { at: string; isNamed?: boolean }
  | { save: string; called: string; isRead: boolean }
  | { wished: Wished; company: OtherPlayer };

const PLACES = ['', 'new', 'memory', 'memory/venice/low-bridge', 'learn', 'saves', 'rules/R22.3', 'settings', 'about'];
/** Short of the rest, one for each screen. */
const FEW = [
  'arrange',
  'debrief',
  'choose-assassins',
  'change-party',
  'choose-hq',
  'first-assign',
  'table wet-ink',
  'learn',
  'end',
];

/** Of a memory by itself: in the middle, a decision before its end, and after it. */
function ofMemory(memory: string): StartingPoint[] {
  const texts = memoryStages(memory, ['alessandra', 'bastiano']);
  const places = { middle: texts.length >> 1, last: texts.length - 2, end: texts.length - 1 };
  return Object.entries(places).map(([place, index]) => ({ save: texts[index]!, called: `${memory} ${place}`, isRead: false }));
}

const WISHES = { title: 'Tuesday', difficulty: 'normal', party: ['alessandra', 'bastiano'] } as const;
const MEMORY: Wished = { kind: 'memory', memory: 'broken-tiles', ...WISHES, party: [...WISHES.party] };
const CAMPAIGN: Wished = { kind: 'campaign', ...WISHES, party: [...WISHES.party] };

/** One's tables, and tables. */
function onLine(which: 'all' | 'few'): StartingPoint[] {
  const few: StartingPoint[] = [
    { at: 'online', isNamed: true },
    { wished: MEMORY, company: 'partner' },
  ];
  if (which === 'few') return few;
  return [
    ...few,
    { at: 'online' },
    { at: 'online/new', isNamed: true },
    { wished: MEMORY, company: 'nobody' },
    { wished: MEMORY, company: 'bot' },
    { wished: CAMPAIGN, company: 'partner' },
  ];
}

/** The pages before a memory and after it are for the monkey to turn. */
const isRead = (stage: string): boolean => stage !== 'debrief' && !stage.startsWith('table');

/** Every screen is one of them, or a press away. */
export function beginnings(which: 'all' | 'few'): StartingPoint[] {
  const kept = campaignStages();
  const stages = [...kept].map(([called, save]) => ({ save, called, isRead: isRead(called) }));
  const places = [
    ...PLACES.map((at) => ({ at })),
    ...onLine(which),
    { save: kept.get('arrange')!, called: 'story', isRead: false },
  ];
  if (which === 'few') return [...places, ...stages.filter(({ called }) => FEW.includes(called)), ...ofMemory('broken-tiles')];
  return [...places, ...stages, ...ofMemory('broken-tiles'), ...ofMemory('low-bridge')];
}

/** Whoever plays along at another screen; null when nobody does. */
export async function setDown(page: Page, address: string, beginning: StartingPoint): Promise<OnlineTable | null> {
  if ('wished' in beginning) {
    const { code, partner } = await openTable(page, address, beginning.wished, beginning.company);
    await page.goto(`${address}/#/table/${code}`);
    return partner;
  }
  if ('at' in beginning) {
    if (beginning.isNamed) await nameFor(page, address);
    await page.goto(`${address}/#/${beginning.at}`);
    return null;
  }
  const { save: text, called: name, isRead } = beginning;
  // Home opens the store, and makes it when it is not there.
  await page.goto(`${address}/#/`);
  await page.locator('main.home').waitFor();
  await page.goto(`${address}/${await putSave(page, { name, text, isRead })}`);
  return null;
}
