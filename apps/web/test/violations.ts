import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds wrong with what is shown now; `rule`: one alone. */
export async function violationsOn(page: Page, rule?: string): Promise<string[]> {
  // Our pages have no frames: axe need not open another page to join what it found in each.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (rule === undefined ? axe : axe.withRules(rule)).analyze();
  return violations.map(({ id, nodes: [first] }) => `${id}: ${first?.html} ${first?.failureSummary}`);
}
