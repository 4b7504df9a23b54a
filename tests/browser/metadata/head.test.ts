import type { Page } from '@playwright/test';
import { getSample } from '../../support/sample.ts';
import { expect, test } from '../visitor.ts';

const PAGES = [
  '/',
  '/all-converters',
  '/category/length',
  '/converter/weight/kg-to-grams',
  '/conversion-guides',
  '/about-units',
  '/privacy-policy',
  '/contact',
  '/ingredients/recipe',
];

const METADATA = 'title, meta[name], meta[property], link[rel="canonical"], script[type="application/ld+json"]';

const shownMetadata = (page: Page) =>
  page.evaluate(
    (selector) => [...document.head.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML).sort(),
    METADATA,
  );

function servedMetadata(page: Page, path: string) {
  return page.evaluate(
    async ([address, selector]) => {
      const html = await (await fetch(address)).text();
      // The current page's CSP allows only its own inline styles.
      const { head } = new DOMParser().parseFromString(html.replace(/<style.*?<\/style>/gs, ''), 'text/html');
      return [...head.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML).sort();
    },
    [path, METADATA] as const,
  );
}

test('after each navigation, the metadata matches what the server sends for that page', async ({ page }) => {
  await page.goto('/sitemap');
  for (const path of getSample(PAGES, 2)) {
    // Each category's list of converters is initially closed.
    await page.locator('main details').evaluateAll((lists) => lists.forEach((list) => list.setAttribute('open', '')));
    await page.locator(`main a[href="${path}"]`).first().click();
    const served = await servedMetadata(page, path);
    expect(served.length).toBeGreaterThan(10);
    await expect.poll(() => shownMetadata(page), path).toEqual(served);
    await page.goBack();
    await expect(page).toHaveTitle('Sitemap | the product');
  }
});

test('a not-found page is marked noindex until the visitor navigates to another page', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 404/);
  const robots = page.locator('meta[name="robots"]');
  const warned = page.waitForEvent(
    'console',
    (message) => message.type() === 'warning' && message.text().includes('"feet-to-bananas"'),
  );
  await page.goto('/converter/length/feet-to-bananas');
  await expect(robots).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('searchbox', { name: 'Type any conversion' })).toHaveValue('feet to bananas');
  await warned;
  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
  await expect(robots).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
});
