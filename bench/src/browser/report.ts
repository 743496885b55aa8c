import { percentile } from '../percentile.ts';
import { CROWDED, LARGEST } from './games.ts';
import type { SeenInBrowser } from './measure.ts';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** A table that reads well in a terminal and is Markdown too. */
export function browserTable({ version, drawn, busy, gliding, script }: SeenInBrowser): string {
  const milliseconds = (share: number): string => `${percentile(drawn, share).toFixed(0)} ms`;
  const perSecond = (gliding.frames / gliding.milliseconds) * 1000;
  const rows = [
    [`in Chromium ${version}`, 'seen', 'aim'],
    ['---', '---', '---'],
    [`press to drawn result, ${LARGEST}, ${drawn.length} decisions: median`, milliseconds(50), ''],
    ['p95', milliseconds(95), '<= 50 ms'],
    ['the slowest', milliseconds(100), ''],
    ["of it the page's own thread at work, CPU time: median", `${percentile(busy, 50).toFixed(0)} ms`, ''],
    ['p95', `${percentile(busy, 95).toFixed(0)} ms`, ''],
    [`frames per second while ${CROWDED} enemies take their turn (${gliding.frames} frames)`, perSecond.toFixed(0), '> 50'],
    ['figures that glided at once, at most', String(gliding.most), ''],
    ['JavaScript sent for home', kilobytes(script.home), '<= 60 kB'],
    ['JavaScript sent until 0.1 can be played', kilobytes(script.played), '<= 100 kB'],
  ];
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
}
