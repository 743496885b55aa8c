import { app, engine } from 'bauta:versions';
import { packDigest, type ReportHead } from '@bauta/format';
import { isPackName, openPack } from '../packs/shelf.ts';

/** The name of the first script is another in every build. */
const build = (): string => document.querySelector<HTMLScriptElement>('script[src]')?.src.split('/').at(-1) ?? '';

/** Of a pack that is not here only the name is known. */
async function packOf(id: string): Promise<ReportHead['pack']> {
  if (!isPackName(id)) return { id, version: '', digest: '' };
  const { content } = await openPack(id);
  return { id: content.id, version: content.version, digest: packDigest(content) };
}

/** With what it was played, and what went wrong. */
export async function reportHead(pack: string, error: string): Promise<ReportHead> {
  return {
    made: new Date().toISOString(),
    app,
    engine,
    build: build(),
    pack: await packOf(pack),
    browser: navigator.userAgent.slice(0, 500),
    ...(error === '' ? {} : { error: error.slice(0, 4000) }),
  };
}
