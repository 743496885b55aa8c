import type { Game } from '../../model/game.ts';
import { impossible } from '../../model/lookup.ts';
import { type MemoryOutcome, outcome } from '../../view/outcome.ts';
import { finish, goOn, tell } from '../flow/emit.ts';
import type { Campaign } from '../model/campaign.ts';
import { bringBackAll } from './memory/bring-back.ts';
import { earnedIn, totalOf } from './memory/earned.ts';
import { backInAction } from './party/lay-up.ts';
import { memberOf } from './queries/members.ts';
import { openBoxes } from './reading/open-box.ts';

/** R6.3: the first failure. The party tries again with what it has left. */
function secondChance(campaign: Campaign, game: Game, ended: MemoryOutcome): void {
  bringBackAll(campaign, game, ended);
  tell(campaign, { type: 'second-chance', entry: campaign.entry, why: 'R6.3' });
  goOn(campaign, { step: 'round', next: 'stand-ins' });
}

/** R27.2: without a headquarters whom an apprentice stood in for is back, in full health. */
function relieve(campaign: Campaign, relieved: readonly string[]): void {
  for (const id of relieved) {
    const { wounds } = memberOf(campaign, id);
    if (wounds > 0) tell(campaign, { type: 'hp-restored', by: id, hp: wounds, why: 'R27.2' });
    backInAction(campaign, id, 'R27.2');
  }
}

/** R6.4, R34.1, R35, R42: the diary is written, whoever has completed the memory. */
function complete(campaign: Campaign, game: Game, ended: MemoryOutcome): void {
  const { entry, attempt } = campaign;
  const { success } = ended.result;
  const relieved = campaign.hq === null ? campaign.members.filter(({ out, inPlay }) => inPlay && out !== '') : [];
  bringBackAll(campaign, game, ended);
  relieve(
    campaign,
    relieved.map(({ id }) => id),
  );
  if (!success) tell(campaign, { type: 'completed-by-others', entry, why: 'R6.4' });
  tell(campaign, { type: 'flags-brought-back', flags: ended.flags, why: 'R35' });
  const earned = earnedIn(game, ended);
  const result = success ? 'success' : 'by-others';
  const written = { result, sync: ended.sync, attempts: attempt, turns: ended.turns, xp: totalOf(earned) } as const;
  tell(campaign, { type: 'entry-written', entry, written, earned, why: ['R35', 'R34.1', 'R42'] });
  openBoxes(campaign, ended.boxes);
}

/** The memory has ended: what it was, and what comes of it. */
export function afterMemory(campaign: Campaign, game: Game): void {
  const ended = outcome(game) ?? impossible('the memory has not ended');
  const { success } = ended.result;
  const { entry, attempt } = campaign;
  // R45: what was chosen holds on after a memory that knows no easy.
  const { difficulty } = game.content.memory.easy ? ended : campaign;
  const why = success ? 'R5.4' : 'R6.1';
  tell(campaign, { type: 'memory-ended', entry, attempt, success, difficulty, why });
  finish(campaign);
  if (!success && attempt === 1) secondChance(campaign, game, ended);
  else complete(campaign, game, ended);
}
