// One case in this process. Started by main.ts it works for as long as each message says; by hand:
//   node --cpu-prof bench/src/run-case.ts practice-3 10
import { CASES, type CaseName } from './cases/cases.ts';
import { measure } from './measure.ts';

const [name = '', seconds = '5'] = process.argv.slice(2);
if (!Object.hasOwn(CASES, name)) throw new Error(`no case ${name}; there are ${Object.keys(CASES).join(', ')}`);
const work = await CASES[name as CaseName]();

if (process.send === undefined) process.stdout.write(`${JSON.stringify(await measure(work, Number(seconds)), null, 2)}\n`);
else {
  process.on('message', async (slice: number) => process.send!(await measure(work, slice)));
  process.send('ready');
}
