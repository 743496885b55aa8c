import { DIRECTIONS, type Direction } from '@bauta/engine';
import { say } from '../../words/say.ts';

const TURNS: Readonly<Record<Direction, number>> = { north: 0, east: 90, south: 180, west: 270 };
const PLACES: Readonly<Record<Direction, readonly [number, number]>> = {
  north: [50, 12],
  east: [90, 53],
  south: [50, 95],
  west: [10, 53],
};

/** The rose of a sea chart; a lit needle shows where the event sends the enemies. */
export function CompassRose({ direction }: { direction: Direction | '?' | '' }) {
  const isKnown = direction !== '?' && direction !== '';
  return (
    <svg class="compass" viewBox="0 0 100 100" role="img" aria-label={directionWords(direction)}>
      <circle class="compass-ring" cx="50" cy="50" r="31" />
      <path class="compass-rays" d="M50 50 29 29l9 17zM50 50l21-21-17 9zM50 50l21 21-9-17zM50 50 29 71l17-9z" />
      {DIRECTIONS.map((each) => (
        <g key={each} data-lit={each === direction}>
          <path class="compass-point" transform={`rotate(${TURNS[each]} 50 50)`} d="M50 16 57 43 50 50 43 43z" />
          <text x={PLACES[each][0]} y={PLACES[each][1]}>
            {say(`table.status.compass-${each}`)}
          </text>
        </g>
      ))}
      {isKnown && (
        <path class="compass-needle" transform={`rotate(${TURNS[direction]} 50 50)`} d="M50 19 65 47 54.5 43V78h-9V43L35 47z" />
      )}
      {direction === '?' && (
        <text class="compass-unknown" x="50" y="58">
          ?
        </text>
      )}
    </svg>
  );
}

function directionWords(direction: Direction | '?' | ''): string {
  if (direction === '') return say('table.status.no-direction');
  if (direction === '?') return say('table.status.direction-unknown');
  return say('table.status.direction', { direction: say(`direction.${direction}`) });
}
