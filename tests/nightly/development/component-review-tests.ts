import { expect, test } from '@jest/globals';
import { readExamples } from '../../../shell/tools/component-review/testing/read-examples.ts';
import { findViolations } from '../../browser/pages/find-violations.ts';
import { sampleOf } from '../../support/sample.ts';
import type { DevelopedSite } from './developed-site.ts';

export function componentReviewTests(site: DevelopedSite) {
  test('is rendered completely on the server, under the site’s security policy, with each example', async () => {
    const { status, html, policy } = await site.read('/_components');
    expect(status).toBe(200);
    expect(policy).not.toMatch(/unsafe|\*/);
    for (const { component, file, examples } of await readExamples()) {
      expect(html).toContain(`>${component}</h2><code`);
      expect(html).toContain(`>${file}</code>`);
      for (const { name } of examples) expect(html).toContain(`<strong>${name}</strong>`);
    }
  });

  test.each(sampleOf([390, 1440], 2))(
    'shows each example at %i px without errors and no wider than the window, in light and dark colors',
    async (width) => {
      const { page, complaints, keepsSentHeading } = await site.open('/_components');
      await page.setViewportSize({ width, height: 900 });
      await page.waitForLoadState('networkidle');
      expect(await keepsSentHeading()).toBe(true);
      for (const { component, examples } of await readExamples()) {
        const figures = page.locator(`section[id="${component}"] > figure`);
        expect(await figures.locator('figcaption strong').allTextContents()).toEqual(examples.map(({ name }) => name));
      }
      expect(await findViolations(page, { without: OF_WHOLE_PAGES })).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(complaints).toEqual([]);
    },
  );
}

/** Rules for whole pages, which repeated examples break. */
const OF_WHOLE_PAGES = ['landmark-unique', 'landmark-complementary-is-top-level', 'heading-order'];
