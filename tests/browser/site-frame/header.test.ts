import type { Page } from '@playwright/test';
import { holdBack } from '../hold-back.ts';
import { expect, test } from '../visitor.ts';

const header = (page: Page) => page.getByRole('banner');
const more = (page: Page) => header(page).getByRole('button', { name: 'More' });
const furtherLink = (page: Page) => header(page).getByRole('link', { name: 'Pressure', exact: true });

/** Pixels of the header in view, after it stops moving. */
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

for (const [device, width] of [
  ['a wide screen', 1440],
  ['a phone', 390],
] as const) {
  test(`on ${device} the header stays for the first 60 px, hides below that, and returns when scrolling up and at the top`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/about-units');
    const whole = await headerInSight(page);
    expect(whole).toBeGreaterThan(40);
    await scrollTo(page, 60);
    expect(await headerInSight(page), 'at 60 px').toBe(whole);
    await scrollTo(page, 61);
    await expect.poll(() => headerInSight(page), 'at 61 px').toBe(0);
    await scrollTo(page, 900);
    expect(await headerInSight(page), 'further down').toBe(0);
    await scrollTo(page, 890);
    await expect.poll(() => headerInSight(page), 'on the way up').toBe(whole);
    await scrollTo(page, 1200);
    await expect.poll(() => headerInSight(page), 'down again').toBe(0);
    await scrollTo(page, 8);
    await expect.poll(() => headerInSight(page), 'at the top').toBe(whole);
  });
}

test('a page scrolled before its scripts load hides the header too', async ({ page }) => {
  const { letCome } = await holdBack(page, '**/*.js');
  await page.goto('/about-units', { waitUntil: 'commit' });
  await expect.poll(async () => (await scrollTo(page, 900), page.evaluate(() => window.scrollY))).toBe(900);
  expect(await headerInSight(page)).toBeGreaterThan(40);
  letCome();
  await expect.poll(() => headerInSight(page)).toBe(0);
});

test('a hidden header returns for the keyboard', async ({ page }) => {
  await page.goto('/about-units');
  await scrollTo(page, 900);
  await expect.poll(() => headerInSight(page)).toBe(0);
  await header(page).getByRole('link', { name: 'Length', exact: true }).focus();
  await expect.poll(() => headerInSight(page)).toBeGreaterThan(40);
});

test('the logo opens the home page, and ‘Find Converters’ opens All Converters', async ({ page }) => {
  await page.goto('/about-us');
  await header(page).getByRole('link', { name: 'Find Converters' }).click();
  await expect(page).toHaveURL(/\/all-converters$/);
  await header(page).getByRole('link', { name: 'the product' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('the navigation has the main categories, and ‘More’ has the others and ‘All Converters’', async ({ page }) => {
  await page.goto('/');
  const navigation = header(page).getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link')).toHaveText(['Length', 'Weight', 'Temperature', 'Area', 'Volume']);
  await more(page).click();
  await expect(more(page)).toHaveAttribute('aria-expanded', 'true');
  const links = [
    'Speed',
    'Pressure',
    'Energy',
    'Time',
    'Data',
    'Force',
    'Angle',
    'Fuel Economy',
    'Power',
    'Torque',
    'Data Rate',
    'Frequency',
    'Volume Flow',
    'Density',
    'Acceleration',
    'All Converters',
  ];
  await expect(navigation.getByRole('link').filter({ visible: true })).toHaveText([
    'Length',
    'Weight',
    'Temperature',
    'Area',
    'Volume',
    ...links,
  ]);
  await navigation.getByRole('link', { name: 'All Converters' }).click();
  await expect(page).toHaveURL(/\/all-converters$/);
  await expect(furtherLink(page)).toBeHidden();
});

test('the ‘More’ list closes on a click anywhere else, and on a second click', async ({ page }) => {
  await page.goto('/');
  const elsewhere = [
    () => page.getByRole('heading', { level: 1 }).click(),
    () => page.mouse.click(5, 500),
    () =>
      header(page)
        .getByRole('button', { name: /colors/ })
        .click(),
    () => page.getByLabel('From', { exact: true }).click(),
    () => more(page).click(),
  ];
  for (const click of elsewhere) {
    await more(page).click();
    await expect(furtherLink(page)).toBeVisible();
    await click();
    await expect(furtherLink(page)).toBeHidden();
    await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
  }
});

test('a list is closed when the visitor goes Back after following one of its links', async ({ page }) => {
  await page.goto('/');
  await more(page).click();
  await furtherLink(page).click();
  await expect(page).toHaveURL(/\/category\/pressure$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Pressure Converters');
  await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes the ‘More’ list and restores the focus, and Tab moves through it and out, and closes it', async ({
  page,
}) => {
  await page.goto('/');
  await more(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(header(page).getByRole('link', { name: 'Speed', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(furtherLink(page)).toBeHidden();
  await expect(more(page)).toBeFocused();
  await page.keyboard.press('Enter');
  // Past all other categories and the list of all converters.
  const steps = (await more(page).locator('xpath=..').getByRole('link').count()) + 1;
  for (let step = 0; step < steps; step++) await page.keyboard.press('Tab');
  await expect(header(page).getByRole('link', { name: 'Find Converters' })).toBeFocused();
  await expect(furtherLink(page)).toBeHidden();
});

const MARKED: [path: string, links: string[]][] = [
  ['/category/length', ['Length']],
  ['/converter/length/feet-to-meters', ['Length']],
  ['/converter/weight/kg-to-pounds', ['Weight']],
  ['/category/pressure', ['Pressure']],
  ['/all-converters', ['All Converters', 'Find Converters']],
  ['/about-us', []],
];

test('the header marks the current category’s link, based on the start of the path', async ({ page }) => {
  for (const [path, links] of MARKED) {
    await page.goto(path);
    await expect(header(page).locator('a[aria-current]'), path).toHaveText(links);
  }
});

test('the first press of Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});
