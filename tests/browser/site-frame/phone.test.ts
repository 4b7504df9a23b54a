import type { Page } from '@playwright/test';
import { heading, PHONE } from '../page-parts.ts';
import { expect, test } from '../visitor.ts';

test.use(PHONE);

const search = (page: Page) => page.getByRole('button', { name: 'Search converters' });
const menu = (page: Page) => page.getByRole('button', { name: 'Menu' });
const searchBox = (page: Page) => page.getByPlaceholder('Find a converter...');
const menuPanel = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const bottomBar = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' });
const suggestions = (page: Page) => page.getByRole('banner').locator('[data-panel="search"] li a');

test('the search finds converters as the visitor types, and its button opens the first result', async ({ page }) => {
  await page.goto('/about-us');
  for (const text of ['', 'zzzz qqqq']) {
    await test.step(`nothing is found for '${text}', so the button only closes the panel`, async () => {
      await search(page).click();
      await expect(searchBox(page)).toBeFocused();
      await searchBox(page).fill(text);
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(searchBox(page)).toBeHidden();
      await expect(search(page)).toBeFocused();
      await expect(page).toHaveURL(/\/about-us$/);
    });
  }
  await search(page).click();
  await searchBox(page).fill('feet to m');
  await expect(suggestions(page).first()).toHaveText('Feet to Meters');
  expect(await suggestions(page).count()).toBeLessThanOrEqual(5);
  await searchBox(page).fill('f');
  await expect(suggestions(page)).toHaveCount(0);
  await searchBox(page).fill('feet to m');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/converter\/length\/feet-to-meters$/);
  await expect(searchBox(page)).toBeHidden();
  // A panel that opens earlier closes when the page changes.
  await expect(heading(page)).toHaveText('Feet to Meters Converter');

  await search(page).click();
  await searchBox(page).fill('kg to lb');
  await page.getByRole('banner').getByRole('link', { name: 'Kilograms to Pounds' }).click();
  await expect(page).toHaveURL(/\/converter\/weight\/kg-to-pounds$/);
  await expect(searchBox(page)).toBeHidden();
});

test('the search and the menu are never open at the same time, and Escape restores the focus', async ({ page }) => {
  await page.goto('/');
  await search(page).click();
  await expect(searchBox(page)).toBeVisible();
  await menu(page).click();
  await expect(menuPanel(page)).toBeVisible();
  await expect(searchBox(page)).toBeHidden();
  await expect(search(page)).toHaveAttribute('aria-expanded', 'false');
  await search(page).click();
  await expect(menuPanel(page)).toBeHidden();
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
  await searchBox(page).press('Escape');
  await expect(searchBox(page)).toBeHidden();
  await expect(search(page)).toBeFocused();
  await menu(page).click();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(menuPanel(page)).toBeHidden();
  await expect(menu(page)).toBeFocused();

  await menu(page).click();
  const energy = menuPanel(page).getByRole('link', { name: 'Energy' });
  const more = menuPanel(page).getByRole('button', { name: 'More Categories' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await expect(energy).toBeHidden();
  await more.locator('svg').click();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await energy.click();
  await expect(page).toHaveURL(/\/category\/energy$/);
  await expect(menuPanel(page)).toBeHidden();
  await expect(heading(page)).toHaveText('Energy Converters');
  await test.step('following a link to the current page moves the focus to the page’s content', async () => {
    await menu(page).click();
    await more.click();
    await energy.click();
    await expect(menuPanel(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test('the bottom bar stays visible without covering content, and a button scrolls back to the top', async ({
  page,
}) => {
  await page.goto('/about-units');
  const back = page.getByRole('button', { name: 'Back to top' });
  await expect(back).toBeHidden();
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000);
  await expect(bottomBar(page)).toBeInViewport({ ratio: 1 });
  await expect(back).toBeHidden();
  await page.mouse.wheel(0, -200);
  await expect(back).toBeInViewport();
  await back.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(back).toBeHidden();

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const copyright = await page.getByText('All rights reserved').boundingBox();
  const bar = await bottomBar(page).boundingBox();
  expect((copyright?.y ?? 0) + (copyright?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);

  for (const [label, path] of [
    ['Temp', '/category/temperature'],
    ['Home', '/'],
  ] as const) {
    await bottomBar(page).getByRole('link', { name: label }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    await expect(bottomBar(page).locator('[aria-current]')).toHaveText([label]);
  }
});

test('the page fits a short window, a wide window, and text at twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 225 });
  await page.goto('/about-units');
  await expect(bottomBar(page)).toBeHidden();
  await page.mouse.wheel(0, 1000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page.mouse.wheel(0, -100);
  await expect(page.getByRole('banner')).not.toBeInViewport();

  const wide = page.getByRole('navigation', { name: 'Main' });
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.setViewportSize({ width: 767, height: 900 });
  for (const part of [search(page), menu(page), bottomBar(page)]) await expect(part).toBeVisible();
  await expect(wide).toBeHidden();
  await page.setViewportSize({ width: 768, height: 900 });
  for (const part of [search(page), menu(page), bottomBar(page)]) await expect(part).toBeHidden();
  await expect(wide).toBeVisible();

  await page.setViewportSize({ width: 320, height: 640 });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const path of ['/', '/contact', '/all-converters', '/converter/length/feet-to-meters']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    await expect(bottomBar(page).getByRole('link', { name: 'More' })).toBeInViewport({ ratio: 1 });
  }
});
