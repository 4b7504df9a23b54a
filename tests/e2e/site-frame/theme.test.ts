import type { Page } from '@playwright/test';
import { expect, test } from '../visitor.ts';

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const toggle = (page: Page, theme: string) => page.getByRole('button', { name: `Use ${theme} colors` });

test('the site follows the system’s colors, until the visitor chooses', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/about-us');
  const light = await paper(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await paper(page);
  expect(dark).not.toBe(light);
  await toggle(page, 'light').click();
  expect(await paper(page)).toBe(light);
  await page.emulateMedia({ colorScheme: 'light' });
  await toggle(page, 'dark').click();
  expect(await paper(page)).toBe(dark);
});

test('the choice of colors is remembered, and there before anything is painted', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/about-us');
  await toggle(page, 'dark').click();
  const dark = await paper(page);
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(globalThis, { __themeAtBody: document.documentElement.dataset['theme'] });
    }).observe(document, { childList: true, subtree: true });
  });
  for (const path of ['/about-us', '/contact', '/']) {
    await page.goto(path);
    expect(await page.evaluate(() => (globalThis as { __themeAtBody?: string }).__themeAtBody)).toBe('dark');
    expect(await paper(page)).toBe(dark);
    await expect(toggle(page, 'light')).toBeVisible();
  }
});
