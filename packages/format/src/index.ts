export { type CampaignWishes, campaignSetup } from './campaign-setup.ts';
export { type CheckedPack, checkPack, type LanguageFiles } from './check-pack.ts';
export { drawMap } from './drawing/draw-map.ts';
export { type Drawing, type DrawingProblem, parseDrawing } from './drawing/parse-drawing.ts';
export { parseTurned } from './drawing/turned-faces.ts';
export type { Finding, Level } from './finding.ts';
export { layered } from './layered.ts';
export { memoriesInOrder } from './memories-in-order.ts';
export { isByApprentices, memorySetup, type SetupWishes, withParty } from './memory-setup.ts';
export type { Pack, Parties, Party } from './pack.ts';
export { type Problem, showProblem } from './problem.ts';
export { type ReadPack, readContent } from './read-content.ts';
export { FolderFault, readFolder } from './read-folder.ts';
export { readLessons } from './read-lessons.ts';
export * from './save/index.ts';
export type { FileKind } from './schema/file-kinds.ts';
export { firstFault } from './schema/first-fault.ts';
export { type JsonSchema, jsonSchemas } from './schema/json-schema.ts';
export { position } from './script/brief-position.ts';
export { type LogEntry, logEntry, plainEvent } from './script/log-entry.ts';
export { playScript, type Round, type ScriptRun } from './script/play-script.ts';
export { playedCampaignScript, playedScript } from './script/played-script.ts';
export { wholePosition } from './script/position.ts';
export type { PositionFile } from './script/position-schema.ts';
export { type FindPack, readScript } from './script/read-script.ts';
export { packDigest, type ReportHead } from './script/report-head.ts';
export type { ReadScript, Script } from './script/script.ts';
export { scriptOf, setupData } from './script/script-of.ts';
export { reportOf, runScript, type ScriptExit, type ScriptReport, type ScriptState } from './script/script-report.ts';
export {
  type Carried,
  carriedText,
  carryCampaign,
  carryCampaignHome,
  carryGame,
  carryGameHome,
  carrySave,
  isCampaignText,
} from './share/carry.ts';
export { type LinkProblem, linkText, type ReadShared, readShared } from './share/link-text.ts';
export { openShared, type SharedGame } from './share/open-position.ts';
export { type SeenPlay, seenScript } from './share/seen-script.ts';
export { sharedOf } from './share/share-position.ts';
export type { SharedPosition } from './share/shared-schema.ts';
export { beginRun, type Run, readRun, runLine } from './simulation/run.ts';
export type { GameRecord, RunGame, RunSettings } from './simulation/run-schema.ts';
export { checkTexts } from './text/check-texts.ts';
export { readTexts, type Texts, type Words } from './text/read-texts.ts';
export { textKeys } from './text/text-keys.ts';
export type { TextFile } from './yaml/source.ts';
export { MAX_ZIP, type ReadZip, readZip } from './zip/read-zip.ts';
