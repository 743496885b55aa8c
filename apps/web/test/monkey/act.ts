import type { Page } from 'playwright-core';
import type { Random } from '../../../../test/support/players/random-player.ts';
import type { Control } from './look.ts';

/** Whatever a key may mean on some screen, and keys that mean nothing. */
const KEYS = [
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Enter', 'Enter', ' ', 'Escape', 'Escape', 'Tab', 'Tab', 'Shift+Tab'],
  ...'maohdckseurnp1234wi?'.split(''),
  ...[
    '+',
    '-',
    '0',
    'f',
    'Home',
    'End',
    'PageDown',
    'PageUp',
    'Control+z',
    'Control+y',
    'Control+Shift+z',
    'Delete',
    'F2',
    'x',
    '/',
  ],
];
const WRITTEN = ['', 'Anna', 'R22', 'sword alarm', '<b>&amp;"', 'ÄÖÜß 漢字 🗡', 'x'.repeat(200), '   ', '../../etc'];
/** Addresses that somebody might have cut short or made up. */
const ADDRESSES = [
  '',
  '/',
  '/nowhere',
  '/play',
  '/play/none',
  '/memory/venice/none',
  '/rules/R99.9',
  '/%E0%A4%A',
  '/saves/x',
  '/table/none',
  '/online/bring/none',
  '//',
];

const oneOf = <T>(values: readonly T[], random: Random): T => values[Math.floor(random() * values.length)]!;

interface Hands {
  page: Page;
  random: Random;
  /** With a finger instead of a mouse. */
  touch: boolean;
}

async function pressAt({ page, touch }: Hands, x: number, y: number): Promise<void> {
  if (touch) await page.touchscreen.tap(Math.max(0, x), Math.max(0, y));
  else await Promise.all([page.mouse.move(x, y), page.mouse.down(), page.mouse.up()]);
}

async function press(hands: Hands, target: Control): Promise<string> {
  const { page, random } = hands;
  await pressAt(hands, target.x, target.y);
  if (target.kind === 'choose') await page.keyboard.press(oneOf(['ArrowDown', 'ArrowUp', 'Enter', 'Escape'], random));
  if (target.kind === 'write') {
    const text = oneOf(WRITTEN, random);
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(text);
    return `writes ${JSON.stringify(text)} in ${target.words}`;
  }
  return `${target.kind === 'choose' ? 'chooses in' : 'presses'} ${target.words}`;
}

async function pressAnywhere(hands: Hands): Promise<string> {
  const { width, height } = hands.page.viewportSize()!;
  const [x, y] = [Math.floor(hands.random() * width), Math.floor(hands.random() * height)];
  await pressAt(hands, x, y);
  return `presses at ${x}, ${y}`;
}

/** With the right button: it points at what is there. */
async function pointAnywhere({ page, random }: Hands): Promise<string> {
  const { width, height } = page.viewportSize()!;
  const [x, y] = [Math.floor(random() * width), Math.floor(random() * height)];
  await page.mouse.click(x, y, { button: 'right' });
  return `points at ${x}, ${y}`;
}

async function drag({ page, random }: Hands): Promise<string> {
  const { width, height } = page.viewportSize()!;
  const point = () => [Math.floor(random() * width), Math.floor(random() * height)] as const;
  const [from, to] = [point(), point()];
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 3 });
  await page.mouse.up();
  return `drags from ${from} to ${to}`;
}

async function turnWheel({ page, random }: Hands): Promise<string> {
  const by = Math.round((random() - 0.5) * 1600);
  await page.mouse.wheel(0, by);
  return `turns the wheel by ${by}`;
}

async function pressKey({ page, random }: Hands): Promise<string> {
  const key = oneOf(KEYS, random);
  await page.keyboard.press(key);
  return `presses the key ${key}`;
}

async function travel({ page, random }: Hands): Promise<string> {
  const way = oneOf(['back', 'back', 'forward', 'reload', 'address'] as const, random);
  if (way === 'back') await page.goBack();
  else if (way === 'forward') await page.goForward();
  else if (way === 'reload') await page.reload();
  else {
    const address = `#${oneOf(ADDRESSES, random)}`;
    await page.evaluate((hash) => {
      location.hash = hash;
    }, address);
    return `goes to ${address}`;
  }
  return way === 'reload' ? 'reloads' : `goes ${way}`;
}

/** Does one thing by chance, and says what. */
export async function act(hands: Hands, target: Control | null): Promise<string> {
  const chance = hands.random();
  if (chance < 0.62 && target !== null) return press(hands, target);
  if (chance < 0.7) return pressAnywhere(hands);
  if (chance < 0.72) return drag(hands);
  if (chance < 0.73) return pointAnywhere(hands);
  if (chance < 0.74) return turnWheel(hands);
  if (chance < 0.96) return pressKey(hands);
  return travel(hands);
}
