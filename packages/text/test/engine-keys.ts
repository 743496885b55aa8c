import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../engine/src/', import.meta.url));
const read = (path: string): string => readFileSync(root + path, 'utf8');
const all = (text: string, pattern: RegExp): string[] => [...new Set([...text.matchAll(pattern)].map((match) => match[1]!))];

const sources = globSync('**/*.ts', { cwd: root }).filter((path) => !path.endsWith('.test.ts'));
const everything = sources.map(read).join('\n');

const ofCampaign = (path: string): boolean => path.startsWith('campaign/');
const joined = (paths: readonly string[]): string => paths.map(read).join('\n');

const factBlock = /type Fact = [\s\S]*?\n\);/.exec(read('model/event.ts'))![0];

/** Read off the source, so that whatever the engine learns to say must get its words. */
export const eventTypes = all(factBlock, /\{ type: '([a-z-]+)'/g);
export const commandTypes = all(read('model/command.ts'), /\{ type: '([a-z-]+)'/g);
export const refusals = all(everything, /(?:\bbar\(|\brefuse\(|refused: )'([a-z-]+)'/g);

const asked = (text: string): string[] =>
  [...text.matchAll(/StepRule<'([a-z-]+)'> = \{([\s\S]*?)\n\};/g)]
    .filter((match) => match[2]!.includes('options'))
    .map((match) => match[1]!);
export const questions = asked(joined(sources.filter((path) => !ofCampaign(path))));

/** The same of the campaign. */
const campaignFactBlock = /type CampaignFact = [\s\S]*?\n\);/.exec(read('campaign/model/event.ts'))![0];
export const campaignEventTypes = all(campaignFactBlock, /\{ type: '([a-z-]+)'/g);
export const campaignCommandTypes = all(read('campaign/model/command.ts'), /\{ type: '([a-z-]+)'/g);
export const campaignQuestions = asked(joined(sources.filter(ofCampaign)));
