import { seenScript } from '@bauta/format';
import { openPack } from '../packs/shelf.ts';
import { downloadSave, logPage } from '../session/online/api.ts';
import { readLog, recapOf } from '../session/online/recap.ts';
import { scriptOfSave } from './script-of-save.ts';
import { seenPlay } from './seen-play.ts';

/** Of a table on a server: what it saw of the memory under way; otherwise where it stands, dealt anew. Or why there is none. */
export async function tableScript(code: string, link: string): Promise<Record<string, unknown> | string> {
  const { whole } = recapOf(await readLog((from) => logPage(code, from, link), 0), 0);
  const { rules, state, decisions } = whole;
  const game = rules.gameIn(state);
  const seen = game === null ? null : seenScript(seenPlay(decisions, game), await openPack('venice'));
  if (seen !== null) return seen;
  const { answer, problem } = await downloadSave(code);
  return answer === null ? problem : scriptOfSave(rules.kind, answer.save);
}
