import { expect, inject, test } from 'vitest';
import { launch } from './launch.ts';
import { listenWithTables } from './listen-with-tables.ts';
import { SCREENS } from './monkey/look.ts';
import { monkey } from './monkey/monkey.ts';

/** `node scripts/soak/monkey.ts` goes on for 20,000 actions. */
const PLAN = { seed: 7, actions: 384, which: 'few', perBeginning: 16, perSeat: 12 } as const;

test('whatever is pressed on any screen, nothing breaks and no save is lost', async () => {
  const { address, close } = await listenWithTables(inject('folder'));
  const browser = await launch();
  try {
    const visits = await monkey({ browser, address, ...PLAN });
    // The diary is a press away from where it is set down: whether that press comes is chance.
    expect(SCREENS.filter((screen) => visits[screen] === undefined && screen !== 'diary')).toEqual([]);
  } finally {
    await browser.close();
    await close();
  }
});
