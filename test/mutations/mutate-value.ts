import { pick } from '../support/players/pick.ts';
import type { Random } from '../support/players/random-player.ts';

type Container = Record<string, unknown> | unknown[];

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

interface ValueSlot {
  container: Container;
  key: string | number;
}

/** Every place in a value that holds another. */
function slotsOf(value: unknown, found: ValueSlot[] = []): ValueSlot[] {
  if (!isContainer(value)) return found;
  const keys = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  for (const key of keys) {
    found.push({ container: value, key });
    slotsOf((value as Record<string | number, unknown>)[key], found);
  }
  return found;
}

const get = ({ container, key }: ValueSlot): unknown => (container as Record<string | number, unknown>)[key];
// An own property, so that `__proto__` is a key like any other.
const put = ({ container, key }: ValueSlot, value: unknown): void => {
  Object.defineProperty(container, key, { value, enumerable: true, configurable: true, writable: true });
};

const NUMBERS = [0, -1, 1, 2, 4, 5, 99, 999, 10_000, 2 ** 31, -(2 ** 31), 2 ** 53, 1e300, -1e300, 0.5, 1e-9];
const WORDS = [
  '',
  ' ',
  'none',
  'nowhere',
  'top',
  'a1',
  'b:a1',
  'z31',
  'c3',
  '?',
  'elite',
  'daria',
  'castellan',
  'R99.9',
  '__proto__',
];
const STRANGE = [
  'Darià',
  '刺客',
  '\u0000',
  '\u202e',
  '😀'.repeat(40),
  'x'.repeat(5000),
  'daria move c3',
  'null',
  '1e999',
  '- a',
  '{',
  "'",
];
const KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', 'x', '', 'a1', '0'];
const VALUES: readonly unknown[] = [null, true, false, [], {}, [[]], { a: 1 }, [null], ...NUMBERS, ...WORDS];

const nested = (depth: number): unknown => {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

const isLike = (one: unknown, other: unknown): boolean =>
  typeof one === typeof other && Array.isArray(one) === Array.isArray(other);

/** Another value of the same sort, most often one that stands under the same key, so that what follows is reached. */
function likeIt(slot: ValueSlot, root: unknown, random: Random): unknown {
  const old = get(slot);
  if (typeof old === 'number') return random() < 0.7 ? old + pick([-1, 1, 2], random) : pick(NUMBERS, random);
  if (typeof old === 'boolean') return !old;
  const all = slotsOf(root).filter((other) => isLike(get(other), old));
  const akin = all.filter(({ container, key }) => container === slot.container || key === slot.key);
  return structuredClone(get(pick(random() < 0.7 ? akin : all, random)));
}

type ValueMutation = (slot: ValueSlot, root: unknown, random: Random) => void;

const mutations: readonly ValueMutation[] = [
  ...Array.from({ length: 9 }, (): ValueMutation => (slot, root, random) => put(slot, likeIt(slot, root, random))),
  (slot, _root, random) => put(slot, structuredClone(pick(VALUES, random))),
  (slot, _root, random) => put(slot, pick(STRANGE, random)),
  ({ container, key }) => {
    if (Array.isArray(container)) container.splice(Number(key), 1);
    else delete container[key];
  },
  (slot) => {
    const { container, key } = slot;
    if (Array.isArray(container)) container.splice(Number(key), 0, structuredClone(get(slot)));
    else put({ container, key: `${key}-2` }, structuredClone(get(slot)));
  },
  (slot, root, random) => {
    const other = pick(slotsOf(root), random);
    const value = structuredClone(get(other));
    put(other, structuredClone(get(slot)));
    put(slot, value);
  },
  (slot, _root, random) => {
    const value = get(slot);
    const list = Array.from({ length: pick([10, 200, 3000], random) }, () => value);
    put(slot, structuredClone(list.slice(0, Math.ceil(60_000 / (JSON.stringify(value ?? null).length + 1)))));
  },
  (slot, _root, random) => put(slot, nested(pick([3, 30, 500], random))),
  (slot, root, random) => {
    const key = random() < 0.5 ? pick(KEYS, random) : String(pick(slotsOf(root), random).key);
    if (!Array.isArray(slot.container)) put({ container: slot.container, key }, get(slot));
  },
];

/** A copy with one to three mutations that keep it well formed. */
export function mutateValue(value: unknown, random: Random): unknown {
  const root = structuredClone(value);
  for (let left = pick([1, 1, 1, 1, 2, 3], random); left > 0; left--) {
    const slots = slotsOf(root);
    if (slots.length > 0) pick(mutations, random)(pick(slots, random), root, random);
  }
  return root;
}
