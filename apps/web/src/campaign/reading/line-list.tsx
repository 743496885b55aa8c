import type { Line } from './pages.ts';

/** What happened, each line with the clauses that made it so. */
export function LineList({ lines }: { lines: readonly Line[] }) {
  return (
    <ul class="lines">
      {lines.map(({ text, clauses }, index) => (
        <li key={index}>
          {text} <span class="clauses">{clauses.join(', ')}</span>
        </li>
      ))}
    </ul>
  );
}
