import type { Link } from '../../../session/online/link.ts';
import { say } from '../../../words/say.ts';

/** Why we are not at the table, and that it is tried again. */
export const awayWords = (link: Link): string =>
  link.is === 'away' && link.refused !== null ? say(`table.online.refused.${link.refused}`) : say('table.online.away');
