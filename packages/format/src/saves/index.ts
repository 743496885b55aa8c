export { beginCampaignSave } from './campaign/begin-campaign-save.ts';
export { memorySaveOf } from './campaign/memory-save-of.ts';
export { checkSave } from './check-save.ts';
export { goodPart, type ReadSave, readSave, type SaveReader, saveReader } from './read-save.ts';
export { type CampaignSave, type MemorySave, type Save, type SaveProblem, showSaveProblem } from './save.ts';
export { SAVE_FORMAT } from './upcast.ts';
export { beginSave, decisionLines, saveDecision, saveSnapshot, saveUndo } from './write-save.ts';
