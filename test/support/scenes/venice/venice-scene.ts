import { arrange, createMemory, isRefusal } from '@bauta/engine';
import { venice } from '../../packs/venice-pack.ts';
import { Scene, scene } from '../scene.ts';
import { arrangementOf, type SceneSetting, setupOf } from '../scene-setting.ts';

/** A scene on ground that is drawn already. */
export type VeniceSetting = Omit<SceneSetting, 'map'>;

/** Everything but who is there: a test places the assassins itself. */
export type UnmannedSetting = Omit<VeniceSetting, 'assassins'>;

/** A position on the map of a memory of the campaign, with guards only where the setting puts them. */
export function veniceScene(memory: string, position: VeniceSetting): Scene {
  const setting = { map: '', cards: Object.values(venice.cards), ...position };
  const created = createMemory(venice, { ...setupOf(setting), memory, content: { id: venice.id, version: venice.version } });
  if (isRefusal(created)) throw new Error(`the memory is refused: ${created.refused} (${created.rule})`);
  const laid = arrange(created, arrangementOf(setting));
  if (isRefusal(laid)) throw new Error(`the scene is refused: ${laid.refused} (${laid.rule}) ${laid.detail ?? ''}`);
  return new Scene(laid.game, laid.events);
}

/** Two streets and a row with a roof and a canal, without a wall. */
const OPEN = `
       
 . . . 
       
 . . . 
       
 ^ # ~ 
       `;

/** A position on open ground, where cards of the campaign can be tried. */
export const openGround = (position: VeniceSetting): Scene =>
  scene({ map: OPEN, stations: ['a1', 'c3'], cards: Object.values(venice.cards), ...position });
