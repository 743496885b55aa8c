import type { FigureId } from '@bauta/engine';
import { figureWord } from '@bauta/text';
import { lexicon } from '../../../words/lexicon.ts';

/** A figure of the headquarters: a silhouette with its letter, and its name. */
export function Figure({ figure }: { figure: FigureId }) {
  const name = figureWord(lexicon.value, figure);
  return (
    <span class="hq-figure">
      <svg viewBox="0 0 24 28" aria-hidden="true">
        <path d="M12 2a5 5 0 0 1 5 5c0 2-1 3.6-2.4 4.4C19 12.8 21 17 21 26H3c0-9 2-13.2 6.4-14.6C8 10.6 7 9 7 7a5 5 0 0 1 5-5z" />
        <text x="12" y="22">
          {name.slice(0, 1).toUpperCase()}
        </text>
      </svg>
      <span>{name}</span>
    </span>
  );
}
