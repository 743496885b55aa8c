/** The page may evaluate no text: whoever checks saves is told before it tries, or the browser reports a breach. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
