// The page in the browsers that the tests do not use, Firefox and WebKitGTK: node scripts/soak/browsers.ts [firefox|webkit]
//   each plays memory 0.1 to its end, saves every decision, is loaded again, goes on without a server, and sits at a table on line
//   whatever differs from what was foreseen is a failure, and whatever the page throws or tells its console as an error
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { builtWeb } from '../build-web.ts';
import type { Browser } from './browsers/browser.ts';
import { openFirefox } from './browsers/firefox.ts';
import { playFirstMemory } from './browsers/first-memory.ts';
import { sitAtTable } from './browsers/table-online.ts';
import { openWebKit } from './browsers/webkit.ts';

const BROWSERS = { firefox: openFirefox, webkit: openWebKit };
const WINDOW = { width: 1280, height: 800 };
const JOURNEYS = { 'memory 0.1': playFirstMemory, 'table on line': sitAtTable };

/** What was to be seen when it went wrong. */
async function pictured(browser: Browser, journey: string): Promise<string> {
  const path = join(tmpdir(), `bauta ${browser.name} ${journey}.png`.replaceAll(' ', '-'));
  writeFileSync(path, Buffer.from(await browser.picture(), 'base64'));
  return path;
}

/** Tells what was seen on each journey; answers what went wrong. */
async function travel(browser: Browser, folder: string): Promise<string[]> {
  const failures: string[] = [];
  for (const [name, journey] of Object.entries(JOURNEYS))
    try {
      console.log(`${browser.name} · ${name}: ${await journey(browser, folder)}`);
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? error.stack : error}\n  ${await pictured(browser, name)}`);
    }
  return [...failures, ...(await browser.errors()).map((error) => `an error in the page: ${error}`)];
}

async function tryOut(open: (window: typeof WINDOW) => Promise<Browser>, folder: string): Promise<void> {
  const since = performance.now();
  const browser = await open(WINDOW);
  try {
    const failures = await travel(browser, folder);
    for (const failure of failures) console.log(`${browser.name} · ${failure}`);
    if (failures.length > 0) process.exitCode = 1;
    console.log(`${browser.name} · ${failures.length} failures, ${Math.round((performance.now() - since) / 1000)} s`);
  } finally {
    await browser.close();
  }
}

const { positionals: wanted } = parseArgs({ allowPositionals: true });
const strange = wanted.filter((name) => !Object.hasOwn(BROWSERS, name));
if (strange.length > 0) throw new Error(`no browser ${strange.join(', ')}: there are ${Object.keys(BROWSERS).join(' and ')}`);
const folder = await builtWeb();
for (const [name, open] of Object.entries(BROWSERS)) if (wanted.length === 0 || wanted.includes(name)) await tryOut(open, folder);
