import './fault-banner.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { reportProblem } from '../report/report-problem.ts';
import { route } from '../ui/route.ts';
import { say } from '../words/say.ts';

let host: HTMLElement | null = null;
let stopWatching = (): void => {};

function close(): void {
  if (host !== null) render(null, host);
  host?.remove();
  host = null;
  stopWatching();
}

const GAMES = ['play', 'table'];

/** What went wrong in one game is no news of another. */
function closeInAnotherGame(): () => void {
  const here = route.peek().join('/');
  return effect(() => {
    const [screen = ''] = route.value;
    if (GAMES.includes(screen) && route.value.join('/') !== here) close();
  });
}

function FaultBanner({ error }: { error: string }) {
  return (
    <div class="fault" role="alert">
      <p>{say('web.fault.about')}</p>
      <div class="fault-ways">
        <button type="button" class="main" onClick={() => location.reload()}>
          {say('web.fault.reload')}
        </button>
        <button type="button" onClick={() => reportProblem(error)}>
          {say('web.report')}
        </button>
        <button type="button" onClick={close}>
          {say('web.fault.close')}
        </button>
      </div>
    </div>
  );
}

/** Apart from the screens, one of which may be broken. The first fault is told: others often follow from it. */
export function showFault(error: string): void {
  if (host !== null) return;
  host = document.body.appendChild(document.createElement('div'));
  render(<FaultBanner error={error} />, host);
  stopWatching = closeInAnotherGame();
}
