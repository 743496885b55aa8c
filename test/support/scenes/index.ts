/** All that a scene of one memory needs, imported as `#scenes`. */
export { describe, expect, test } from 'vitest';
export { deedCard, ruleCard } from '../cards/ground-cards.ts';
export { ability, effect, rule } from '../cards/rule-cards.ts';
export { practicePack } from '../packs/practice-pack.ts';
export { hits, rolls } from './dice.ts';
export { BLOCK, DEEP_BLOCK, LONG_STREET, STREET, TOWER_BLOCK, WIDE_BLOCK, WIDE_TOWER_BLOCK } from './drawings.ts';
export { position } from './position.ts';
export { Scene, type SceneAssassin, type SceneSetting, scene } from './scene.ts';
export { sq } from './scene-setting.ts';
export { contentWith, contentWithMap, practiceSetup, setUpRefusal, setUpScene } from './set-up.ts';
