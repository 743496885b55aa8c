// Compares two folders of pictures of the screens, pixel by pixel: node scripts/compare-screens.ts BEFORE AFTER
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Pixels, pngPixels } from './png-pixels.ts';

interface ScreenComparison {
  equal: number;
  /** A line for each picture that is not the same in both. */
  differences: string[];
}

const picturesIn = (folder: string): string[] => readdirSync(folder).filter((file) => file.endsWith('.png'));

/** Whether a pixel has the same colour in both; one without opacity is opaque. */
function isSamePixel(before: Pixels, after: Pixels, pixel: number): boolean {
  const [from, to] = [pixel * before.channels, pixel * after.channels];
  for (let channel = 0; channel < 4; channel++) {
    const was = channel < before.channels ? before.bytes[from + channel] : 255;
    const is = channel < after.channels ? after.bytes[to + channel] : 255;
    if (was !== is) return false;
  }
  return true;
}

/** null when all pixels are the same. */
export function pixelDifference(before: Pixels, after: Pixels): string | null {
  const { width, height } = before;
  if (width !== after.width || height !== after.height)
    return `${width}x${height} pixels before, ${after.width}x${after.height} after`;
  const differing: number[] = [];
  for (let pixel = 0; pixel < width * height; pixel++) if (!isSamePixel(before, after, pixel)) differing.push(pixel);
  if (differing.length === 0) return null;
  let [left, right] = [width, 0];
  for (const pixel of differing) {
    left = Math.min(left, pixel % width);
    right = Math.max(right, pixel % width);
  }
  const [top, bottom] = [differing[0]!, differing.at(-1)!].map((pixel) => Math.floor(pixel / width));
  return `${differing.length} pixels differ, from ${left},${top} to ${right},${bottom}`;
}

function difference(before: string, after: string): string | null {
  if (!existsSync(before)) return 'only after';
  if (!existsSync(after)) return 'only before';
  const [was, is] = [readFileSync(before), readFileSync(after)];
  return was.equals(is) ? null : pixelDifference(pngPixels(was), pngPixels(is));
}

export function compareScreens(before: string, after: string): ScreenComparison {
  const pictures = [...new Set([...picturesIn(before), ...picturesIn(after)])].sort();
  const lines = pictures.map((picture) => {
    const found = difference(join(before, picture), join(after, picture));
    return found === null ? null : `${picture}: ${found}`;
  });
  const differences = lines.filter((line) => line !== null);
  return { equal: pictures.length - differences.length, differences };
}

function main([before, after, ...more]: readonly string[]): number {
  if (before === undefined || after === undefined || more.length > 0) {
    process.stderr.write('usage: node scripts/compare-screens.ts BEFORE AFTER (two folders of node scripts/screens.ts --png)\n');
    return 2;
  }
  const missing = [before, after].find((folder) => !existsSync(folder));
  if (missing !== undefined) {
    process.stderr.write(`There is no folder ${missing}.\n`);
    return 2;
  }
  const { equal, differences } = compareScreens(before, after);
  if (equal + differences.length === 0) {
    process.stderr.write(`Neither ${before} nor ${after} has a picture.\n`);
    return 2;
  }
  process.stdout.write([...differences, `${equal} pictures are equal, ${differences.length} are not`, ''].join('\n'));
  return differences.length === 0 ? 0 : 1;
}

if (import.meta.main) process.exitCode = main(process.argv.slice(2));
