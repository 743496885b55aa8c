/** How many times slower than it could Chromium works: rounds of `npm run test:stress` set it. */
export const THROTTLE = Number(process.env.BAUTA_THROTTLE ?? '1');

/** How long a whole test may take, or what comes before and after it, and a wait for one thing in it. In milliseconds. */
export const DEADLINES = { test: 240_000 * THROTTLE, wait: 30_000 * THROTTLE };
