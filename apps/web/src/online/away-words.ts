import { say } from '../words/say.ts';
import type { Link } from './connection.ts';

/** Why we are not at the table, and that it is tried again. */
export const awayWords = (link: Link): string =>
  link.is === 'away' && link.refused !== null ? say(`table.online.refused.${link.refused}`) : say('table.online.away');
