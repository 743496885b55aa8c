import { hasToken, type ObjectiveData, type ObjectiveState } from '@bauta/engine';

interface Props {
  data: ObjectiveData;
  state: ObjectiveState;
  number: number;
  /** R30.5: guards that stand on its base. */
  based: number;
}

const HEXAGON = 'M0 -14.5L12.5 -7.2V7.2L0 14.5L-12.5 7.2V-7.2Z';

/** R14.1: a coin for each AP, those that are paid filled. */
function Coins({ paid, ap }: { paid: number; ap: number }) {
  return (
    <>
      {Array.from({ length: ap }, (_, nth) => (
        <circle
          key={nth}
          class={nth < paid ? 'board-coin board-coin-paid' : 'board-coin'}
          cx={(nth - (ap - 1) / 2) * 7}
          cy="16.5"
          r="3"
        />
      ))}
    </>
  );
}

/** R30.5: guard spaces of the base, those that are held filled. */
function Spaces({ spaces, based }: { spaces: number; based: number }) {
  return (
    <>
      {Array.from({ length: spaces }, (_, nth) => (
        <rect
          key={nth}
          class={nth < based ? 'board-space board-space-taken' : 'board-space'}
          x="15"
          y={-13 + nth * 8.5}
          width="6.5"
          height="6.5"
        />
      ))}
    </>
  );
}

/** Dark where it must be completed, light where it is optional; a square to be reached or held has a round one. */
export function ObjectiveToken({ data, state, number, based }: Props) {
  const { kind, optional, ap, spaces } = data;
  const look = optional ? 'board-token board-token-light' : 'board-token';
  return (
    <g>
      {hasToken(kind) ? <path class={look} d={HEXAGON} /> : <circle class={look} r="12.5" />}
      <text
        class={optional ? 'board-letter board-token-number board-token-number-light' : 'board-letter board-token-number'}
        y="5.2"
      >
        {number}
      </text>
      <Coins paid={state.paid} ap={ap} />
      <Spaces spaces={spaces} based={based} />
    </g>
  );
}

/** Where a thing or a person is to be brought. */
export const GoalSign = ({ number }: { number: number }) => (
  <g>
    <path class="board-token board-token-goal" d={HEXAGON} />
    <text class="board-letter board-token-number-goal" y="1">
      {number}
    </text>
    <path class="board-sign board-sign-line" d="M0 4V11M-4 7.5L0 11.5L4 7.5" />
  </g>
);
