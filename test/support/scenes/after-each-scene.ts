import { afterEach } from 'vitest';
import { closeScenes } from './open-scenes.ts';
import { writeRecord } from './rule-record.ts';

// A hook that a module registers when it is first imported would be missing in every later file that shares the module.
afterEach(() => {
  writeRecord();
  closeScenes();
});
