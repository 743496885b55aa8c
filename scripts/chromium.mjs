// Finds Chromium for the tests in a browser, and installs Debian's package when it is missing and we may:
// node scripts/chromium.mjs [--whole]
import { findProgram, needPackages } from './debian.mjs';

/** Chromium without windows: the same pages for three quarters of the work. */
const WITHOUT_WINDOWS = 'chromium-headless-shell';

/** As players have it; or null. CHROMIUM names another. */
export function findChromium() {
  return process.env.CHROMIUM || findProgram('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome');
}

/** For tests: without windows if it is there; or null. */
export function findForTests() {
  return process.env.CHROMIUM || findProgram(WITHOUT_WINDOWS) || findChromium();
}

if (import.meta.main) {
  if (process.argv.includes('--whole')) needPackages('The benchmarks', () => (findChromium() === null ? ['chromium'] : []));
  else needPackages('The tests in a browser', () => (findForTests() === null ? [WITHOUT_WINDOWS] : []));
}
