export { type Barrier, barrierOf } from './barrier.ts';
export * from './campaign/index.ts';
export { checkSave } from './check-save.ts';
export { type ReadSave, readSave } from './read-save.ts';
export { type Decided, type Save, type SaveProblem, showSaveProblem } from './save.ts';
export { SAVE_FORMAT } from './upcast.ts';
export { beginSave, saveDecision, saveSnapshot, saveUndo } from './write-save.ts';
