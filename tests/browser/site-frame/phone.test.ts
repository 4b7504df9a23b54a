import type { Page } from '@playwright/test';
import { CATEGORY_NAMES } from '../categories.ts';
import { expect, test } from '../visitor.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const search = (page: Page) => page.getByRole('button', { name: 'Search converters' });
const menu = (page: Page) => page.getByRole('button', { name: 'Menu' });
const searchBox = (page: Page) => page.getByPlaceholder('Find a converter...');
const menuPanel = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const bottomBar = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' });

test('the search finds converters as the visitor types, and its button opens the first one', async ({ page }) => {
  await page.goto('/about-us');
  await search(page).click();
  await expect(searchBox(page)).toBeFocused();
  await searchBox(page).fill('f');
  const suggestions = page.getByRole('banner').locator('[data-panel="search"] li a');
  await expect(suggestions).toHaveCount(0);
  await searchBox(page).fill('feet to m');
  await expect(suggestions.first()).toHaveText('Feet to Meters');
  expect(await suggestions.count()).toBeLessThanOrEqual(5);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/converter\/length\/feet-to-meters$/);
  await expect(searchBox(page)).toBeHidden();
});

test('a suggestion opens its converter', async ({ page }) => {
  await page.goto('/about-us');
  await search(page).click();
  await searchBox(page).fill('kg to lb');
  await page.getByRole('banner').getByRole('link', { name: 'Kilograms to Pounds' }).click();
  await expect(page).toHaveURL(/\/converter\/weight\/kg-to-pounds$/);
  await expect(searchBox(page)).toBeHidden();
});

test('when nothing is found, the Search button only closes the panel', async ({ page }) => {
  await page.goto('/about-us');
  for (const text of ['', 'zzzz qqqq']) {
    await search(page).click();
    await searchBox(page).fill(text);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(searchBox(page)).toBeHidden();
    await expect(search(page)).toBeFocused();
    await expect(page).toHaveURL(/\/about-us$/);
  }
});

const READING = [
  'Conversion Guides',
  'Kitchen Conversions',
  'Body Height and Weight',
  'Tire Pressures and Sizes',
  'Weather Units',
  'About Units',
  'Developers',
];
const ABOUT_THE_SITE = ['About Us', 'Privacy Policy', 'Terms of Service', 'Sitemap', 'Contact Us'];

test('the menu has the main categories and the guides, and shows the others on demand', async ({ page }) => {
  await page.goto('/');
  await menu(page).click();
  const links = menuPanel(page).getByRole('link').filter({ visible: true });
  await expect(links).toHaveText([
    'Length',
    'Weight',
    'Temperature',
    'Area',
    'Volume',
    'All Converters',
    ...READING,
    ...ABOUT_THE_SITE,
  ]);
  const more = menuPanel(page).getByRole('button', { name: 'More Categories' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await more.locator('svg').click();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expect(links).toHaveText([...CATEGORY_NAMES, 'All Converters', ...READING, ...ABOUT_THE_SITE]);
  await menuPanel(page).getByRole('link', { name: 'Energy' }).click();
  await expect(page).toHaveURL(/\/category\/energy$/);
  await expect(menuPanel(page)).toBeHidden();
});

test('a menu link to the current page leaves the focus on the page', async ({ page }) => {
  await page.goto('/category/length');
  await menu(page).click();
  await menuPanel(page).getByRole('link', { name: 'Length' }).click();
  await expect(menuPanel(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('search and menu are never open together', async ({ page }) => {
  await page.goto('/');
  await search(page).click();
  await expect(searchBox(page)).toBeVisible();
  await menu(page).click();
  await expect(menuPanel(page)).toBeVisible();
  await expect(searchBox(page)).toBeHidden();
  await expect(search(page)).toHaveAttribute('aria-expanded', 'false');
  await search(page).click();
  await expect(searchBox(page)).toBeVisible();
  await expect(menuPanel(page)).toBeHidden();
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes search and menu, and restores the focus to their buttons', async ({ page }) => {
  await page.goto('/');
  await search(page).click();
  await searchBox(page).press('Escape');
  await expect(searchBox(page)).toBeHidden();
  await expect(search(page)).toBeFocused();
  await menu(page).click();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(menuPanel(page)).toBeHidden();
  await expect(menu(page)).toBeFocused();
});

test('the bottom bar stays visible, links to pages, and marks the current one', async ({ page }) => {
  await page.goto('/about-units');
  await page.evaluate(() => window.scrollTo(0, 3000));
  await expect(bottomBar(page)).toBeInViewport({ ratio: 1 });
  await expect(bottomBar(page).getByRole('link')).toHaveText(['Home', 'Length', 'Weight', 'Temp', 'More']);
  for (const [label, path] of [
    ['Length', '/category/length'],
    ['Weight', '/category/weight'],
    ['Temp', '/category/temperature'],
    ['More', '/all-converters'],
    ['Home', '/'],
  ] as const) {
    await bottomBar(page).getByRole('link', { name: label }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    await expect(bottomBar(page).locator('[aria-current]')).toHaveText([label]);
  }
});

test('the back-to-top button appears while the visitor scrolls up, and scrolls to the top', async ({ page }) => {
  await page.goto('/about-units');
  const back = page.getByRole('button', { name: 'Back to top' });
  await expect(back).toBeHidden();
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000);
  await expect(back).toBeHidden();
  await page.mouse.wheel(0, -200);
  await expect(back).toBeInViewport();
  await back.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(back).toBeHidden();
});

test('in a short window, as at 400% zoom, no bar covers the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 225 });
  await page.goto('/about-units');
  await expect(bottomBar(page)).toBeHidden();
  await page.mouse.wheel(0, 1000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page.mouse.wheel(0, -100);
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test('from 768 px up the wide navigation appears, and below that the phone navigation', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 900 });
  await page.goto('/about-us');
  const wide = page.getByRole('navigation', { name: 'Main' });
  for (const part of [search(page), menu(page), bottomBar(page)]) await expect(part).toBeVisible();
  await expect(wide).toBeHidden();
  await page.setViewportSize({ width: 768, height: 900 });
  for (const part of [search(page), menu(page), bottomBar(page)]) await expect(part).toBeHidden();
  await expect(wide).toBeVisible();
  await expect(page.getByRole('link', { name: 'Find Converters' })).toBeVisible();
});

test('the end of the page is not hidden under the bottom bar', async ({ page }) => {
  await page.goto('/about-us');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const copyright = await page.getByText('All rights reserved').boundingBox();
  const bar = await bottomBar(page).boundingBox();
  expect((copyright?.y ?? 0) + (copyright?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('with text at twice the size, the whole page fits on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const path of ['/', '/contact', '/all-converters', '/about-us', '/converter/length/feet-to-meters']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    await expect(bottomBar(page).getByRole('link', { name: 'More' })).toBeInViewport({ ratio: 1 });
  }
});
