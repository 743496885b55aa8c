import '../sign-button.css';
import './wishes.css';
import { useId } from 'preact/hooks';
import { SPEEDS, settings } from '../../storage/settings.ts';
import { say } from '../../words/say.ts';

/** How what happens is shown. */
export function Wishes() {
  const id = useId();
  return (
    <>
      <button
        type="button"
        class="sign"
        popovertarget={id}
        title={say('table.playback.how')}
        aria-label={say('table.playback.how')}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 6h10M18 6h2M4 12h2M10 12h10M4 18h8M16 18h4M14 4v4M6 10v4M12 16v4" />
        </svg>
      </button>
      <fieldset id={id} popover="auto" class="playback-how panel">
        <legend>{say('table.playback.how')}</legend>
        {SPEEDS.map((speed) => (
          <label key={speed}>
            <input
              type="radio"
              name={id}
              checked={settings.speed.value === speed}
              onChange={() => (settings.speed.value = speed)}
            />
            {say(`table.playback.${speed}`)}
          </label>
        ))}
        <label>
          <input
            type="checkbox"
            checked={settings.onlyOurs.value}
            onChange={({ currentTarget }) => (settings.onlyOurs.value = currentTarget.checked)}
          />
          {say('table.playback.only-ours')}
        </label>
      </fieldset>
    </>
  );
}
