import type { Problem } from '../../../problem/problem.ts';
import { type PackFiles, reporter } from '../../files/pack-files.ts';

/** R1.4: a lesson names clauses that the rules have. */
export function checkClauses({ lessons }: PackFiles, clauses: ReadonlySet<string>, problems: Problem[]): void {
  for (const { source, data } of lessons)
    for (const [id, lesson] of Object.entries(data))
      lesson.clauses.forEach((clause, index) => {
        if (!clauses.has(clause)) reporter(source, problems)([id, 'clauses', index], `The rules have no clause ${clause}.`);
      });
}
