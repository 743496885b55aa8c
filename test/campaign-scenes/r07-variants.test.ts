import type { ObjectiveData } from '@bauta/engine';
import { campaignScene, expect, test } from '#campaign-scenes';

const open = {
  kind: 'reach',
  optional: false,
  hidden: false,
  target: '',
  count: 1,
  inARow: false,
  to: -1,
  alerts: false,
} as const;
const gate: ObjectiveData = { ...open, id: 'gate', xp: 4, at: 0, ap: 0, spaces: 0 };

/** The memory is another one for those who took the road. */
const walk = (flags: Readonly<Record<string, number>>, attempt: 1 | 2 = 1) =>
  campaignScene({
    state: { flags, attempt },
    memories: {
      walk: {
        memory: {
          variants: [{ if: [{ if: 'flag', flag: 'road', from: 1, to: 99 }], elite: 'rider', objectives: [gate] }],
        },
      },
    },
    entries: { walk: { next: [{ if: [], entry: 'next' }] }, next: {} },
  });

test('[R7.2] a memory begins by the flags of the campaign, and holds nothing of its other ways', () => {
  const memory = (flags: Readonly<Record<string, number>>) => walk(flags).campaign.game!.content.memory;
  expect([memory({}).elite, memory({ road: 1 }).elite]).toEqual(['agile', 'rider']);
  expect(memory({ road: 1 }).variants).toBeUndefined();
  expect(memory({ road: 1 }).objectives.map(({ id }) => id)).toContain('gate');
});

test('[R6.4] completed by others, it gives the XP of the objectives it had', () => {
  const others = (flags: Readonly<Record<string, number>>) =>
    walk(flags, 2)
      .fail()
      .facts('xp-gained')
      .reduce((sum, { xp }) => sum + xp, 0);
  expect(others({ road: 1 }) - others({})).toBe(gate.xp);
});
