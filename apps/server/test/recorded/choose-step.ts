import type { Campaign } from '@bauta/engine';
import type { TableRequest } from '@bauta/protocol';
import { BOT, holderOf, isSeated, NOBODY } from '@bauta/session';
import { chooseInCampaign } from '../../../../test/support/players/campaign-player.ts';
import type { Random } from '../../../../test/support/players/random-player.ts';
import type { Store } from '../../src/store/store.ts';
import type { LoggedTable } from '../../src/tables/log/logged-table.ts';
import { gameIn } from '../../src/tables/log/logged-table.ts';
import { optionIdsOf } from '../tables/by-the-rules.ts';
import type { RequestWithoutKey } from '../tables/request-without-key.ts';
import { truthOf } from '../tables/whole-log.ts';
import { ADA, BEA, type RecordedStep } from './replay.ts';

type ChosenRequest = { of: 0 | 1; request: RequestWithoutKey };

const IDS = [ADA.id, BEA.id];
/** So much is said that a snapshot is taken: where nothing can be taken back, and where something can. */
const LINES = [270, 530, 2];

/** Nobody goes while there is anything else to do. */
const GIVING_UP = / (leave|discard)( |$)/;

/** A campaign is to come to several memories, and to what is decided between them. */
function wanted(logged: LoggedTable, random: Random): string[] {
  const { rules, state } = logged.history;
  const options = optionIdsOf(logged);
  const careful = rules.kind === 'campaign' ? chooseInCampaign(state as Campaign, 'careful', random) : null;
  if (careful !== null && random() < 0.9) return [rules.idOf(careful)];
  const staying = options.filter((option) => !GIVING_UP.test(option));
  return staying.length > 0 ? staying : options;
}

/** What one of the two may decide. */
function decisions(logged: LoggedTable, random: Random): ChosenRequest[] {
  const { history, table } = logged;
  return wanted(logged, random).flatMap((option) => {
    const holder = holderOf(table, history.rules.parse(option)!, gameIn(logged));
    if (holder === BOT || holder === NOBODY) return [];
    return [{ of: holder === BEA.id ? 1 : 0, request: { type: 'decide', n: history.n, option } }];
  });
}

function others(logged: LoggedTable, random: Random): ChosenRequest {
  const { table, history } = logged;
  const of = random() < 0.5 ? 0 : 1;
  const [seat] = Object.keys(table.seats).filter((each) => !IDS.includes(table.seats[each]!));
  const requests: RequestWithoutKey[] = [
    { type: 'say', text: `Said behind ${logged.seq}.` },
    { type: 'bots' },
    { type: 'decide', n: history.n, option: 'no such option' },
    { type: 'decide', n: history.n + 1, option: 'end-phase' },
    { type: 'undo', n: history.n, count: 900 },
    { type: 'archive', archived: !table.archived },
    { type: 'host', member: IDS[1 - of]! },
    ...(seat === undefined ? [] : [{ type: 'seat', seat, for: table.seats[seat] === BOT ? 'nobody' : 'bot' } as const]),
  ];
  return { of, request: requests[Math.floor(random() * requests.length)]! };
}

function undo({ history, table }: LoggedTable, random: Random): ChosenRequest[] {
  const asked = table.undoAsked;
  if (asked !== null) {
    const of = asked.concerned.includes(ADA.id) ? 0 : 1;
    return [{ of, request: { type: 'answer-undo', n: history.n, count: asked.count, agree: random() < 0.6 } }];
  }
  const { free } = history.undoLimit;
  const count = 1 + Math.floor(random() * Math.min(3, free));
  return free === 0 ? [] : [{ of: random() < 0.5 ? 0 : 1, request: { type: 'undo', n: history.n, count } }];
}

/** Sometimes both decide at once, so that one of them comes too late. */
function decide(logged: LoggedTable, random: Random): ChosenRequest[] {
  const all = decisions(logged, random);
  if (all.length === 0) return [];
  const one = all[Math.floor(random() * all.length)]!;
  const other = decisions(logged, random).find(({ of }) => of !== one.of);
  return random() < 0.1 && other !== undefined ? [one, other] : [one];
}

function requests(logged: LoggedTable, random: Random): ChosenRequest[] {
  const { table } = logged;
  if (table.archived) return [{ of: table.host === ADA.id ? 0 : 1, request: { type: 'archive', archived: false } }];
  const free = Object.keys(table.seats).filter((seat) => table.seats[seat] === NOBODY);
  const unseated = IDS.findIndex((id) => !isSeated(table, id));
  if (unseated >= 0) return [{ of: unseated as 0 | 1, request: { type: 'seat', seat: free[0]!, for: 'me' } }];
  const chance = random();
  if (free.length > 0 && chance < 0.5)
    return [{ of: 0, request: { type: 'seat', seat: free[0]!, for: logged.history.rules.kind === 'memory' ? 'bot' : 'me' } }];
  const chosen = chance < 0.12 ? [] : chance < 0.3 || table.undoAsked !== null ? undo(logged, random) : decide(logged, random);
  return chosen.length > 0 ? chosen : [others(logged, random)];
}

/** What two players do next, by chance. */
export async function chooseStep(store: Store, code: string, at: number, random: Random): Promise<RecordedStep> {
  const logged = await truthOf(store, code);
  if (at % 25 === 3) return { does: 'rest', lines: LINES[Math.floor(at / 25) % LINES.length]! };
  if (at % 30 === 29) return { does: 'enter', as: (((at / 30) | 0) % 3) as 0 | 1 | 2, seen: 0 };
  const asked = requests(logged, random);
  return {
    does: 'ask',
    requests: asked.map(({ of, request }, index) => ({ of, request: { ...request, key: `key-${at}-${index}` } as TableRequest })),
  };
}
