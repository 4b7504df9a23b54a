import type { Locator } from '@playwright/test';
import { afterPageTimers } from '../after-page-timers.ts';
import { sampleOf } from '../../support/sample.ts';
import { holdBack } from '../hold-back.ts';
import { CATEGORY_SLUGS } from '../categories.ts';
import { expect, test } from '../visitor.ts';

interface Listed {
  slug: string;
}

for (const category of sampleOf(CATEGORY_SLUGS, 4)) {
  test(`/category/${category} lists every conversion that the API has, each linked to its converter`, async ({
    page,
  }) => {
    await page.goto(`/category/${category}`);
    const known = (await (await page.request.get(`/api/conversions/category/${category}`)).json()) as Listed[];
    const list = page.getByRole('region', { name: `All ${category.replace('-', ' ')} conversions`, exact: true });
    const links = await list.locator('a').evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    expect(links.toSorted()).toEqual(known.map(({ slug }) => `/converter/${category}/${slug}`).toSorted());
  });
}

test('conversions are grouped by source unit, and the groups collapse', async ({ page }) => {
  await page.goto('/category/weight');
  const list = page.getByRole('region', { name: 'All weight conversions' });
  const names = await list.getByRole('heading', { level: 3 }).allTextContents();
  expect(names).toHaveLength(13);
  for (const [index, name] of names.entries()) {
    const group = list.locator('details', { has: page.getByRole('heading', { name, exact: true, level: 3 }) });
    const labels = await group.locator('a').allTextContents();
    expect(labels.length).toBe(names.length - 1);
    for (const label of labels) expect(label.startsWith(`${name} to `)).toBe(true);
    await expect(group.getByRole('link')).toHaveCount(index === 0 ? labels.length : 0);
  }
  const grams = list.locator('details', { has: page.getByRole('heading', { name: 'Grams', exact: true }) });
  await grams.locator('summary').focus();
  await page.keyboard.press('Enter');
  await grams.getByRole('link', { name: 'Grams to Ounces', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grams to Ounces Converter');
});

test('the search filters the conversions with each keystroke, reports when nothing matches, and Clear Search restores the list', async ({
  page,
}) => {
  await page.goto('/category/length');
  const list = page.getByRole('region', { name: 'All length conversions' });
  const search = page.getByRole('searchbox', { name: 'Search conversions' });
  await expect(list.locator('a')).toHaveCount(16 * 15);
  await search.fill('yard');
  await expect(list.getByRole('link')).toHaveCount(30);
  for (const label of await list.getByRole('link').allTextContents()) expect(label).toContain('Yards');
  await search.pressSequentially('s to fe');
  await expect(list.getByRole('link')).toHaveText(['Yards to Feet']);
  await search.fill('cubits per fortnight');
  await expect(list.getByText('No matching conversions found')).toBeVisible();
  await expect(list.getByRole('link')).toHaveCount(0);
  await list.getByRole('button', { name: 'Clear Search' }).click();
  await expect(search).toHaveValue('');
  await expect(search).toBeFocused();
  await expect(list.locator('a')).toHaveCount(16 * 15);
  await expect(list.getByRole('link')).toHaveCount(15);
});

test('the typed value appears in every unit, and a number links to its pair with that value', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/category/length');
  const table = page.getByRole('region', { name: '1 ft in every unit of length' });
  await expect(table.getByRole('row', { name: 'Meters (m)' })).toContainText('= 0.3048');
  await page.getByLabel('From', { exact: true }).first().fill('5');
  const typed = page.getByRole('region', { name: '5 ft in every unit of length' });
  await expect(typed.getByRole('row', { name: 'Inches (in)' })).toContainText('= 60');
  await typed.getByRole('button', { name: 'Copy 60 in', exact: true }).click();
  await expect(page.getByText('Copied 60', { exact: true })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('60');
  await typed.getByRole('link', { name: 'Meters (m)' }).click();
  await expect(page).toHaveURL(/\/converter\/length\/feet-to-meters\?value=5$/);
  await expect(page.getByText('5 ft = 1.524 m').first()).toBeVisible();
});

test('a link followed while the visitor types opens its own address, and Back returns to the typed value', async ({
  page,
}) => {
  await page.goto('/category/length');
  const { letCome } = await holdBack(page, '**/api/**');
  await page.getByLabel('From', { exact: true }).first().fill('7');
  await page.getByRole('region', { name: 'All length conversions' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/converter\/length\//);
  // Longer than the URL update's debounce.
  await afterPageTimers(page, 800);
  expect(new URL(page.url()).search).toBe('');
  letCome();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Converter$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/category\/length\?value=7/);
  await expect(page.getByLabel('From', { exact: true }).first()).toHaveValue('7');
});

test('Back restores the search text and its results', async ({ page }) => {
  await page.goto('/category/length');
  const list = page.getByRole('region', { name: 'All length conversions' });
  const search = page.getByRole('searchbox', { name: 'Search conversions' });
  await search.fill('yards to fe');
  await list.getByRole('link', { name: 'Yards to Feet' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yards to Feet Converter');
  await page.goBack();
  await expect(search).toHaveValue('yards to fe');
  await expect(list.getByRole('link')).toHaveText(['Yards to Feet']);
});

test('the table follows the open tab', async ({ page }) => {
  await page.goto('/category/volume?value=2&from=cup');
  await expect(page.getByRole('region', { name: '2 cup in every unit of volume' })).toBeVisible();
  await page.getByRole('tab', { name: 'Area' }).click();
  await expect(page.getByRole('region', { name: /^2 .* in every unit of area$/ })).toBeVisible();
});

test('opening another tab keeps the address, and typing there removes the first tab’s value from it', async ({
  page,
}) => {
  await page.goto('/category/length?value=5&from=ft&to=m');
  const value = page.getByLabel('From', { exact: true }).first();
  await page.getByRole('tab', { name: 'Weight' }).click();
  await expect(page.getByRole('region', { name: /in every unit of weight$/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Length' }).click();
  await expect(value).toHaveValue('5');
  await page.reload();
  await expect(value).toHaveValue('5');
  await page.getByRole('tab', { name: 'Weight' }).click();
  await value.fill('8');
  await expect(page).toHaveURL(/\/category\/length$/);
});

test('a link to the current category resets it, and Back restores the typed value', async ({ page }) => {
  await page.goto('/category/length?value=9');
  const value = page.getByLabel('From', { exact: true }).first();
  await value.fill('8');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Length' }).click();
  await expect(page).toHaveURL(/\/category\/length$/);
  await expect(value).toHaveValue('1');
  await page.goBack();
  await expect(value).toHaveValue('8');
});

for (const width of [320, 390])
  test(`at ${width} px, the table of all units needs no scrolling`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/category/length');
    const table = page.getByRole('region', { name: /in every unit of length/ });
    await expect(table.getByRole('button', { name: /^Copy/ }).last()).toBeVisible();
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

test('in a wide window, the chart of all units reaches across the sidebar', async ({ page }) => {
  await page.goto('/category/length');
  const chart = page.getByRole('region', { name: /^Each row shows 1 of the unit/ });
  const sidebar = page.getByRole('complementary');
  const rightEdge = async (part: Locator) => {
    const { x, width } = (await part.boundingBox()) ?? { x: 0, width: 0 };
    return Math.round(x + width);
  };
  expect(await rightEdge(chart)).toBe(await rightEdge(sidebar));
});

test('the chart of all units fits the width of a printed page with any units', async ({ page }) => {
  await page.setViewportSize({ width: 1047, height: 720 }); // A4 across, without its margins
  await page.emulateMedia({ media: 'print' });
  for (const category of ['volume', 'length', 'data', 'pressure']) {
    await page.goto(`/category/${category}`);
    const chart = page.locator('#chart table');
    await expect(chart.getByRole('row')).toHaveCount(await chart.getByRole('columnheader').count());
    const { left, right } = await chart.evaluate((table) => table.getBoundingClientRect());
    expect(right - left).toBeLessThanOrEqual(1047);
  }
});

test('the category search understands symbols, British spelling, and a one-letter typo', async ({ page }) => {
  await page.goto('/category/length');
  const links = page.getByRole('region', { name: 'All length conversions' }).getByRole('link');
  for (const [typed, label] of [
    ['ft to m', 'Feet to Meters'],
    ['metres to feet', 'Meters to Feet'],
    ['milimeters to inches', 'Millimeters to Inches'],
  ] as const) {
    await page.getByRole('searchbox', { name: 'Search conversions' }).fill(typed);
    await expect(links.filter({ hasText: new RegExp(`^${label}$`) })).toHaveCount(1);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('length, weight, and temperature have long educational texts, and other categories have shorter ones', async ({
    page,
  }) => {
    const lengths = new Map<string, number>();
    for (const category of CATEGORY_SLUGS) {
      await page.goto(`/category/${category}`);
      const text = await page.getByRole('region', { name: `About ${category.replace('-', ' ')}` }).innerText();
      lengths.set(category, text.split(/\s+/).length);
    }
    const long = ['length', 'weight', 'temperature'].map((category) => lengths.get(category) ?? 0);
    const others = CATEGORY_SLUGS.slice(3).map((category) => lengths.get(category) ?? 0);
    expect(Math.min(...long)).toBeGreaterThan(Math.max(...others));
    expect(Math.min(...long)).toBeGreaterThan(400);
    expect(Math.min(...others)).toBeGreaterThan(120);
  });
});

test('an unknown category shows an error page with a link home', async ({ page, expectProblem }) => {
  expectProblem(/status of 404/);
  await page.goto('/category/magic');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Category Not Found');
  await expect(
    page.getByText("The conversion category you're looking for doesn't exist or may have been moved."),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('tab', { name: 'Length' })).toBeVisible();
});
