import { fileURLToPath } from 'node:url';
import { type Pack, readContent, readFolder, readTexts, showProblem, type TextFile } from '@bauta/format';
import { englishFiles, practiceFiles } from '../../../packages/format/test/practice-files.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Of the practice pack the campaign takes everything but its name, its memories and its assassins, who learn skills here. */
const isTaken = ({ path }: TextFile): boolean => !/^(?:pack|assassins|memories\/.*)\.yaml$/.test(path);

export const campaignFiles = (): TextFile[] => [...practiceFiles().filter(isTaken), ...readFolder(folder('../../campaign'))];

/** The words of both, without those of the memories that are not played. */
export const campaignTexts = (): TextFile[] => [...englishFiles(), ...readFolder(folder('../../campaign/text/en'))];

function load(): Pack {
  const { pack, problems } = readContent(campaignFiles());
  if (pack === null) throw new Error(problems.map(showProblem).join('\n'));
  return pack;
}

function loadWords(): ReadonlyMap<string, string> {
  const { words, problems } = readTexts(campaignTexts());
  if (problems.length > 0) throw new Error(problems.map(showProblem).join('\n'));
  return new Map([...words].filter(([key]) => !key.startsWith('memory.practice-')).map(([key, { text }]) => [key, text]));
}

/** The small campaign of the tests, apart from the real content; read once for a test file. */
export const campaignPack: Pack = load();

/** Every word of its content in English. */
export const campaignWords: ReadonlyMap<string, string> = loadWords();
