export * from './campaign/index.ts';
export { campaignRules } from './face/campaign-rules.ts';
export { memoryRules } from './face/memory-rules.ts';
export type { GameKind, Question, Rules } from './face/rules.ts';
export { look, roll, ScriptEnded, shuffled } from './flow/chance.ts';
export * from './lessons/index.ts';
export { type AllyFigure, alliesIn } from './model/allies.ts';
export { blankGame, reinforcementsFor } from './model/blank.ts';
export { clone } from './model/clone.ts';
export type * from './model/command.ts';
export * from './model/content.ts';
export { type CurrentMap, currentMap } from './model/current-map.ts';
export * from './model/effect.ts';
export * from './model/event.ts';
export { isEventType } from './model/evolve/evolve.ts';
export * from './model/game.ts';
export { figuresInPlay } from './model/garrison.ts';
export type { Ground, GroundSquare } from './model/ground.ts';
export { canonical, hash, hashText } from './model/hash.ts';
export { fromJSON, type GameJSON, toJSON } from './model/json.ts';
export * from './model/kinds.ts';
export { groundIfAny, groundOf, guardKindOf, ImpossibleState, kindIndex } from './model/lookup.ts';
export { isLaid, type MapChange } from './model/map-change.ts';
export * from './model/shuffling.ts';
export {
  columnOf,
  isTowerTop,
  MAP_LETTERS,
  MAX_COLUMNS,
  MAX_MAPS,
  MAX_ROWS,
  mapLetter,
  mapOf,
  NOWHERE,
  parseSquare,
  rowOf,
  type Square,
  type SquareName,
  STEPS,
  squareBeside,
  squareName,
  squareOf,
  towerTop,
} from './model/square.ts';
export type * from './model/step.ts';
export { memoryFor, variantsHeld } from './model/variant.ts';
export * from './notation/arrange.ts';
export { isCommandType, optionId, parseOption } from './play/option-id.ts';
export {
  type Applied,
  advance,
  advanceLogged,
  apply,
  evolve,
  type MemoryQuestion,
  play,
  type QuestionScope,
  WITHOUT_REARRANGING,
} from './play/play.ts';
export { createMemory, setUp } from './play/set-up.ts';
export { isStanding, standingRefusal } from './play/standing.ts';
export { isStepName } from './play/steps.ts';
export { type Arms, armsOf, attackDice } from './rules/combat/attacker.ts';
export { hitsNeeded } from './rules/combat/hits.ts';
export * from './rules/combat/hp.ts';
export { retaliationDice } from './rules/combat/retaliation.ts';
export { detects } from './rules/detection/detection.ts';
export { type Candidate, candidatesFor } from './rules/enemies/candidates.ts';
export * from './rules/enemies/enemy.ts';
export { enemyDiceAt } from './rules/enemies/enemy-dice.ts';
export { type EnemyMove, looseAt } from './rules/enemies/enemy-steps.ts';
export {
  bodiesAt,
  countAt,
  enemiesAt,
  enemiesOn,
  enemyNamesAt,
  guardsAt,
  isAssassin,
  isOnMap,
  unhindered,
} from './rules/ground/presence.ts';
export { guardsAboardAt, heldMachinesAt, machinesAt, whereIs } from './rules/machines/machines-at.ts';
export { mandatoryDone } from './rules/objectives/ending.ts';
export * from './rules/objectives/objective-at.ts';
export { reinforcementsDue } from './rules/phases/reinforcement.ts';
export { TURN_PARTS } from './rules/phases/turn.ts';
export { turnsLeft } from './rules/phases/turns-left.ts';
export { determinise, futuresOf } from './view/determinise.ts';
export { isNewInformation } from './view/new-information.ts';
export { type MemoryOutcome, outcome } from './view/outcome.ts';
export { type SyncFact, syncFacts } from './view/sync-facts.ts';
export { isWholeView } from './view/unseen.ts';
export { redact, view } from './view/view.ts';
