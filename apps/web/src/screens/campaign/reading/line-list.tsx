import { Clauses } from '../clauses.tsx';
import type { PageLine } from './pages.ts';

/** What happened, each line with the clauses that made it so. */
export function LineList({ lines }: { lines: readonly PageLine[] }) {
  return (
    <ul class="lines">
      {lines.map(({ text, clauses }, index) => (
        <li key={index}>
          {text} <Clauses clauses={clauses} />
        </li>
      ))}
    </ul>
  );
}
