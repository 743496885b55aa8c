import { outcome } from '@bauta/engine';
import { describe, effect, expect, rule, type SceneSetting, scene, test } from '#scenes';

const MAP = `
+-+-+
|. .|
+-+-+
`;

const found = rule('strongroom', effect('moved', { do: 'open-box', box: 'strongbox' }));
const other = rule('cellar', effect('objective-completed', { do: 'open-box', box: 'casket' }));

const searched = (change: Partial<SceneSetting> = {}) =>
  scene({
    map: MAP,
    cards: [found, other],
    memory: { rules: ['strongroom', 'cellar'] },
    stations: ['b1'],
    objectives: { ledger: { at: 'b1', ap: 1 } },
    assassins: { bastiano: { at: 'a1' }, daria: { state: 'eliminated' } },
    ...change,
  });

describe('R1.3 boxes in a memory', () => {
  test('[R1.3] a memory says that a box is opened, and says it once', () => {
    const s = searched();
    s.play('bastiano move b1');
    expect(s.facts('box-found')).toEqual([{ type: 'box-found', box: 'strongbox', why: ['R1.3', 'G4'] }]);
    s.play('bastiano move a1');
    expect(s.facts('box-found')).toHaveLength(1);
    expect(s.game.boxes).toEqual(['strongbox']);
  });

  test('[R1.3] the outcome tells the boxes in the order they were found', () => {
    const s = searched();
    s.play('bastiano move b1', 'bastiano complete ledger', 'bastiano leave');
    expect(outcome(s.game)).toMatchObject({ result: { success: true }, boxes: ['strongbox', 'casket'] });
  });
});
