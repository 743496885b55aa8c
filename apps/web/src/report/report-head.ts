import { app, engine } from 'bauta:versions';
import { packDigest, type ReportHead } from '@bauta/format';
import { openPack, type PackName } from '../shelf.ts';

/** The name of the first script is another in every build. */
const build = (): string => document.querySelector<HTMLScriptElement>('script[src]')?.src.split('/').at(-1) ?? '';

/** With what it was played, and what went wrong. */
export async function reportHead(pack: PackName, error: string): Promise<ReportHead> {
  const { content } = await openPack(pack);
  return {
    made: new Date().toISOString(),
    app,
    engine,
    build: build(),
    pack: { id: content.id, version: content.version, digest: packDigest(content) },
    browser: navigator.userAgent.slice(0, 500),
    ...(error === '' ? {} : { error: error.slice(0, 4000) }),
  };
}
