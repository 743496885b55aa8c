/** Every screen there is, as the monkey names them. */
export const SCREENS = [
  'home',
  'party',
  'memories',
  'learn',
  'saves',
  'rules',
  'settings',
  'about',
  'story',
  'briefing',
  'table',
  'debrief',
  'villa',
  'headquarters',
  'level-up',
  'party between memories',
  'choice',
  'diary',
  'end of the campaign',
  'on line',
  'table on line',
] as const;
export type ScreenName = (typeof SCREENS)[number];

/** Something that can be pressed or written in, now in the middle of the window if it was outside. */
export interface Control {
  kind: 'press' | 'write' | 'choose';
  words: string;
  x: number;
  y: number;
}

export interface VisibleScreen {
  screen: ScreenName | 'waiting' | 'no such save';
  /** How much can be pressed. */
  ways: number;
  target: Control | null;
  /** Something is said to be wrong. */
  trouble: string;
}

/** In the page. What is seen, and one of the things that can be pressed, by chance from 0 to 1. */
export function look({ kind, which }: { kind: number; which: number }): VisibleScreen {
  const BETWEEN: Readonly<Record<string, ScreenName>> = {
    arrange: 'villa',
    pay: 'villa',
    learn: 'level-up',
    choose: 'choice',
    'choose-hq': 'choice',
    'choose-assassins': 'party between memories',
    'change-party': 'party between memories',
    'offer-memory': 'party between memories',
  };
  const PLAIN: Readonly<Record<string, ScreenName>> = {
    new: 'party',
    learn: 'learn',
    saves: 'saves',
    rules: 'rules',
    settings: 'settings',
    about: 'about',
    online: 'on line',
  };
  const isThere = (selector: string): boolean => document.querySelector(selector) !== null;
  function playing(): VisibleScreen['screen'] {
    if (isThere('dialog.diary-dialog[open]')) return 'diary';
    if (isThere('.page-debrief')) return 'debrief';
    if (isThere('.page-memory')) return 'briefing';
    if (isThere('.page-screen')) return 'story';
    if (isThere('main.table')) return 'table';
    if (isThere('.campaign-end')) return 'end of the campaign';
    const asked = document.querySelector<HTMLElement>('main.campaign')?.dataset.asked;
    if (asked !== undefined) return BETWEEN[asked] ?? 'headquarters';
    // The address is a moment ahead of what is drawn.
    return isThere('.not-opened') ? 'no such save' : 'waiting';
  }
  function screen(): VisibleScreen['screen'] {
    if (isThere('.waiting') || !isThere('main')) return 'waiting';
    const [name = '', , memory] = location.hash.replace(/^#\/?/, '').split('/');
    if (name === 'play') return playing();
    if (name === 'table') return isThere('.online-table') ? 'table on line' : 'on line';
    if (name === 'memory') return memory === undefined ? 'memories' : 'party';
    return PLAIN[name] ?? 'home';
  }
  const modal = document.querySelector('dialog:modal');
  const all = [
    ...(modal ?? document).querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea, [tabindex="0"]'),
  ].filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled, [type=file]'));
  /** An answer to the question is one of many things on the table, and rules can be read everywhere: each gets its share of the presses. */
  const options = all.filter((element) => element.matches('[data-option]'));
  const staying = all.filter((element) => !element.matches('a[href="#/"], a[href^="#/rules"]'));
  const nearer = kind < 0.9 && staying.length > 0 ? staying : all;
  const among = kind < 0.4 && options.length > 0 ? options : nearer;
  const chosen = among[Math.floor(which * among.length)];
  function targetOf(element: HTMLElement): Control {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const isText = element.matches('input:not([type=radio], [type=checkbox]), textarea');
    return {
      kind: isText ? 'write' : element.matches('select') ? 'choose' : 'press',
      words: `${element.tagName.toLowerCase()} ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60)}`,
      x: x + width / 2,
      y: y + height / 2,
    };
  }
  return {
    screen: screen(),
    ways: all.length,
    target: chosen === undefined ? null : targetOf(chosen),
    trouble: document.querySelector('.trouble')?.textContent ?? '',
  };
}
