import type { Pack } from '@bauta/format';
import { useEffect, useState } from 'preact/hooks';
import { openPack, type PackName } from './shelf.ts';

/** A pack as it comes: null while it is on its way, `failed` when it does not arrive. */
export function usePack(name: PackName): { pack: Pack | null; failed: boolean; again(): void } {
  const [pack, setPack] = useState<Pack | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    setFailed(false);
    openPack(name).then(setPack, () => setFailed(true));
  }, [name, tries]);
  return { pack, failed, again: () => setTries(tries + 1) };
}
