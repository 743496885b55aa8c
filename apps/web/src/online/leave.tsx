import type { ComponentChildren } from 'preact';
import { say } from '../words/say.ts';
import { Sure } from './sure.tsx';

/** At the table, and in the list of tables. */
export const Leave = ({ what, deed }: { what: ComponentChildren; deed(): void }) => (
  <Sure
    what={what}
    sure={say('table.online.leave-sure')}
    yes={say('table.online.leave-yes')}
    no={say('table.online.leave-no')}
    deed={deed}
  />
);
