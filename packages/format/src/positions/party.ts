import { type Board, type CharacterId, type Content, NO_CARD, type PartyMember } from '@bauta/engine';
import { kindFault } from '../content/check/check-figures.ts';
import { checkBoard } from '../content/check/check-party.ts';
import { compileBoard } from '../content/compile/compile-figures.ts';
import type { Pack } from '../content/pack/pack.ts';
import type { BoardFile } from '../content/schema/card-schema.ts';
import type { Path, ProblemReporter } from '../problem/problem.ts';
import type { MemberFile, PositionPartyFile } from './party-schema.ts';
import { NONE, type PositionFile } from './position-schema.ts';

type Slots = { [Key in keyof BoardFile]?: BoardFile[Key] | undefined };
const KEYS = ['melee', 'ranged', 'armour', 'blade', 'pack'] as const satisfies readonly (keyof BoardFile)[];

/** A board written out, `none` for an empty slot; null when none of it is. */
export function boardOf(file: Slots, path: Path, content: Content, report: ProblemReporter): Board | null {
  if (KEYS.every((key) => file[key] === undefined)) return null;
  const slots = Object.entries({ ...file, pack: undefined }).filter(([key, id]) => isKey(key) && id !== undefined && id !== NONE);
  const board = { ...Object.fromEntries(slots), pack: file.pack ?? [] } as BoardFile;
  checkBoard(board, path, content.cards, report);
  return compileBoard(board);
}

const isKey = (key: string): boolean => (KEYS as readonly string[]).includes(key);

/** Who plays, with what: as the file says, or as many as its position names, or two. */
export function partyOf(
  file: { party?: PositionPartyFile | undefined; position?: PositionFile | undefined },
  pack: Pack,
  content: Content,
  report: ProblemReporter,
): PartyMember[] {
  const { party, position } = file;
  const named = Object.keys(position?.assassins ?? {});
  if (Array.isArray(party)) return withBoards(party, ['party'], pack, content, report);
  if (typeof party === 'object')
    return Object.entries(party).flatMap(([id, given]) => memberOf(id, given, ['party', id], pack, content, report));
  if (party === undefined && named.length > 0) return withBoards(named, ['position', 'assassins'], pack, content, report);
  return withBoards(Object.keys(content.assassins).slice(0, party ?? 2), ['party'], pack, content, report);
}

const PLAIN: MemberFile = { apprentice: false, level: 0, skills: [], wounds: 0 };

function withBoards(
  ids: readonly CharacterId[],
  path: Path,
  pack: Pack,
  content: Content,
  report: ProblemReporter,
): PartyMember[] {
  const last = path.at(-1) === 'party';
  return ids.flatMap((id, index) => memberOf(id, PLAIN, [...path, last ? index : id], pack, content, report));
}

function memberOf(
  id: CharacterId,
  given: MemberFile,
  path: Path,
  { parties: { usual } }: Pack,
  content: Content,
  report: ProblemReporter,
): PartyMember[] {
  if (!Object.hasOwn(content.assassins, id) || !Object.hasOwn(usual.assassins, id)) {
    report(path, `There is no assassin \`${id}\`.`);
    return [];
  }
  const { apprentice, level, skills, wounds } = given;
  const board = boardOf(given, path, content, report) ?? (apprentice ? usual.apprentice : usual.assassins[id]!.board);
  const { abilities } = content.assassins[id]!;
  const own = apprentice ? NO_CARD : abilities[Math.min(level, abilities.length - 1)]!;
  const ability = given.ability === NONE ? NO_CARD : (given.ability ?? own);
  skills.forEach((skill, index) => {
    checkAbility(skill, [...path, 'skills', index], content, report);
  });
  if (ability !== NO_CARD) checkAbility(ability, [...path, 'ability'], content, report);
  return [{ id, apprentice, level, ability, skills, wounds, board }];
}

function checkAbility(id: string, path: Path, { cards }: Content, report: ProblemReporter): void {
  const message = kindFault(cards, id, 'ability');
  if (message !== null) report(path, message);
}
