import type { Content } from '@bauta/engine';
import type { Problem } from '../../problem/problem.ts';
import { type PackFiles, reporter } from '../files/pack-files.ts';

/** R1.4: what a lesson names is there, and no two are called the same. */
export function checkLessons(
  files: PackFiles,
  { cards, memories }: Pick<Content, 'cards' | 'memories'>,
  problems: Problem[],
): void {
  const seen = new Set<string>();
  for (const { source, data } of files.lessons) {
    const report = reporter(source, problems);
    for (const [id, { when }] of Object.entries(data)) {
      if (seen.has(id)) report([id], `There is a lesson \`${id}\` already.`);
      seen.add(id);
      when.forEach((moment, index) => {
        const path = [id, 'when', index];
        if ('memory' in moment && !Object.hasOwn(memories, moment.memory))
          report([...path, 'memory'], `There is no memory \`${moment.memory}\`.`);
        if ('card' in moment && !Object.hasOwn(cards, moment.card))
          report([...path, 'card'], `There is no card \`${moment.card}\`.`);
      });
    }
  }
}
