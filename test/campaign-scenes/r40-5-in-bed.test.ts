import { expect, hqScene, test } from '#campaign-scenes';

const lost = { out: 'eliminated', wounds: 3 } as const;

test('[R40.5] whoever is in bed is replaced by an apprentice', () => {
  const scene = hqScene({ part: 'assignment', members: { alessandra: lost, bastiano: { wounds: 1 }, claudio: {} } }).play(
    'bastiano lay-up',
    'assigned',
  );
  expect(scene.facts('apprentice-stands-in').map(({ by, why }) => [by, why])).toEqual([
    ['alessandra', ['R27.1', 'R40.5']],
    ['bastiano', ['R27.1', 'R40.5']],
  ]);
  expect(scene.campaign.game!.setup.party.map(({ id, apprentice }) => [id, apprentice])).toEqual([
    ['alessandra', true],
    ['bastiano', true],
    ['claudio', false],
  ]);
});

test('[R40.5] each who stands in is one apprentice less for the rooms', () => {
  const scene = hqScene({ part: 'assignment', members: { alessandra: lost, bastiano: lost, claudio: {} } });
  scene.play('assign apprentice shop', 'assign apprentice shop');
  expect(scene.optionsOf('assign apprentice')).toEqual([]);
  scene.play('assigned');
  expect(scene.whys('apprentice-stands-in')).toContain('R40.5');
  expect(scene.facts('figure-taken')).toEqual([]);
});

test('[R40.5] apprentices go along for no other reason', () => {
  const scene = hqScene({ part: 'assignment', members: { alessandra: lost, bastiano: {} } });
  expect(scene.refuses('assign apprentice memory')).toMatchObject({ rule: 'R40.4' });
  scene.play('assigned');
  expect(scene.whys('apprentice-stands-in')).toEqual(['R27.1', 'R40.5']);
});

test('[R40.5] never by another assassin: not swapped, and nobody joins in the round one who is out leaves', () => {
  const setting = { part: 'party', members: { alessandra: lost, bastiano: {}, claudio: {}, daria: { inPlay: false } } } as const;
  const scene = hqScene(setting);
  expect(scene.refuses('alessandra replace daria')).toMatchObject({ rule: 'R37' });
  scene.play('alessandra leave-party');
  expect(scene.refuses('daria join-party')).toMatchObject({ rule: 'R37' });
  const other = hqScene(setting).play('daria join-party');
  expect(other.refuses('alessandra leave-party')).toMatchObject({ rule: 'R37' });
  other.play('party-settled', 'assigned');
  expect(other.whys('apprentice-stands-in')).toEqual(['R27.1', 'R40.5']);
});

test('[R40.5] nor is an assassin swapped who is only injured, and might go to bed', () => {
  const scene = hqScene({ part: 'party', members: { alessandra: { wounds: 1 }, bastiano: {} } });
  expect(scene.refuses('alessandra replace daria')).toMatchObject({ rule: 'R37' });
  scene.play('party-settled', 'alessandra lay-up', 'assigned');
  expect(scene.whys('apprentice-stands-in')).toContain('R40.5');
});
