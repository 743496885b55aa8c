export { page } from './html/page.ts';
export { type Cell, cellsOf } from './play/cells.ts';
export { gameName, playedBefore, runGame } from './play/run.ts';
export { type CrewOrder, gamesOf, type Task, taskName, tasksOf } from './play/task.ts';
export { notesOf, type Report, reportOf } from './report/report.ts';
export { type Proportion, type Summary, summaryOf } from './report/summary.ts';
export { table } from './report/table.ts';
