import './settings-screen.css';
import type { Signal } from '@preact/signals';
import { ReportButton } from '../../report/report-button.tsx';
import { MOTIONS, PALETTES, SPEEDS, settings, TEXT_SIZES } from '../../storage/settings.ts';
import { say } from '../../words/say.ts';
import { Page } from '../page.tsx';
import { Keeping } from '../saves/keeping.tsx';

/** One of several. */
function OneOf<T extends string>({ name, values, chosen }: { name: string; values: readonly T[]; chosen: Signal<T> }) {
  return (
    <fieldset>
      <legend>{say(`web.settings.${name}`)}</legend>
      {values.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={chosen.value === value}
            onChange={() => {
              chosen.value = value;
            }}
          />
          {say(`web.settings.${name}-${value}`)}
        </label>
      ))}
    </fieldset>
  );
}

function Flag({ name, flag }: { name: string; flag: Signal<boolean> }) {
  return (
    <label>
      <input
        type="checkbox"
        checked={flag.value}
        onChange={({ currentTarget }) => {
          flag.value = currentTarget.checked;
        }}
      />
      {say(`web.settings.${name}`)}
    </label>
  );
}

/** What this browser remembers of its players' wishes. */
export function SettingsScreen() {
  return (
    <Page title={say('web.home.settings')}>
      <div class="settings">
        <OneOf name="speed" values={SPEEDS} chosen={settings.speed} />
        <Flag name="only-ours" flag={settings.onlyOurs} />
        <Flag name="lessons" flag={settings.lessons} />
        <Flag name="rewinds" flag={settings.rewinds} />
        <OneOf name="palette" values={PALETTES} chosen={settings.palette} />
        <OneOf name="text-size" values={TEXT_SIZES} chosen={settings.textSize} />
        <OneOf name="motion" values={MOTIONS} chosen={settings.motion} />
      </div>
      <Keeping />
      <ReportButton />
    </Page>
  );
}
