export { page } from './html/page.ts';
export { type Cell, cellsOf, partyFor } from './play/cells.ts';
export { campaignDeck } from './play/finds.ts';
export { roomIn } from './play/room-to-think.ts';
export { gameName, playedBefore, runGame } from './play/run.ts';
export { readShard, type Shard, shardOf } from './play/shard.ts';
export { swingOf } from './play/swing.ts';
export { type CrewOrder, gamesOf, type OrderedGame, type Task, taskName, tasksOf } from './play/task.ts';
export {
  ALERT_GROUPS,
  type AlertGroup,
  FEWEST,
  type Measures,
  measuresOf,
  mostTaken,
  type WaysTaken,
} from './report/measures.ts';
export { type Proportion, shareOf } from './report/proportion.ts';
export { notesOf, type Report, reportOf } from './report/report.ts';
export { isDecisive, isObvious, isOpenPosition, roomsOf, type SampledMemory, swingsOf } from './report/samples.ts';
export { type Spread, spreadIfAny, sum } from './report/spread.ts';
export { type Summary, summaryOf } from './report/summary.ts';
export { table } from './report/table.ts';
