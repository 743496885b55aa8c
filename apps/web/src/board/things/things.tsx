import type { Game } from '@bauta/engine';
import type { ComponentChild } from 'preact';
import { boxOf, type Plan, SIDE } from '../view/plan.ts';
import { ChestSign, LeapSign, MarkerSign, RestrictedSign, SpotSign, StationSign, TrapSign } from './icons.tsx';
import { GoalSign, ObjectiveToken } from './objective-token.tsx';
import { type Things, thingsOn } from './things-on.ts';

/** Signs stand in the upper corner, from the left. */
const FIRST = { x: 19, y: 21 };
const STEP = 31;
const SPOT = { x: SIDE - 20, y: 21 };

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

function OnSquare({ game, things }: { game: Game; things: Things }) {
  return (
    <>
      {things.restricted && <rect class="restricted-rim" x="5" y="5" width={SIDE - 10} height={SIDE - 10} rx="2" />}
      {things.collapsing && <path class="cracks" d={CRACKS} />}
      {things.spot !== '' && (
        <g transform={`translate(${SPOT.x} ${SPOT.y})`}>
          <SpotSign kind={things.spot} />
        </g>
      )}
      {signsOf(game, things).map((sign, nth) => (
        <g key={nth} transform={`translate(${FIRST.x + nth * STEP} ${FIRST.y})`}>
          {sign}
        </g>
      ))}
    </>
  );
}

/** Tokens and other things that lie on the squares. */
export function ThingsDrawn({ game, plan }: { game: Game; plan: Plan }) {
  return (
    <svg class="things" width={plan.width} height={plan.height} aria-hidden="true">
      {plan.frames.flatMap(({ map }) =>
        game.grounds[map]!.present.map((square) => {
          const { x, y } = boxOf(plan, square.at)!;
          return (
            <g key={square.at} transform={`translate(${x} ${y})`}>
              <OnSquare game={game} things={thingsOn(game, map, square)} />
            </g>
          );
        }),
      )}
    </svg>
  );
}
