import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** `without` lists the rules that are off. */
export async function findViolations(page: Page, { without = [] }: { without?: string[] } = {}): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await violations(getAxe(page).withTags(STANDARDS).disableRules(without));
  // The dark theme changes only colors.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  return [...light, ...(await violations(getAxe(page).withRules(['color-contrast'])))];
}

/** Legacy mode is faster, because axe opens no extra page to merge results. It is safe on a site without frames. */
function getAxe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
}

async function violations(axe: AxeBuilder): Promise<string[]> {
  const result = await axe.analyze();
  return result.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
