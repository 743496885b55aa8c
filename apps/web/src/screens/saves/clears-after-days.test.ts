import { expect, test } from 'vitest';
import { clearsAfterDays } from './clears-after-days.ts';

const AGENTS = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  ipod: 'Mozilla/5.0 (iPod touch; CPU iPhone OS 15_8 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.6 Mobile/15E148 Safari/604.1',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

const clears = (agent: keyof typeof AGENTS, maxTouchPoints: number, isInstalled = false): boolean =>
  clearsAfterDays({ userAgent: AGENTS[agent], maxTouchPoints, isInstalled });

test('iPhones, iPods and iPads are told, also the iPad that says it is a Mac', () => {
  expect(clears('iphone', 5)).toBe(true);
  expect(clears('ipod', 5)).toBe(true);
  expect(clears('mac', 5)).toBe(true);
});

test('an app on the home screen is not, nor any other computer', () => {
  expect(clears('iphone', 5, true)).toBe(false);
  expect(clears('mac', 5, true)).toBe(false);
  expect(clears('mac', 0)).toBe(false);
  expect(clears('android', 5)).toBe(false);
  expect(clears('windows', 10)).toBe(false);
});
