import './clause.css';
import type { Clause as ClauseName } from '@bauta/engine';
import { linkTo } from './route.ts';

/** The number of a rule, which leads to it. */
export function Clause({ rule }: { rule: ClauseName }) {
  return (
    <a class="clause" href={linkTo('rules', rule)}>
      {rule}
    </a>
  );
}
