import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../../scripts/chromium.mjs';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launch = (): Promise<Browser> => chromium.launch({ executablePath: findChromium()!, args: ARGUMENTS });
