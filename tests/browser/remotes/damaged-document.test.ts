import type { Page } from '@playwright/test';
import { CONVERTER, footerLink, heading } from '../page-parts.ts';
import { BROKEN, expect, expectWorkingConverter, test } from './composed-visitor.ts';

/** Cuts the state off. A reloaded document is intact if `when` is 'at first'. */
async function damageState(page: Page, when: 'at first' | 'always') {
  await page.addInitScript((times) => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const isDamaged = times === 'always' || navigation?.type !== 'reload';
    // Deferred scripts run after this event.
    document.addEventListener('readystatechange', () => {
      const state = document.getElementById('page-state');
      if (isDamaged && document.readyState === 'interactive' && state)
        state.textContent = state.textContent?.slice(0, 400) ?? '';
    });
  }, when);
}

function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => void (documents += request.isNavigationRequest() ? 1 : 0));
  return () => documents;
}

test('a document whose state is damaged is requested again only once', async ({ page, expectProblem }) => {
  expectProblem(/The state of this page is unreadable/);
  const documents = countDocuments(page);
  await damageState(page, 'at first');
  await page.goto(CONVERTER, { waitUntil: 'commit' });
  await expect.poll(documents).toBe(2);
  await expectWorkingConverter(page);
  expect(documents()).toBe(2);

  await damageState(page, 'always');
  const unreadable = page.waitForEvent('console', (message) => message.text().includes('is unreadable'));
  await page.goto(CONVERTER, { waitUntil: 'commit' });
  await unreadable;
  await expect(heading(page)).toHaveText('Feet to Meters Converter');
  expect(documents()).toBe(4);
  await footerLink(page, 'About Us').click();
  await expect(heading(page)).toHaveText('About Us');
});

test('every page works if all storage is blocked, as in some private windows', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(globalThis, name, { get: refuse });
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: refuse });
  });
  await page.goto(CONVERTER);
  await expectWorkingConverter(page);
  await page.getByRole('button', { name: 'Use dark colors' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await footerLink(page, 'Contact Us').click();
  await page.getByLabel('Subject').fill('Without a draft');
  await expect(page.getByLabel('Subject')).toHaveValue('Without a draft');
  await footerLink(page, 'Sitemap').click();
  await expect(heading(page)).toHaveText(/Sitemap/);
});

test('another script that removes elements never breaks the document', async ({ page, fail, expectProblem }) => {
  expectProblem(/NotFoundError|removeChild|insertBefore/);
  await page.setViewportSize({ width: 390, height: 844 });
  await fail(undefined);
  await page.goto('/contact');
  // Extensions and translators move or remove the page's elements, too.
  await page.evaluate(() => document.getElementById('page')?.remove());
  await footerLink(page, 'About Units').click();
  await expect(heading(page)).toHaveText('About Units of Measurement');
  await page.evaluate(() => document.querySelector('header')?.remove());
  await footerLink(page, 'Contact Us').click();
  await expect(heading(page)).toHaveText('Contact Us');

  await test.step('a frame whose elements were removed shows an error page, and recovers', async () => {
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#header-menu').evaluate((menu) => menu.remove());
    await page.keyboard.press('Escape');
    await expect(heading(page)).toHaveText(BROKEN);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText('Contact Us');
    await page.getByLabel('Subject').fill('It works');
  });
});
