// Tables on line alone: node bench/src/online/main.ts [--quick]
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measureOnLine, QUICK, WHOLE } from './measure.ts';
import { onlineTable } from './report.ts';

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const load = loadavg()[0]!.toFixed(1);
const seen = await measureOnLine(values.quick ? QUICK : WHOLE, (line) => void process.stderr.write(`bench: ${line}\n`));
process.stdout.write(`${new Date().toISOString().slice(0, 16)}, load ${load}\n\n${onlineTable(seen)}\n`);
