import type { Refusal } from '@bauta/engine';
import { hasPath, problemAt } from '../content/yaml/place.ts';
import type { Source } from '../content/yaml/source.ts';
import type { Path, Problem } from '../problem/problem.ts';

/** What the engine says of a set-up or position, in a sentence for its author. */
const SENTENCES: Readonly<Record<string, string>> = {
  'party-size': 'A memory is played by 2 to 4 assassins',
  'player-count': 'There are 1 to 4 players, and no more than assassins',
  'assassin-ids': 'Each assassin plays once',
  'apprentice-with-blade': 'An apprentice has no hidden blade',
  'no-easy-here': 'This memory is not played on easy',
  'no-such-card': 'There is no such card',
  'no-such-ally': 'There is no such ally',
  'not-disguised': 'Only one who is incognito or exposed wears a uniform, and only of a card that gives one',
  'square-too-full': 'More than 4 enemies and bodies are on one square',
  'reserve-empty': 'More figures are on the maps than there are in the game',
  'too-many-spaces-held': 'More guards hold spaces of an objective base than can',
  'hp-out-of-range': 'HP are from 1 to the maximum, and 0 for one who is critical',
  'boss-hp-out-of-range': 'A boss that stands has HP left',
  'exposed-in-hiding': 'Only one who is incognito is in a hiding spot or on a tower',
  'exposed-aboard': 'Only one who is incognito and in no hiding spot is aboard a machine',
  'machine-hp-out-of-range': 'A machine that stands has HP from 1 to those on its card',
  'no-guard-to-be-aboard': 'The guard aboard a machine is one of those on its square',
  'no-machine-here': 'The machine does not stand there',
  'machine-occupied': 'A machine holds only one',
  'no-hiding-spot-here': 'There is no free hiding spot',
  'tower-top-taken': 'Only one assassin fits on a tower',
  'no-such-tile': 'There is no such tile on the map',
  'no-trap': 'This card is not laid as a trap',
  'no-such-square': 'There is no such square to stand on',
  'other-back-on-top': 'The reinforcement card on top has another map on its back',
  'no-map-left': 'The last map is never taken down',
  'objective-cannot-be-so': 'An objective cannot be so: see where its token lies, who bears it and whether it is known',
  'counter-out-of-range': 'A counter stands within its bounds',
  'nobody-waits-outside': 'Once a memory has begun everyone in the party has a place in the position',
};

const BLOCKS = ['squares', 'traps', 'assassins', 'allies', 'bosses', 'machines', 'objectives', 'counters'] as const;

/** The path to what the refusal is about, as far as the file names it. */
function pathOf({ detail = '', refused }: Refusal): Path[] {
  const words = detail.split(' ');
  const named = BLOCKS.flatMap((block) => words.map((word) => ['position', block, word]));
  if (refused === 'no-such-ally') return [['allies']];
  return refused.startsWith('party') || refused.startsWith('player')
    ? [['party'], ['position', 'assassins']]
    : [...named, ['position']];
}

export function refusedProblem(source: Source, refusal: Refusal): Problem {
  const { refused, rule, detail } = refusal;
  const sentence = SENTENCES[refused] ?? `It is refused: ${refused}`;
  const message = `${sentence}${detail === undefined || detail === '' ? '' : `: ${detail}`} (${rule}).`;
  const path = pathOf(refusal).find((each) => hasPath(source, each)) ?? [];
  return problemAt(source, path, message);
}
