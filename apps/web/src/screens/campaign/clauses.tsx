import { Linked } from '../rules/linked.tsx';

/** The rules behind something, each a link to its words. */
export function Clauses({ clauses }: { clauses: readonly string[] }) {
  return (
    <span class="clauses">
      <Linked text={clauses.join(', ')} />
    </span>
  );
}
