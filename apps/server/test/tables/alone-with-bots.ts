import { campaignRules, isRefusal, setUpCampaign } from '@bauta/engine';
import type { Pack } from '@bauta/format';
import type { RequestRejection, TableRequest } from '@bauta/protocol';
import { BOT } from '@bauta/session';
import { generator } from '../../../../test/support/players/random-player.ts';
import { judge } from '../../src/tables/judge/judge.ts';
import { botMove } from '../../src/tables/live/bot-move.ts';
import { beginTable, type LoggedTable } from '../../src/tables/log/logged-table.ts';
import type { Opening, StoredEntry } from '../../src/tables/log/stored-entry.ts';
import { optionIdsOf } from './by-the-rules.ts';
import type { RequestWithoutKey } from './request-without-key.ts';

export type WholeLog = readonly [Opening, ...StoredEntry[]];

const ADA = { id: 'ada', name: 'Ada' };

function opened({ content }: Pack, seed: number): Opening {
  const { id, version } = content;
  const [seats, players] = [Object.keys(content.assassins), 2 + (seed % 3)];
  const party = seats.slice(0, players);
  const done = setUpCampaign(content, { content: { id, version }, seed: `s${seed}`, players, party, difficulty: 'easy' });
  if (isRefusal(done)) throw new Error(done.refused);
  const position = campaignRules.toJSON(done.campaign);
  return { type: 'opened', at: 0, kind: 'campaign', title: 'Tuesday', host: ADA, seats, position };
}

/** Nobody goes while there is anything else to do, so that games last. */
const GIVING_UP = / (leave|discard)( |$)/;

/** A campaign without a server: Ada has one seat and plays at random, bots have the others. Ends where nothing is asked, or nobody can answer. */
export function aloneWithBots(pack: Pack, seed: number): WholeLog {
  const opening = opened(pack, seed);
  const logged: LoggedTable = beginTable(opening);
  const entries: StoredEntry[] = [];
  const random = generator(seed);

  function ask(by: string, request: RequestWithoutKey): RequestRejection | null {
    const judged = judge(logged, { ...request, key: `${by} ${logged.seq}` } as TableRequest, { by, at: 0 });
    if ('trouble' in judged) return judged.trouble;
    judged.commit();
    entries.push(judged.entry);
    return null;
  }
  const decide = (by: string, option: string): RequestRejection | null =>
    ask(by, { type: 'decide', n: logged.history.n, option });

  /** Any option that is hers, or letting the bots play where they would miss the phase. */
  function adaDecides(): boolean {
    const options = optionIdsOf(logged);
    const staying = options.filter((option) => !GIVING_UP.test(option));
    for (const left of [staying, options])
      while (left.length > 0) {
        const [option] = left.splice(Math.floor(random() * left.length), 1) as [string];
        const trouble = decide(ADA.id, option);
        if (trouble === null || (trouble.why === 'bots-first' && ask(ADA.id, { type: 'bots' }) === null)) return true;
      }
    return false;
  }

  for (const [index, seat] of opening.seats.entries())
    ask(ADA.id, { type: 'seat', seat, for: index === seed % opening.seats.length ? 'me' : 'bot' });
  for (let goesOn = true; goesOn; ) {
    const option = botMove(logged);
    goesOn = option === null ? adaDecides() : decide(BOT, option) === null;
  }
  return [opening, ...entries];
}
