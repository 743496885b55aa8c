import type { Lesson } from '@bauta/engine';
import { readPackFiles } from '../files/pack-files.ts';
import type { TextFile } from '../yaml/source.ts';
import { compileLessons } from './compile-lessons.ts';

const isPage = ({ path }: TextFile): boolean => /^lessons(?:\/|\.yaml$)/.test(path);

/** R1.4: the rule cards of a pack alone, for a save that holds the rest of it. A page that is wrong is left out. */
export const readLessons = (texts: readonly TextFile[]): Lesson[] => compileLessons(readPackFiles(texts.filter(isPage)).files);
