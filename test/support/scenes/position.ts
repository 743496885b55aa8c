import { arrange, createMemory, type Game, isRefusal } from '@bauta/engine';
import { arrangementOf, contentOf, memoryOf, type SceneSetting, setupOf } from './scene-setting.ts';

/** A drawn position at its first decision, with dice that fall as they may. */
export function position(setting: SceneSetting): Game {
  const created = createMemory(contentOf(setting, memoryOf(setting)), setupOf(setting));
  if (isRefusal(created)) throw new Error(`the set-up is refused: ${created.refused} ${created.detail ?? ''}`);
  const laid = arrange(created, arrangementOf(setting));
  if (isRefusal(laid)) throw new Error(`the position is refused: ${laid.refused} ${laid.detail ?? ''}`);
  laid.game.chance.script = null;
  return laid.game;
}
