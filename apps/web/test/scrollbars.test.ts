import { expect, test } from 'vitest';
import { toFirstAction } from './first-action.ts';
import { openPage } from './page.ts';

const PALETTES = ['night', 'clear', 'contrast'];

/** WCAG's: what is no text stands out from what is beside it. */
const LEAST_CONTRAST = 3;

const luminance = (channels: readonly number[]): number => {
  const [r, g, b] = channels.map((each) => (each <= 10 ? each / 3295 : ((each / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};

function contrast(one: readonly number[], other: readonly number[]): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

const channelsOf = (colour: string): number[] =>
  colour
    .match(/[\d.]+/g)!
    .slice(0, 3)
    .map(Number);

test('in every palette what a panel is scrolled by stands out from paper and from the night', async () => {
  const page = await openPage();
  await toFirstAction(page);
  for (const palette of PALETTES) {
    const { bar, paper, night } = await page.evaluate((chosen) => {
      const root = document.documentElement;
      root.dataset.palette = chosen;
      const computed = (name: string): string => {
        const probe = root.appendChild(document.createElement('i'));
        probe.style.color = `var(${name})`;
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      };
      const { scrollbarColor } = getComputedStyle(document.querySelector('.table-log')!);
      return { bar: scrollbarColor, paper: computed('--paper'), night: computed('--night') };
    }, palette);
    const [, thumb, track] = /^(rgb\(.*?\)) (.*)$/.exec(bar) ?? [];
    expect(track, palette).toBe('rgba(0, 0, 0, 0)');
    for (const ground of [paper, night])
      expect(contrast(channelsOf(thumb!), channelsOf(ground)), `${palette} on ${ground}`).toBeGreaterThan(LEAST_CONTRAST);
  }
});
