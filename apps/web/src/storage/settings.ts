import { effect, type Signal, signal } from '@preact/signals';

/** How fast that is shown which happens by itself: at a key, by and by, or not at all. */
export const SPEEDS = ['step', 'speed', 'once'] as const;
export type Speed = (typeof SPEEDS)[number];
export const PALETTES = ['night', 'clear', 'contrast'] as const;
export type Palette = (typeof PALETTES)[number];
export const TEXT_SIZES = ['small', 'normal', 'large', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];
/** `system`: as the system wishes. */
export const MOTIONS = ['system', 'full', 'none'] as const;
export type Motion = (typeof MOTIONS)[number];

export interface Settings {
  speed: Speed;
  /** Steps that concern no assassin are not shown one by one. */
  onlyOurs: boolean;
  /** R1.4: rule cards are shown unasked. */
  lessons: boolean;
  /** What was learnt from may be taken back, and the save says so. */
  rewinds: boolean;
  palette: Palette;
  textSize: TextSize;
  motion: Motion;
}

const isOneOf =
  <T>(values: readonly T[]) =>
  (value: unknown): boolean =>
    (values as readonly unknown[]).includes(value);
const isFlag = isOneOf([true, false]);

const CHECKS: { readonly [K in keyof Settings]: (value: unknown) => boolean } = {
  speed: isOneOf(SPEEDS),
  onlyOurs: isFlag,
  lessons: isFlag,
  rewinds: isFlag,
  palette: isOneOf(PALETTES),
  textSize: isOneOf(TEXT_SIZES),
  motion: isOneOf(MOTIONS),
};
const NAMES = Object.keys(CHECKS) as (keyof Settings)[];

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What was kept, as far as it can be read: the rest is as before. */
export function readSettings(text: string | null, before: Settings): Settings {
  const kept = text === null ? null : parsed(text);
  if (typeof kept !== 'object' || kept === null) return before;
  const sound = Object.entries(kept).filter(
    ([name, value]) => Object.hasOwn(CHECKS, name) && CHECKS[name as keyof Settings](value),
  );
  return { ...before, ...Object.fromEntries(sound) };
}

const KEY = 'bauta.settings';

/** A browser that keeps nothing is no reason not to play. */
function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // They hold until the page is closed.
  }
}

/** What the system says of motion. */
export const wantsStillness = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

const AT_FIRST: Settings = {
  speed: wantsStillness() ? 'once' : 'speed',
  onlyOurs: false,
  lessons: true,
  rewinds: false,
  palette: 'night',
  textSize: 'normal',
  motion: 'system',
};

type Signals = { readonly [K in keyof Settings]: Signal<Settings[K]> };
const signals = (values: Settings): Signals =>
  Object.fromEntries(NAMES.map((name) => [name, signal(values[name])])) as unknown as Signals;

/** What this browser's players wish. */
export const settings: Signals = signals(readSettings(kept(), AT_FIRST));
/** Only what was chosen: the rest may become otherwise with the system or the program. */
effect(() => {
  const chosen = NAMES.map((name) => [name, settings[name].value] as const).filter(([name, value]) => value !== AT_FIRST[name]);
  keep(JSON.stringify(Object.fromEntries(chosen)));
});
