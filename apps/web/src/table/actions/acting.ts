import { type CharacterId, type Command, type Game, isOnMap, type Step } from '@bauta/engine';
import { ACTION_KINDS, type ActionKind, isAction, kindOf } from '../../session/action-kinds.ts';
import { type OptionGroup, rowsOf } from './rows.ts';

/** The players act freely: one of the party is chosen, then what they do. */
export const isActing = ({ step }: Pick<Step, 'step'>): boolean => step === 'assassin-phase' || step === 'window';

/** Who has something to choose, in the order of the options. */
export const actorsOf = (options: readonly Command[]): CharacterId[] => [
  ...new Set(options.flatMap((each) => ('by' in each ? [each.by] : []))),
];

/** Who is offered actions: whoever is selected, as long as they are on a map; then whoever acted last, or the first who has AP, or anything to choose. */
export function actorOf(
  characters: Game['characters'],
  options: readonly Command[],
  selected: CharacterId | '',
  last: CharacterId | '',
): CharacterId | '' {
  if (characters.some((each) => each.id === selected && isOnMap(each))) return selected;
  const able = actorsOf(options);
  const inOrder = able.includes(last) ? [last, ...able] : able;
  return inOrder.find((id) => characters.some((each) => each.id === id && each.ap > 0)) ?? inOrder[0] ?? '';
}

export interface ActionGroup {
  kind: ActionKind;
  rows: readonly OptionGroup[];
}

/** What one of the party can do, by kind. */
export function actionGroups(options: readonly Command[], actor: CharacterId | ''): ActionGroup[] {
  const own = options.filter(isAction).filter(({ by }) => by === actor);
  const byKind = Map.groupBy(own, kindOf);
  return ACTION_KINDS.flatMap((kind) => {
    const found = byKind.get(kind);
    return found === undefined ? [] : [{ kind, rows: rowsOf(found) }];
  });
}

export interface AnswerGroup {
  /** Whose choice it is; '' for everyone's. */
  by: CharacterId | '';
  rows: readonly OptionGroup[];
}

/** Answers to a question of the rules, by whose they are. */
export const answerGroups = (options: readonly Command[]): AnswerGroup[] =>
  [...Map.groupBy(options, (each) => ('by' in each ? each.by : ''))].map(([by, commands]) => ({ by, rows: rowsOf(commands) }));
