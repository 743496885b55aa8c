export type { Decision } from './decision.ts';
export { type Draft, History, type HistoryOptions } from './history.ts';
export { type UndoLimit, undoLimitOf } from './undo-limit.ts';
