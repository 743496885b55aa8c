import type { Game } from '@bauta/engine';
import { wholePosition } from './position.ts';
import {
  type AllyPositionFile,
  type AssassinFile,
  type MapPositionFile,
  NONE,
  type PositionFile,
  type SquareFile,
} from './position-schema.ts';

type Block = Record<string, unknown>;

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === 0 ||
  value === false ||
  value === NONE ||
  value === 'nowhere' ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** Without what says nothing; keys named are kept whatever they say. */
function brief<Value extends object>(block: Value, kept: readonly string[] = []): Value {
  const said = Object.entries(block).filter(([key, value]) => kept.includes(key) || !isNothing(value));
  return Object.fromEntries(said) as Value;
}

const square = (file: SquareFile): Block => brief({ ...file, bodies: brief(file.bodies!), holding: brief(file.holding!) });

function squares(files: NonNullable<PositionFile['squares']>): NonNullable<PositionFile['squares']> {
  return brief(Object.fromEntries(Object.entries(files).map(([name, file]) => [name, square(file)])));
}

const assassin = (file: AssassinFile): AssassinFile =>
  brief(file, ['hp', 'ap', 'saved', 'pack', ...(file.state === 'critical' || file.state === 'eliminated' ? ['fellIn'] : [])]);

const ally = (file: AllyPositionFile): AllyPositionFile =>
  brief(file, ['hp', 'ap', ...(file.state === 'critical' || file.state === 'eliminated' ? ['fellIn'] : [])]);

const each = <Value>(block: Record<string, Value>, change: (value: Value) => Value): Record<string, Value> =>
  Object.fromEntries(Object.entries(block).map(([key, value]) => [key, change(value)]));

const map = <File extends MapPositionFile>(file: File): File =>
  brief(file, [
    'turn',
    'difficulty',
    'easyUsed',
    'alert',
    'squares',
    'chests',
    'decks',
    'chance',
    'steps',
    'phase',
    ...(file.marked === NONE ? [] : ['marked']),
  ]);

/** The position of a game as data that a script can hold, with what is empty left out. Read back it is the same position. */
export function position(game: Game): PositionFile {
  const whole = wholePosition(game);
  const others = Object.fromEntries((['b', 'c', 'd'] as const).flatMap((key) => (whole[key] ? [[key, map(whole[key])]] : [])));
  return map({
    ...whole,
    ...others,
    squares: squares(whole.squares!),
    assassins: each(whole.assassins!, assassin),
    allies: each(whole.allies!, ally),
    objectives: each(whole.objectives!, (objective) => brief(objective, ['revealed', 'at'])),
    tallies: brief(whole.tallies!),
  });
}
