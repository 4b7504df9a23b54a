import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../visitor.ts';

const PAGES = [
  '/', '/all-converters', '/category/length', '/category/force', '/converter/length/feet-to-meters', '/converter/temperature/celsius-to-kelvin', '/conversion-guides',
  '/about-units', '/about-us', '/privacy-policy', '/terms-of-service', '/sitemap', '/contact',
];

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const path of PAGES) {
  test(`axe finds nothing wrong with ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    expect(await violations(new AxeBuilder({ page }).withTags(STANDARDS))).toEqual([]);
    // Dark differs in its colors alone.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await violations(new AxeBuilder({ page }).withRules(['color-contrast']))).toEqual([]);
  });
}

async function violations(axe: AxeBuilder): Promise<string[]> {
  const result = await axe.analyze();
  return result.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
