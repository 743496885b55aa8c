import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../apps/server/test/servers/free-port.ts';
import { run } from '../../../apps/server/test/servers/running.ts';
import { findFirefox } from '../../browsers.mjs';
import { type BidiEvent, connectBidi } from './bidi.ts';
import { type Browser, inPageCall } from './browser.ts';

/** It asks its makers for nothing: no updates, experiments or lists. */
const PREFERENCES = {
  'app.update.disabledForTesting': true,
  'app.normandy.enabled': false,
  'browser.safebrowsing.update.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
};

const profileText = (): string =>
  Object.entries(PREFERENCES)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('');

const EVENTS = ['log.entryAdded', 'network.fetchError', 'network.responseCompleted'];

/** What was still on its way when its page was left. */
const GIVEN_UP = 'NS_BINDING_ABORTED';

function faultIn({ method, params }: BidiEvent): string | null {
  if (method === 'log.entryAdded') return params.level === 'error' ? `${params.text} ${JSON.stringify(params.stackTrace)}` : null;
  const { url } = params.request!;
  if (method === 'network.fetchError') return params.errorText === GIVEN_UP ? null : `${params.errorText} ${url}`;
  return params.response!.status >= 400 ? `${params.response!.status} ${url}` : null;
}

/** Debian's, without windows, by WebDriver BiDi. */
export async function openFirefox({ width, height }: { width: number; height: number }): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'bauta-firefox-'));
  writeFileSync(join(profile, 'user.js'), profileText());
  const port = await freePort();
  const args = ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`];
  const running = await run({ path: findFirefox()!, args, end: 'TERM' }, port);
  const errors: string[] = [];
  const { send, close } = await connectBidi(`ws://127.0.0.1:${port}/session`, (event) => {
    const fault = faultIn(event);
    if (fault !== null) errors.push(fault);
  });
  const { capabilities } = await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: EVENTS });
  const { contexts } = await send('browsingContext.getTree', {});
  const { context } = contexts[0]!;
  await send('browsingContext.setViewport', { context, viewport: { width, height } });
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    goto: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    reload: async () => void (await send('browsingContext.reload', { context, wait: 'complete' })),
    async ask(inPage, given) {
      const expression = inPageCall(inPage, given);
      const answer = await send('script.evaluate', { expression, target: { context }, awaitPromise: true });
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result.value);
    },
    perform: async (actions) => void (await send('input.performActions', { context, actions })),
    picture: async () => (await send('browsingContext.captureScreenshot', { context })).data,
    errors: async () => errors,
    async close() {
      close();
      await running.stop();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
