import type { Game, GroundSquare } from '@bauta/engine';
import type { ComponentChild } from 'preact';
import { boxOf, type Plan, type Point, SIDE } from '../view/plan.ts';
import { ChestSign, LeapSign, MarkerSign, RestrictedSign, SpotSign, StationSign, TrapSign } from './icons.tsx';
import { GoalSign, ObjectiveToken } from './objective-token.tsx';
import { signPlace, spotCorner } from './sign-places.ts';
import { type Things, thingsOn } from './things-on.ts';

/** A tile that goes is cracked all over. */
const CRACKS =
  'M6 30L22 38L30 28L44 46L40 60L58 66L62 82L80 78L94 92M44 46L62 38L70 20L88 14M40 60L24 72L14 90M58 66L74 58L92 62';

/** From the left: what is to be done, what can be taken, where one can go. */
function signsOf(game: Game, things: Things): ComponentChild[] {
  const { objectives, goals, chest, station, trap, restricted, rules, leap } = things;
  const { memory } = game.content;
  return [
    ...objectives.map(({ index, based }) => (
      <ObjectiveToken data={memory.objectives[index]!} state={game.objectives[index]!} number={index + 1} based={based} />
    )),
    ...goals.map((index) => <GoalSign number={index + 1} />),
    ...(station ? [<StationSign />] : []),
    ...(chest ? [<ChestSign />] : []),
    ...(trap === null ? [] : [<TrapSign />]),
    ...(leap ? [<LeapSign />] : []),
    ...rules.map((rule) => <MarkerSign rule={rule} />),
    ...(restricted ? [<RestrictedSign />] : []),
  ];
}

const moveTo = ({ x, y }: Point): string => `translate(${x} ${y})`;

function OnSquare({ game, square, things }: { game: Game; square: GroundSquare; things: Things }) {
  return (
    <>
      {things.restricted && <rect class="board-restricted-rim" x="5" y="5" width={SIDE - 10} height={SIDE - 10} rx="2" />}
      {things.collapsing && <path class="board-cracks" d={CRACKS} />}
      {things.spot !== '' && (
        <g transform={moveTo(spotCorner(game, square))}>
          <SpotSign kind={things.spot} />
        </g>
      )}
      {signsOf(game, things).map((sign, nth) => (
        <g key={nth} transform={moveTo(signPlace(game, square, nth))}>
          {sign}
        </g>
      ))}
    </>
  );
}

/** Tokens and other things that lie on the squares. */
export function ThingsDrawn({ game, plan }: { game: Game; plan: Plan }) {
  return (
    <svg class="board-things" width={plan.width} height={plan.height} aria-hidden="true">
      {plan.frames.flatMap(({ map }) =>
        game.grounds[map]!.present.map((square) => {
          const { x, y } = boxOf(plan, square.at)!;
          return (
            <g key={square.at} transform={`translate(${x} ${y})`}>
              <OnSquare game={game} square={square} things={thingsOn(game, map, square)} />
            </g>
          );
        }),
      )}
    </svg>
  );
}
