import { say } from '../../words/say.ts';
import type { BoardView } from './board-view.ts';

export const ZOOM_STEP = 1.3;

export const CameraButtons = ({ view }: { view: BoardView }) => (
  <div class="board-camera-buttons" data-strip={view.room.value.strip}>
    <button type="button" aria-label={say('table.board.zoom-in')} aria-keyshortcuts="+" onClick={() => view.zoom(ZOOM_STEP)}>
      <svg viewBox="-10 -10 20 20" aria-hidden="true">
        <path d="M-7 0H7M0 -7V7" />
      </svg>
    </button>
    <button type="button" aria-label={say('table.board.zoom-out')} aria-keyshortcuts="-" onClick={() => view.zoom(1 / ZOOM_STEP)}>
      <svg viewBox="-10 -10 20 20" aria-hidden="true">
        <path d="M-7 0H7" />
      </svg>
    </button>
    <button type="button" aria-label={say('table.board.fit')} aria-keyshortcuts="0" onClick={() => view.fit()}>
      <svg viewBox="-10 -10 20 20" aria-hidden="true">
        <path d="M-7 -3V-7H-3M3 -7H7V-3M7 3V7H3M-3 7H-7V3" />
      </svg>
    </button>
  </div>
);
