// Reads all tables of a folder, also beside a server, and lists those that cannot be read: node apps/server/src/check.ts FOLDER.

import { logName } from './app/faults.ts';
import { reasonOf } from './metrics/report.ts';
import { fileIn } from './store/sqlite-file.ts';
import { checkTables } from './tables/check/check-tables.ts';

const [folder = process.env.BAUTA_DATA || 'data'] = process.argv.slice(2);

try {
  const whole = { longest: Number.POSITIVE_INFINITY, time: Number.POSITIVE_INFINITY };
  const { tables, unreadable, damage } = checkTables(fileIn(folder), whole);
  for (const line of damage) process.stdout.write(`damaged: ${line}\n`);
  for (const { code, reason } of unreadable) process.stdout.write(`${logName(code)} ${code} ${reason}\n`);
  process.stdout.write(`${tables - unreadable.length} of ${tables} tables can be read.\n`);
  process.exitCode = unreadable.length + damage.length > 0 ? 1 : 0;
} catch (error) {
  process.stderr.write(`The tables in ${folder} cannot be checked: ${reasonOf(error)}.\n`);
  process.exitCode = 1;
}
