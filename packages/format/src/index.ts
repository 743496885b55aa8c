export { type CheckedPack, checkPack, type LanguageFiles } from './content/check/check-pack.ts';
export { type ReadPack, readContent } from './content/check/read-content.ts';
export { checkTexts } from './content/check/texts/check-texts.ts';
export { textKeys } from './content/check/texts/text-keys.ts';
export { readLessons } from './content/compile/read-lessons.ts';
export { drawMap } from './content/drawing/draw-map.ts';
export { type Drawing, type DrawingProblem, parseDrawing } from './content/drawing/parse-drawing.ts';
export { parseTurned } from './content/drawing/turned-faces.ts';
export { layered } from './content/files/layered.ts';
export { FolderFault, readFolder } from './content/files/read-folder.ts';
export { readTexts, type Texts, type Words } from './content/files/read-texts.ts';
export { MAX_ZIP, type ReadZip, readZip } from './content/files/read-zip.ts';
export { readShippedPacks, type ShippedPack, shippedFiles } from './content/files/shipped-packs.ts';
export { type CampaignWishes, campaignSetup } from './content/pack/campaign-setup.ts';
export { memoriesInOrder } from './content/pack/memories-in-order.ts';
export { isByApprentices, memorySetup, type SetupWishes, withParty } from './content/pack/memory-setup.ts';
export { type Pack, type Parties, type Party, packDigest } from './content/pack/pack.ts';
export type { FileKind } from './content/schema/file-kinds.ts';
export { firstFault } from './content/schema/first-fault.ts';
export { type JsonSchema, jsonSchemas } from './content/schema/json-schema.ts';
export type { TextFile } from './content/yaml/source.ts';
export { position } from './positions/brief-position.ts';
export { wholePosition } from './positions/position.ts';
export type { PositionFile } from './positions/position-schema.ts';
export { setupData } from './positions/setup-data.ts';
export { type LinkProblem, linkText, type ReadShared, readShared } from './positions/shared/link-text.ts';
export { openShared, type SharedGame } from './positions/shared/open-position.ts';
export { sharedOf } from './positions/shared/share-position.ts';
export type { SharedPosition } from './positions/shared/shared-schema.ts';
export type { Finding, Level } from './problem/finding.ts';
export { type Problem, showProblem } from './problem/problem.ts';
export {
  type Carried,
  carriedText,
  carryCampaign,
  carryCampaignHome,
  carryGame,
  carryGameHome,
  carrySave,
} from './saves/carry.ts';
export * from './saves/index.ts';
export { type LogEntry, logEntry, plainEvent } from './scripts/log-entry.ts';
export { playScript, type Round, type ScriptRun } from './scripts/play-script.ts';
export { playedCampaignScript, playedScript, scriptOf } from './scripts/played-script.ts';
export { type FindPack, readScript } from './scripts/read-script.ts';
export type { ReportHead } from './scripts/report-head.ts';
export type { CheckedScript, ReadScript } from './scripts/script.ts';
export { reportOf, runScript, type ScriptExit, type ScriptReport, type ScriptState } from './scripts/script-report.ts';
export { type SeenPlay, seenScript } from './scripts/seen-script.ts';
export { beginRun, type Run, readGameRecord, readRun, runLine } from './simulation/run.ts';
export { type GameRecord, MAP_USES, type MapUse, RUN_FORMAT, type RunGame, type RunSettings } from './simulation/run-schema.ts';
export type { RoomRecord, Sample, SwingRecord } from './simulation/sample-schema.ts';
export { beginSamples, readSamples, sampleLine } from './simulation/samples.ts';
