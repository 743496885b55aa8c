import type { Alert } from '@bauta/engine';
import { say } from '../../words/say.ts';

const BELL = 'M6 17c2-2 1-5 2-8 1-4 7-4 8 0 1 3 0 6 2 8zm5 0c0 3 2 3 2 0M12 3v2';

/** Small while it is quiet, large and red once it is raised; '' where there is one map only. */
export function AlertLamp({ alert, map }: { alert: Alert; map: string }) {
  return (
    <p class="alert-lamp" data-alert={alert} role="status">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={BELL} />
        {alert === 'raised' && <path d="M3 9c0-3 1-5 3-6m15 6c0-3-1-5-3-6" />}
      </svg>
      <span>
        {map !== '' && <b>{say('table.status.on-map', { map })} </b>}
        {say(`table.status.alert-${alert}`)}
      </span>
    </p>
  );
}
