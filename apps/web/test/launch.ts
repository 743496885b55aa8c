import { type Browser, chromium } from 'playwright-core';
import { findForTests } from '../../../scripts/chromium.mjs';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launch = (executable = findForTests()): Promise<Browser> =>
  chromium.launch({ executablePath: executable!, args: ARGUMENTS });
