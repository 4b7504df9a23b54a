import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../visitor.ts';

const PAGES = [
  '/', '/all-converters', '/category/length', '/category/force', '/converter/length/feet-to-meters', '/converter/temperature/celsius-to-kelvin', '/conversion-guides',
  '/about-units', '/about-us', '/privacy-policy', '/terms-of-service', '/sitemap', '/contact',
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const path of PAGES) {
    test(`axe finds nothing wrong with ${path} in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))])).toEqual([]);
    });
  }
}
