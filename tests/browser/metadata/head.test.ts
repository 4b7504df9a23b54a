import type { Page } from '@playwright/test';
import { sampleOf } from '../../support/sample.ts';
import { expect, test } from '../visitor.ts';

const PAGES = [
  '/',
  '/all-converters',
  '/category/length',
  '/category/force',
  '/converter/length/feet-to-meters',
  '/converter/weight/kg-to-grams',
  '/conversion-guides',
  '/about-units',
  '/about-us',
  '/privacy-policy',
  '/terms-of-service',
  '/contact',
  '/developers',
  '/conversion-guides/tires',
  '/ingredients',
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

test('while navigating, each page’s metadata matches what the server sends for it', async ({ page }) => {
  await page.goto('/sitemap');
  for (const path of sampleOf(PAGES, 3)) {
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

test('each page has its own title, description, canonical address, and preview image', async ({ page, baseURL }) => {
  await page.goto('/about-us');
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const path of [...PAGES, '/sitemap']) {
    const tags = await page.evaluate(async (address) => {
      const html = await (await fetch(address)).text();
      const { head } = new DOMParser().parseFromString(html.replace(/<style.*?<\/style>/gs, ''), 'text/html');
      const all = [...head.querySelectorAll('meta')].map(
        (meta) => [meta.getAttribute('property') ?? meta.getAttribute('name') ?? '', meta.content] as const,
      );
      return {
        ...Object.fromEntries(all),
        title: head.querySelector('title')?.textContent,
        canonical: head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
      };
    }, path);
    const { title = '', description = '' } = tags as Record<string, string>;
    expect(title).toMatch(path === '/' ? /^the product/ : /^[^|]+ \| the product$/);
    expect(tags).toMatchObject({
      canonical: `${baseURL}${path}`,
      'og:url': `${baseURL}${path}`,
      'og:title': title,
      'og:description': description,
      'og:site_name': 'the product',
      'og:type': ['/about-units', '/conversion-guides'].includes(path) ? 'article' : 'website',
      'og:image': expect.stringMatching(`^${baseURL}/`),
      'twitter:card': expect.stringMatching(/^summary/),
      'twitter:title': title,
    });
    titles.add(title);
    descriptions.add(description);
  }
  expect([titles.size, descriptions.size]).toEqual([PAGES.length + 1, PAGES.length + 1]);
});

test('the articles state when they were published and modified', async ({ page }) => {
  for (const path of ['/about-units', '/conversion-guides']) {
    await page.goto(path);
    for (const date of ['published', 'modified'])
      await expect(page.locator(`meta[property="article:${date}_time"]`)).toHaveAttribute('content', '2025-03-31');
  }
});

test('a not-found page is noindex until the visitor moves on', async ({ page, expectProblem }) => {
  expectProblem(/status of 404/);
  const robots = page.locator('meta[name="robots"]');
  for (const [path, heading, text, way] of [
    ['/nowhere', '404 Page Not Found', 'Did you forget to add the page to the router?', 'See all converters'],
    [
      '/category/nothing',
      'Category Not Found',
      "The conversion category you're looking for doesn't exist or may have been moved.",
      'Return to Home',
    ],
    [
      '/converter/length/feet-to-nothing',
      'Conversion Not Found',
      "The conversion you're looking for doesn't exist or may have been moved.",
      'Return to Home',
    ],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page).toHaveTitle(`${heading} | the product`);
    await expect(robots).toHaveAttribute('content', /noindex/);
    await page.getByRole('main').getByRole('link', { name: way }).click();
    await expect(robots).toHaveCount(0);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  }
});
