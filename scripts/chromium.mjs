// Finds Chromium for the tests in a browser, and installs Debian's package when it is missing and we may: node scripts/chromium.mjs
import { findProgram, needPackages } from './debian.mjs';

/** Where it is, or null. CHROMIUM names another. */
export function findChromium() {
  return process.env.CHROMIUM || findProgram('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome');
}

if (import.meta.main) needPackages('The tests in a browser', () => (findChromium() === null ? ['chromium'] : []));
