import { checked } from '../saves/line-schemas.ts';
import { atLine, parseLine, problemOf } from '../saves/lines.ts';
import type { SaveProblem } from '../saves/save.ts';
import type { RunSettings } from './run-schema.ts';
import { SAMPLE_FORMAT, type Sample, sample, samplesHeader } from './sample-schema.ts';

interface Samples {
  settings: RunSettings;
  samples: readonly Sample[];
}

const line = (value: object): string => `${JSON.stringify(value)}\n`;

/** The first line of a file of samples. */
export const beginSamples = (settings: RunSettings): string => line({ bauta: 'samples', format: SAMPLE_FORMAT, settings });

export const sampleLine = (measured: Sample): string => line(measured);

/** As far as they were written; a last line that is not whole is left out. */
export function readSamples(text: string): Samples | { problem: SaveProblem } {
  const [first = '', ...lines] = text.split('\n').slice(0, -1);
  try {
    const { settings } = atLine(1, () => checked(samplesHeader, parseLine(first, 1), 1));
    const samples = lines.map((each, index) => atLine(index + 2, () => checked(sample, parseLine(each, index + 2), index + 2)));
    return { settings, samples };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}
