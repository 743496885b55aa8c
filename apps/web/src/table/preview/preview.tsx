import './preview.css';
import type { EnemyPhaseForecast, TestForecast } from '@bauta/bots';
import { squareName } from '@bauta/engine';
import { type Catalogue, characterName, nameOf, percentOf } from '@bauta/text';
import { catalogueOf } from '../../words/catalogue.ts';
import { say } from '../../words/say.ts';
import { Note } from '../notes/note.tsx';
import { SignButton } from '../sign-button.tsx';
import type { TableState } from '../table-state.ts';
import { type Attacked, likely, tellTests } from './telling.ts';

const directionWord = (direction: string): string => say(direction === '' ? 'table.preview.we-choose' : `direction.${direction}`);

function Ways({ forecast }: { forecast: EnemyPhaseForecast }) {
  return (
    <>
      {forecast.directions.map((ways, map) => (
        <li key={map}>
          {ways.length === 1
            ? say('table.preview.direction', { direction: directionWord(ways[0]!.direction) })
            : ways
                .map(({ direction, chance }) =>
                  say('table.preview.maybe', { direction: directionWord(direction), percent: percentOf(chance) }),
                )
                .join(', ')}
        </li>
      ))}
    </>
  );
}

const targetName = (catalogue: Catalogue, on: string): string =>
  Object.hasOwn(catalogue.content.machines, on) ? nameOf(catalogue, 'machine', on) : characterName(catalogue, on);

const testWords = (catalogue: Catalogue, { by, at, chance }: TestForecast): string =>
  say('table.preview.test', {
    who: by === '' ? '' : characterName(catalogue, by),
    body: by === '' ? 'true' : 'false',
    square: squareName(at),
    percent: percentOf(chance),
  });

const attackWords = (catalogue: Catalogue, { on, chance, dice }: Attacked): string =>
  say('table.preview.attack', { who: targetName(catalogue, on), percent: percentOf(chance), dice });

/** Who is in danger, and how much. */
function Dangers({ catalogue, forecast }: { catalogue: Catalogue; forecast: EnemyPhaseForecast }) {
  const tests = tellTests(forecast);
  const attacked = likely(forecast);
  return (
    <>
      {tests.map((test) => (
        <li key={`${test.by} ${test.at}`}>{testWords(catalogue, test)}</li>
      ))}
      {attacked.map((attack) => (
        <li key={attack.on} class="danger">
          {attackWords(catalogue, attack)}
        </li>
      ))}
      {tests.length + attacked.length === 0 && <li>{say('table.preview.nobody')}</li>}
    </>
  );
}

function Told({ table, forecast }: { table: TableState; forecast: EnemyPhaseForecast }) {
  const catalogue = catalogueOf(table.shown.value);
  const { reinforcement } = forecast;
  return (
    <ul>
      <Ways forecast={forecast} />
      <Dangers catalogue={catalogue} forecast={forecast} />
      {reinforcement !== null && reinforcement.cards > 0 && <li>{say('table.preview.cards', { count: reinforcement.cards })}</li>}
      {forecast.unknown > 0 && <li>{say('table.preview.unknown', { percent: percentOf(forecast.unknown) })}</li>}
    </ul>
  );
}

/** Two arrows on their way. */
const SIGN = 'M3 7h9M9 4l3 3-3 3M3 16h14M14 13l3 3-3 3';

/** Asks what the enemies will do, or leaves it. */
export function PreviewButton({ table }: { table: TableState }) {
  const { isOn, isPossible } = table.preview;
  if (!isPossible.value) return null;
  return (
    <SignButton
      name={say('table.preview.title')}
      sign={SIGN}
      pressed={isOn.value}
      onClick={() => {
        isOn.value = !isOn.peek();
      }}
    />
  );
}

/** The worst of it. */
function gravest(catalogue: Catalogue, forecast: EnemyPhaseForecast): string {
  const [attack] = likely(forecast);
  const [test] = tellTests(forecast);
  if (attack !== undefined) return attackWords(catalogue, attack);
  return test === undefined ? say('table.preview.nobody') : testWords(catalogue, test);
}

/** R28-R31: what the enemies will do if nobody does anything more, when the players want to know. */
export function Preview({ table }: { table: TableState }) {
  const { isOn, isPossible, isMissing, forecast } = table.preview;
  if (!isPossible.value || !isOn.value) return null;
  const { value } = forecast;
  const coming = say(isMissing.value ? 'table.preview.missing' : 'table.preview.coming');
  return (
    <Note
      name={say('table.preview.title')}
      of="preview"
      first={value === null ? coming : gravest(catalogueOf(table.shown.value), value)}
    >
      <h3>{say('table.preview.title')}</h3>
      <div class="preview-told" aria-live="polite">
        {value === null ? <p>{coming}</p> : <Told table={table} forecast={value} />}
      </div>
      <p class="preview-if">{say('table.preview.if')}</p>
    </Note>
  );
}
