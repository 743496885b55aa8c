import { writeFileSync } from 'node:fs';
import { randomCampaign } from './random-campaign.ts';
import { randomSave } from './random-save.ts';

/** `node packages/format/test/save/write-kept.ts FILE MEMORY SEED`: a game to keep for ever when a format is first released; `campaign` for a whole campaign. */
const [file, memory, seed] = process.argv.slice(2);
if (file === undefined || memory === undefined || seed === undefined) throw new Error('FILE MEMORY SEED');
const { text } = memory === 'campaign' ? randomCampaign(seed) : randomSave(memory, seed, 60);
writeFileSync(file, text, { flag: 'wx' });
