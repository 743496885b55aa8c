import type { Params } from '@bauta/text';

/** What is wrong with what was typed behind a command: a text key, and what it names. */
export interface ArgsFault {
  fault: string;
  params: Params;
}

export const fault = (key: string, params: Params = {}): ArgsFault => ({ fault: key, params });
