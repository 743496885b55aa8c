import { join } from 'node:path';
import { apply, isRefusal, memoryRules, setUp } from '@bauta/engine';
import { beginSave, memorySetup, readFolder, saveDecision, saveSnapshot, saveUndo, scriptOf, type TextFile } from '@bauta/format';
import { practiceFiles } from '../../packages/format/test/practice-files.ts';
import { randomCampaign } from '../../packages/format/test/save/random-campaign.ts';
import { begin, specOf } from '../support/games/random-game.ts';
import { practicePack } from '../support/packs/practice-pack.ts';
import { ruledFile } from '../support/packs/ruled-memory.ts';
import { choose, generator } from '../support/players/random-player.ts';

const root = join(import.meta.dirname, '../..');

/** Positions in the midst of many things, as scripts. */
function positions(): TextFile[] {
  const found = new Map<string, TextFile>();
  for (let number = 0; number < 12; number++) {
    const spec = specOf(number);
    const random = generator(number);
    let game = begin(spec);
    for (let command = choose(game, spec.player, random); command !== null; command = choose(game, spec.player, random)) {
      const step = game.stack.at(-1)!.step;
      if (!found.has(step)) found.set(step, { path: `${step}.yaml`, text: JSON.stringify(scriptOf(game), null, 1) });
      const applied = apply(game, command);
      if (isRefusal(applied)) throw new Error(applied.refused);
      game = applied.game;
    }
  }
  return [...found.values()];
}

/** A game of some decisions as it is saved, one of them taken back. */
function save(number: number): TextFile {
  const setup = memorySetup(practicePack, `practice-${1 + (number % 4)}`, {
    assassins: 2,
    difficulty: 'normal',
    seed: `${number}`,
  });
  const done = setUp(practicePack.content, setup);
  if (isRefusal(done)) throw new Error(done.refused);
  const random = generator(number);
  let { game } = done;
  let text = beginSave(game, done.events);
  for (let n = 1; n <= 12; n++) {
    const command = choose(game, 'stayer', random);
    const applied = command === null ? null : apply(game, command);
    if (command === null || applied === null || isRefusal(applied)) break;
    text += saveDecision(memoryRules, applied.game, { n, command, events: applied.events });
    if (n === 12) text += saveUndo(memoryRules, game, 13, 1) + saveSnapshot(memoryRules, game, 13);
    game = applied.game;
  }
  return { path: `${number}.jsonl`, text };
}

export interface Corpus {
  scripts: readonly TextFile[];
  content: readonly TextFile[];
  saves: readonly TextFile[];
  campaigns: readonly TextFile[];
}

let made: Corpus | null = null;

/** What mutants are made from: all examples, positions, a whole pack, some saves of memories and of campaigns. Made once. */
export function corpus(): Corpus {
  made ??= {
    scripts: [...readFolder(join(root, 'examples/scripts')), ...readFolder(join(root, 'test/perft')), ...positions()],
    content: [...practiceFiles(), ruledFile],
    saves: [0, 1, 2, 3].map(save),
    campaigns: [20, 60, 220].map((most) => ({
      path: `campaign-${most}.jsonl`,
      text: randomCampaign(`mutants ${most}`, most).text,
    })),
  };
  return made;
}
