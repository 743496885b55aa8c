import { describe } from 'vitest';
import { storeContract } from '../contract/store-contract.ts';
import { memoryStore, newMemory } from './memory-store.ts';

describe('the store of the simulated runs', () => {
  storeContract(
    async () => newMemory(() => Date.now()),
    async (memory) => memoryStore(memory),
  );
});
