import type { TestProject } from 'vitest/node';
import { builtWeb } from '../../../scripts/build-web.ts';
import { listenAnywhere } from './listen-anywhere.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built page is served. */
    address: string;
    folder: string;
  }
}

/** Builds the page once for all tests in a browser, and serves it while they run. */
export default async function serveBuilt(project: TestProject): Promise<() => Promise<void>> {
  const folder = await builtWeb();
  const { address, close } = await listenAnywhere(folder);
  project.provide('folder', folder);
  project.provide('address', address);
  return close;
}
