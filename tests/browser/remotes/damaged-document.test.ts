import { CONVERTER, footerLink, heading } from '../page-parts.ts';
import { BROKEN, expect, expectWorkingConverter, test } from './composed-visitor.ts';

test('a document that was cut off works as it does without scripts', async ({ page, expectProblem }) => {
  expectProblem(/JSON/);
  await page.addInitScript(() => {
    // Deferred scripts run after this event.
    document.addEventListener('readystatechange', () => {
      const state = document.getElementById('page-state');
      if (document.readyState === 'interactive' && state) state.textContent = state.textContent?.slice(0, 400) ?? '';
    });
  });
  const failure = page.waitForEvent('pageerror');
  await page.goto(CONVERTER, { waitUntil: 'commit' });
  expect((await failure).message).toContain('JSON');
  await expect(heading(page)).toHaveText('Feet to Meters Converter');
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
  // Extensions and translators also move or remove elements of the page.
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
