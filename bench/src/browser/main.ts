// The page in Chromium, by itself: node bench/src/browser/main.ts
import { measureInBrowser } from './measure.ts';
import { browserTable } from './report.ts';

process.stdout.write(`${browserTable(await measureInBrowser())}\n`);
