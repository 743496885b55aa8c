import type { PackFiles } from '../files/pack-files.ts';
import type { Parties, Party } from '../pack/pack.ts';
import type { PartyFile } from '../schema/party-schema.ts';
import { compileBoard } from './compile-figures.ts';

export function compileParties({ party, parties, memories }: PackFiles): Parties {
  const named = parties.flatMap(({ data }) => Object.entries(data));
  return {
    usual: compileParty(party[0]!.data),
    named: Object.fromEntries(named.map(([name, data]) => [name, compileParty(data)])),
    ofMemory: Object.fromEntries(memories.flatMap(({ name, data }) => (data.party === undefined ? [] : [[name, data.party]]))),
  };
}

function compileParty({ assassins, apprentice, ...rest }: PartyFile): Party {
  const boards = Object.entries(assassins).map(([id, { skills, ...board }]) => [id, { board: compileBoard(board), skills }]);
  return { ...rest, assassins: Object.fromEntries(boards), apprentice: compileBoard(apprentice) };
}
