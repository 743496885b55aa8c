import type { Page } from 'playwright-core';
import { putSave } from '../put-save.ts';
import { campaignStages, memoryStages } from '../stages.ts';

/** Where the monkey is set down: at an address, or at a save. */
export type Beginning = { at: string } | { save: string; called: string; isRead: boolean };

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
function ofMemory(memory: string): Beginning[] {
  const texts = memoryStages(memory, ['alessandra', 'bastiano']);
  const places = { middle: texts.length >> 1, last: texts.length - 2, end: texts.length - 1 };
  return Object.entries(places).map(([place, index]) => ({ save: texts[index]!, called: `${memory} ${place}`, isRead: false }));
}

/** The pages before a memory and after it are for the monkey to turn. */
const isRead = (stage: string): boolean => stage !== 'debrief' && !stage.startsWith('table');

/** Every screen is one of them, or a press away. */
export function beginnings(which: 'all' | 'few'): Beginning[] {
  const kept = campaignStages();
  const stages = [...kept].map(([called, save]) => ({ save, called, isRead: isRead(called) }));
  const places = [...PLACES.map((at) => ({ at })), { save: kept.get('arrange')!, called: 'story', isRead: false }];
  if (which === 'few') return [...places, ...stages.filter(({ called }) => FEW.includes(called)), ...ofMemory('broken-tiles')];
  return [...places, ...stages, ...ofMemory('broken-tiles'), ...ofMemory('low-bridge')];
}

export async function setDown(page: Page, address: string, beginning: Beginning): Promise<void> {
  if ('at' in beginning) return void (await page.goto(`${address}/#/${beginning.at}`));
  const { save: text, called: name, isRead } = beginning;
  // Home opens the store, and makes it when it is not there.
  await page.goto(`${address}/#/`);
  await page.locator('main.home').waitFor();
  await page.goto(`${address}/${await putSave(page, { name, text, isRead })}`);
}
