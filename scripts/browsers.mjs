// Finds Firefox and WebKitGTK for the soak in other browsers, and installs Debian's packages when they are missing and we may:
// node scripts/browsers.mjs
import { globSync } from 'node:fs';
import { findProgram, isProgram, needPackages } from './debian.mjs';

/** FIREFOX names another. */
export const findFirefox = () => process.env.FIREFOX || findProgram('firefox-esr', 'firefox');

export const findWebKitDriver = () => findProgram('WebKitWebDriver');

/** The browser that comes with WebKitGTK's driver; it lies on nobody's path. */
export const findMiniBrowser = () => globSync('/usr/lib/*/webkit*gtk-*/MiniBrowser').filter(isProgram).sort().at(-1) ?? null;

/** A screen in memory, for the browser that has no way to be without one. */
export const findXvfb = () => findProgram('Xvfb');

/** @returns {string[]} */
function missing() {
  const isWebKitThere = findWebKitDriver() !== null && findMiniBrowser() !== null;
  const found = { 'firefox-esr': findFirefox() !== null, 'webkit2gtk-driver': isWebKitThere, xvfb: findXvfb() !== null };
  return Object.entries(found).flatMap(([name, isThere]) => (isThere ? [] : [name]));
}

if (import.meta.main) needPackages('Tries in other browsers', missing);
