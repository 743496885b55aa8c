import type { CommandType } from '@bauta/engine';
import type { Term } from '../evaluation/terms.ts';
import type { ReasonName } from './reason-names.ts';

/** What is said of a term that counts for an option, and of one that counts against it. */
type Saying = readonly [good: ReasonName, bad: ReasonName];

const BY_TERM: Readonly<Record<Term, Saying>> = {
  objectives: ['work', 'desertion'],
  approach: ['nearer', 'farther'],
  detection: ['hidden', 'visible'],
  wounds: ['safer', 'endangered'],
  guards: ['felled', 'close'],
  retaliation: ['safer', 'struck-back'],
  alert: ['calm', 'alarm'],
  bodies: ['bodies', 'bodies'],
  cards: ['gain', 'loss'],
  health: ['healed', 'harmed'],
  actions: ['refunded', 'spent'],
  order: ['away', 'close'],
};

const attacking = { objectives: ['boss', 'boss'], detection: ['hidden', 'exposed'] } as const;
const going = { objectives: ['arrival', 'desertion'] } as const;
const fuss = { order: ['outside', 'fuss'] } as const;

/** Where a kind of option has words of its own. */
const BY_COMMAND: Readonly<Partial<Record<CommandType, Partial<Record<Term, Saying>>>>> = {
  move: going,
  travel: going,
  attack: attacking,
  lead: attacking,
  join: attacking,
  roll: attacking,
  leave: { objectives: ['home', 'desertion'] },
  enter: { approach: ['near', 'far'] },
  climb: { approach: ['on-top', 'on-top'] },
  leap: { approach: ['leap', 'leap'] },
  'enter-spot': { approach: ['outside', 'inside'] },
  'leave-spot': { approach: ['outside', 'inside'] },
  'leave-machine': { order: ['outside', 'close'] },
  save: { actions: ['kept', 'spent'] },
  'end-phase': { actions: ['finished', 'unspent'] },
  equip: { cards: ['equipped', 'fuss'] },
  keep: { cards: ['gain', 'gain'] },
  synchronise: { cards: ['tower', 'loss'] },
  'open-chest': { cards: ['chest', 'loss'] },
  'hide-bodies': { cards: ['searched', 'loss'] },
  search: { cards: ['searched', 'loss'] },
  reroll: { cards: ['reroll', 'loss'] },
  trigger: { cards: ['ability', 'loss'] },
  bring: { objectives: ['along', 'along'] },
  'ignore-test': { objectives: ['ignored', 'ignored'] },
  'lay-down': { cards: ['gain', 'laid-down'] },
  'die-to': { wounds: ['sturdy', 'frail'] },
  board: fuss,
  trade: fuss,
  undress: fuss,
  unequip: fuss,
  swap: fuss,
  give: fuss,
  exchange: fuss,
  'refuse-card': fuss,
};

export const sayingOf = (command: CommandType, term: Term, worth: number): ReasonName =>
  (BY_COMMAND[command]?.[term] ?? BY_TERM[term])[worth > 0 ? 0 : 1];
