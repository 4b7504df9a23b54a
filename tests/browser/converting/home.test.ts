import { hydrated } from '../hydrated.ts';
import { expect, test } from '../visitor.ts';
import { addresses, chooseUnit, converterParts } from './converter-parts.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the home page has a headline and a quick converter with five tabs below it', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('tab')).toHaveText(['Length', 'Weight', 'Temperature', 'Area', 'Volume']);
});

test('the popular categories are length, weight, temperature, area, and volume, each linked to its page', async ({
  page,
}) => {
  const cards = page.getByRole('region', { name: 'Popular categories' });
  expect(await addresses(cards)).toEqual(
    ['length', 'weight', 'temperature', 'area', 'volume'].map((slug) => `/category/${slug}`),
  );
  await cards.getByRole('link', { name: /^Area/ }).click();
  await expect(page).toHaveURL(/\/category\/area$/);
});

test('six common conversions link to their converters', async ({ page }) => {
  const links = await addresses(page.getByRole('region', { name: 'Common conversions' }));
  expect(links).toHaveLength(6);
  for (const link of links) expect(link).toMatch(/^\/converter\/[a-z]+\/[a-z-]+-to-[a-z-]+$/);
});

test("'Recently Added' lists rankine to kelvin, megabytes to gigabytes, and joules to calories", async ({ page }) => {
  expect(await addresses(page.getByRole('region', { name: 'Recently Added' }))).toEqual([
    '/converter/temperature/rankine-to-kelvin',
    '/converter/data/mb-to-gb',
    '/converter/energy/joules-to-calories',
  ]);
});

test("'More Categories' lists all other categories, and 'View All Converters' opens the full list", async ({
  page,
}) => {
  const more = page.getByRole('region', { name: 'More Categories' });
  const categories = [
    'speed',
    'pressure',
    'energy',
    'time',
    'data',
    'force',
    'angle',
    'fuel-economy',
    'power',
    'torque',
    'data-rate',
    'frequency',
    'volume-flow',
    'density',
    'acceleration',
  ].map((slug) => `/category/${slug}`);
  expect(await addresses(more)).toEqual([...categories, '/all-converters']);
  await more.getByRole('link', { name: 'View All Converters' }).click();
  await expect(page).toHaveURL(/\/all-converters$/);
});

