import { hasToken, NOWHERE, type ObjectiveData, type Square } from '@bauta/engine';
import type { Spot } from '../ground.ts';
import { tag, title, words } from '../markup.ts';
import type { NamedMemory } from './named.ts';

/** R14.1: the number of AP in a token; a square to reach or hold has a letter. */
const faceOf = ({ kind, ap }: ObjectiveData): string => (hasToken(kind) ? String(ap) : kind === 'reach' ? 'R' : 'H');

/** A token dark where it must be completed, light where it is optional, dashed where it is hidden. */
export function token(objective: ObjectiveData, x: number, y: number): string {
  const look = `${objective.optional ? 'plate' : 'dark'}${objective.hidden ? ' hidden' : ''}`;
  const shape = hasToken(objective.kind)
    ? tag('path', { d: `M${x} ${y - 14}l12 7v14l-12 7l-12 -7v-14z`, class: look })
    : tag('circle', { cx: x, cy: y, r: 12, class: look });
  return shape + words(x, y + 5, faceOf(objective), { class: objective.optional ? 'letter' : 'letter light' });
}

const told = ({ id, kind, ap, spaces, optional, hidden, alerts }: ObjectiveData): string =>
  [
    `objective ${id}: ${kind}`,
    ap > 0 ? `${ap} AP` : '',
    spaces > 0 ? `${spaces} guard spaces` : '',
    optional ? 'optional' : '',
    hidden ? 'hidden' : '',
    alerts ? 'raises the alert' : '',
  ]
    .filter((part) => part !== '')
    .join(', ');

/** R30.5: one box for each guard space of the base. */
const spacesOf = ({ spaces }: ObjectiveData, x: number, y: number): string =>
  Array.from({ length: spaces }, (_, index) => tag('rect', { x: x + index * 12, y, width: 9, height: 9, class: 'space' })).join(
    '',
  );

const shortened = (id: string): string => (id.length > 11 ? `${id.slice(0, 10)}…` : id);

function objectiveAt(objective: ObjectiveData, { x, y }: Spot): string {
  const alarm = objective.alerts ? words(x + 24 + objective.spaces * 12, y + 15, '!', { class: 'letter alert' }) : '';
  return tag(
    'g',
    { class: 'objective' },
    title(told(objective)),
    token(objective, x, y),
    alarm,
    words(x + 18, y - 2, shortened(objective.id), { class: 'label' }),
    spacesOf(objective, x + 18, y + 4),
  );
}

const goalAt = ({ id }: ObjectiveData, { x, y }: Spot): string =>
  tag(
    'g',
    { class: 'goal' },
    title(`${id} is to be brought here`),
    tag('path', { d: `M${x} ${y - 14}l12 7v14l-12 7l-12 -7v-14z`, class: 'plate hidden' }),
    tag('path', { d: `M${x} ${y - 7}v11m-4 -4l4 5l4 -5`, class: 'ink', fill: 'none' }),
    words(x + 18, y + 4, shortened(id), { class: 'label' }),
  );

/** What is to be done on a square, and what is to be brought there. */
export function objectivesAt({ memory }: NamedMemory, at: Square, spot: Spot): string {
  const here = memory.objectives.filter((each) => each.at === at && at !== NOWHERE);
  const brought = memory.objectives.filter((each) => each.to === at && at !== NOWHERE);
  const place = (row: number): Spot => ({ x: spot.x + 22, y: spot.y + 42 + row * 31 });
  return [
    ...here.map((each, row) => objectiveAt(each, place(row))),
    ...brought.map((each, row) => goalAt(each, place(here.length + row))),
  ].join('');
}
