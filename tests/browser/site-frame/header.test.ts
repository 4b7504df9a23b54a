import type { Page } from '@playwright/test';
import { holdBack } from '../hold-back.ts';
import { footerLink, heading } from '../page-parts.ts';
import { expect, test } from '../visitor.ts';

const header = (page: Page) => page.getByRole('banner');
const more = (page: Page) => header(page).getByRole('button', { name: 'More' });
const furtherLink = (page: Page) => header(page).getByRole('link', { name: 'Pressure', exact: true });

/** Returns the visible height of the header in pixels, after the header stops moving. */
async function headerInSight(page: Page): Promise<number> {
  let last = NaN;
  await expect
    .poll(async () => {
      const bottom = await header(page).evaluate((element) => element.getBoundingClientRect().bottom);
      const isStill = bottom === last;
      last = bottom;
      return isStill;
    })
    .toBe(true);
  return Math.max(0, Math.round(last));
}

const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

test('the header hides when the visitor scrolls down, and returns when the visitor scrolls up or moves the focus to it', async ({
  page,
}) => {
  const { letCome } = await holdBack(page, '**/*.js');
  await page.goto('/about-units', { waitUntil: 'commit' });
  await expect.poll(async () => (await scrollTo(page, 900), page.evaluate(() => window.scrollY))).toBe(900);
  const whole = await headerInSight(page);
  expect(whole).toBeGreaterThan(40);
  letCome();
  await expect.poll(() => headerInSight(page)).toBe(0);
  await scrollTo(page, 890);
  await expect.poll(() => headerInSight(page), 'on the way up').toBe(whole);
  await scrollTo(page, 1200);
  await expect.poll(() => headerInSight(page), 'down again').toBe(0);
  await header(page).getByRole('link', { name: 'Length', exact: true }).focus();
  await expect.poll(() => headerInSight(page), 'with the focus').toBe(whole);
});

test('the ‘More’ list closes on a click outside it, Escape, Tab, and Back', async ({ page }) => {
  await page.goto('/');
  await test.step('the first link skips to the content', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
  const elsewhere = [
    () => heading(page).click(),
    () => page.mouse.click(5, 500),
    () =>
      header(page)
        .getByRole('button', { name: /colors/ })
        .click(),
    () => more(page).click(),
  ];
  for (const [index, click] of elsewhere.entries()) {
    await test.step(`click ${index} closes the list`, async () => {
      await more(page).click();
      await expect(furtherLink(page)).toBeVisible();
      await expect(more(page)).toHaveAttribute('aria-expanded', 'true');
      await click();
      await expect(furtherLink(page)).toBeHidden();
      await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
    });
  }
  await test.step('Escape and Tab close the list', async () => {
    await more(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(header(page).getByRole('link', { name: 'Speed', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(furtherLink(page)).toBeHidden();
    await expect(more(page)).toBeFocused();
    await page.keyboard.press('Enter');
    // These keys move past all other categories and the list of all converters.
    const steps = (await more(page).locator('xpath=..').getByRole('link').count()) + 1;
    for (let step = 0; step < steps; step++) await page.keyboard.press('Tab');
    await expect(header(page).getByRole('link', { name: 'Find Converters' })).toBeFocused();
    await expect(furtherLink(page)).toBeHidden();
  });
  await more(page).click();
  await furtherLink(page).click();
  await expect(page).toHaveURL(/\/category\/pressure$/);
  await expect(furtherLink(page)).toBeHidden();
  await page.goBack();
  await expect(heading(page)).not.toHaveText('Pressure Converters');
  await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
});

test('every navigation scrolls to the top, even to the same page, and marks the new page in the header', async ({
  page,
}) => {
  await page.goto('/about-units');
  for (const [name, path] of [
    ['Terms of Service', '/terms-of-service'],
    ['Terms of Service', '/terms-of-service'],
    ['Contact Us', '/contact'],
  ] as const) {
    await page.evaluate(() => window.scrollTo(0, 800));
    await footerLink(page, name).click();
    await expect.poll(() => page.evaluate(() => [location.pathname, scrollY])).toEqual([path, 0]);
  }
  await footerLink(page, 'All Converters').click();
  await expect(header(page).locator('a[aria-current]')).toHaveText(['All Converters', 'Find Converters']);
});
