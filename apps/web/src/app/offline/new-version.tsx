import './new-version.css';
import { render } from 'preact';
import { saveError } from '../../storage/save-error.ts';
import { listSaves } from '../../storage/saves.ts';
import { say } from '../../words/say.ts';

let host: HTMLElement | null = null;

function close(): void {
  if (host !== null) render(null, host);
  host?.remove();
  host = null;
}

/** What was being written is written first: whoever reads comes after it. */
async function reload(): Promise<void> {
  await listSaves().catch(() => {});
  location.reload();
}

function takeOver({ waiting }: ServiceWorkerRegistration): void {
  if (waiting === null) return void reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  waiting.postMessage('take-over');
}

function NewVersion({ registration }: { registration: ServiceWorkerRegistration }) {
  // What is not kept would be lost with the page.
  if (saveError.value !== null) return null;
  return (
    <div class="new-version" role="status">
      <p>{say('web.new-version.ready')}</p>
      <div class="new-version-ways">
        <button type="button" class="main" onClick={() => takeOver(registration)}>
          {say('web.new-version.reload')}
        </button>
        <button type="button" onClick={close}>
          {say('web.new-version.later')}
        </button>
      </div>
    </div>
  );
}

/** Apart from the screens: the game goes on until a player takes it. */
export function offerNewVersion(registration: ServiceWorkerRegistration): void {
  if (host !== null) return;
  host = document.body.appendChild(document.createElement('div'));
  render(<NewVersion registration={registration} />, host);
}
