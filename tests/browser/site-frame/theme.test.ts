import type { Page } from '@playwright/test';
import { holdBack } from '../hold-back.ts';
import { expect, test } from '../visitor.ts';

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const bars = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  );
const toggle = (page: Page, theme: string) => page.getByRole('button', { name: `Use ${theme} colors` });

test('the site follows the system’s color scheme until the visitor chooses one', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/about-us');
  const light = await paper(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await paper(page);
  expect(dark).not.toBe(light);
  const darkBars = await bars(page);
  await toggle(page, 'light').click();
  expect(await paper(page)).toBe(light);
  await expect.poll(() => bars(page)).not.toBe(darkBars);
  await page.emulateMedia({ colorScheme: 'light' });
  await toggle(page, 'dark').click();
  expect(await paper(page)).toBe(dark);

  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(globalThis, { __themeAtBody: document.documentElement.dataset['theme'] });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/contact');
  expect(await page.evaluate(() => (globalThis as { __themeAtBody?: string }).__themeAtBody)).toBe('dark');
  expect(await paper(page)).toBe(dark);
  await expect(toggle(page, 'light')).toBeVisible();
  await expect.poll(() => bars(page)).toBe(darkBars);
});

test('a chosen color scheme applies to the site’s other tabs', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const { letCome } = await holdBack(page, /\.js$/);
  await page.goto('/about-us', { waitUntil: 'commit' });
  await expect(toggle(page, 'dark')).toBeVisible();
  const light = await paper(page);
  const other = await context.newPage();
  await other.goto('/about-us');
  await toggle(other, 'dark').click();
  await expect(toggle(other, 'light')).toBeVisible();
  letCome();
  await expect(toggle(page, 'light')).toBeVisible();
  expect(await paper(page)).not.toBe(light);
  await toggle(page, 'light').click();
  await other.bringToFront();
  await expect(toggle(other, 'dark')).toBeVisible();
});
