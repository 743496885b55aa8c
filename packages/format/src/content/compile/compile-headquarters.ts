import type { BlueprintData, ContractBox, ContractData, HelperData, HqData } from '@bauta/engine';
import type { FileData } from '../schema/file-kinds.ts';
import type { ContractFile } from '../schema/headquarters-schema.ts';
import { compileInstructions } from './compile-instructions.ts';

export const compileHq = (kind: string, hq: FileData<'headquarters'>[string]): HqData => ({ kind, ...hq });
export const compileBlueprint = (id: string, blueprint: FileData<'blueprints'>[string]): BlueprintData => ({ id, ...blueprint });
export const compileHelper = (figure: string, helper: FileData<'helpers'>[string]): HelperData => ({ figure, ...helper });

export function compileContract(contract: string, { level, hits, boxes, done }: ContractFile): ContractData {
  const compiled = Object.entries(boxes).map(
    ([id, { colour, do: lines, next }]): ContractBox => ({
      id,
      colour,
      do: compileInstructions(lines),
      next: next === undefined ? null : { contract: next.contract ?? contract, box: next.box },
    }),
  );
  return { id: contract, level, hits, boxes: compiled, done: compileInstructions(done) };
}