for (const path of ['/conversion-guides', '/about-units']) {
  test(`the home page’s text links to ${path}`, async ({ page }) => {
    await page.getByRole('main').locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
}

test("'More options' opens the page of the chosen pair", async ({ page }) => {
  const more = page.getByRole('link', { name: 'More options' });
  await expect(more).toHaveAttribute('href', '/converter/length/meters-to-feet');
  await chooseUnit(converterParts(page).unitOfResult, 'inches');
  await expect(more).toHaveAttribute('href', '/converter/length/meters-to-inches');
  await more.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meters to Inches Converter');
});

test("'More options' opens the category when both units are the same", async ({ page }) => {
  await chooseUnit(converterParts(page).unitOfResult, 'meters');
  await expect(page.getByRole('link', { name: 'More options' })).toHaveAttribute('href', '/category/length');
});

const RECENT = () => localStorage.getItem('recent-conversions');

test('the home page lists typed and pinned conversions, and can clear them', async ({ page }) => {
  await page.goto('/converter/length/feet-to-meters');
  await page.getByRole('button', { name: 'Pin', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Unpin' })).toBeVisible();
  // Without interaction, too.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Unpin' })).toBeVisible();
  await page.getByLabel('From', { exact: true }).fill('5 ft 3 in');
  await expect.poll(() => page.evaluate(RECENT)).toContain('5 ft 3 in');
  await page.goto('/');
  const yours = page.getByRole('region', { name: 'Your conversions' });
  await expect(yours.getByRole('link')).toHaveText(['5 ft 3 in = 1.6002 m', 'Feet to Meters']);
  await yours.getByRole('button', { name: 'Clear pinned conversions' }).click();
  await expect(yours.getByRole('link')).toHaveText(['5 ft 3 in = 1.6002 m']);
  await expect(yours.getByRole('button', { name: 'Undo' })).toBeFocused();
  await yours.getByRole('button', { name: 'Undo' }).click();
  await expect(yours.getByRole('link')).toHaveText(['5 ft 3 in = 1.6002 m', 'Feet to Meters']);
  await yours.getByRole('button', { name: 'Clear pinned conversions' }).click();
  await yours.getByRole('link', { name: '5 ft 3 in = 1.6002 m' }).click();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('5 ft 3 in');
  await expect(page.getByRole('button', { name: 'Pin', exact: true })).toBeVisible();
});

test('the recent conversions can be copied, one on each line', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const [path, text] of [
    ['/converter/length/feet-to-meters', '5 ft 3 in'],
    ['/converter/temperature/celsius-to-fahrenheit', '-40'],
  ] as const) {
    await page.goto(path);
    await page.getByLabel('From', { exact: true }).fill(text);
    await expect.poll(() => page.evaluate(RECENT)).toContain(text);
  }
  await page.goto('/');
  await page.getByRole('button', { name: 'Copy recent conversions' }).click();
  await expect(page.getByRole('button', { name: 'Copy recent conversions' })).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('-40 °C = -40 °F\n5 ft 3 in = 1.6002 m');
});

test('a typed conversion is listed even if the visitor leaves the page or the site immediately', async ({ page }) => {
  const { value, result } = converterParts(page);
  const type = async (text: string, shown: string) => {
    await value.fill(text);
    await expect(result).toHaveText(shown);
    await hydrated(page);
  };
  await page.goto('/converter/length/feet-to-meters');
  await type('5 ft 3 in', '1.600');
  await page.getByRole('link', { name: 'All Converters' }).first().click();
  await expect(page).toHaveURL('/all-converters');
  await expect.poll(() => page.evaluate(RECENT)).toContain('5 ft 3 in');
  await page.goBack();
  await type('6 ft 1 in', '1.854');
  await page.goto('/about-us');
  expect(await page.evaluate(RECENT)).toContain('6 ft 1 in');
});

test('a question asked in the box is listed, even when the device stores nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('refused', 'QuotaExceededError');
    };
  });
  await page.goto('/');
  await page.getByRole('searchbox', { name: 'Type any conversion' }).fill('5 ft 3 in to cm');
  const recent = page.getByRole('region', { name: 'Your conversions' }).getByRole('link');
  await expect(recent).toHaveText('5 feet 3 inches in centimeters');
  await expect(recent).toHaveAttribute('href', '/converter/length/feet-to-cm?value=5%20ft%203%20in');
  expect(await page.evaluate(RECENT)).toBeNull();
});

test('until something is converted, examples to tap replace the list', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('region', { name: 'Try one' }).getByRole('link', { name: '5 ft 11 in to cm' }).click();
  await expect(converterParts(page).value).toHaveValue('5 ft 11 in');
  await expect(converterParts(page).result).toHaveText('180.34');
});

test('a swap alone is not listed', async ({ page }) => {
  await page.goto('/category/length');
  await page.getByLabel('From', { exact: true }).fill('10');
  await expect.poll(() => page.evaluate(RECENT)).toContain('10 ft = 3.048 m');
  await converterParts(page).swap.click();
  await expect(converterParts(page).value).toHaveValue('3.048');
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Your conversions' }).getByRole('link')).toHaveText([
    '10 ft = 3.048 m',
  ]);
});

test('a home page that lists many conversions has the same layout as one that lists none, and skips damaged entries', async ({
  page,
}) => {
  const below = page.getByRole('region', { name: 'Popular categories' });
  const top = async () => (await below.boundingBox())?.y;
  await expect(page.getByRole('region', { name: 'Try one' }).getByRole('link')).toHaveCount(6);
  const empty = await top();
  await page.evaluate(() => {
    const kept = Array.from({ length: 12 }, (_, index) => ({
      path: `/converter/length/pair${index}-to-m`,
      text: `${index} of a unit to meters`,
      value: String(index),
    }));
    localStorage.setItem(
      'recent-conversions',
      JSON.stringify([null, { path: 'javascript:alert(1)', text: 'x', value: '' }, ...kept]),
    );
    localStorage.setItem('pinned-conversions', '{damaged');
  });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Your conversions' }).getByRole('link')).toHaveCount(10);
  expect(await top()).toBe(empty);
});
