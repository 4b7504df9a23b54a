import { sampleOf } from '../../support/sample.ts';
import { expect, test } from '../visitor.ts';
import { addresses, converterParts } from './converter-parts.ts';

const FEATURED = [
  { path: '/converter/length/feet-to-meters', from: 'Feet', to: 'Meters', category: 'Length' },
  { path: '/converter/weight/kg-to-pounds', from: 'Kilograms', to: 'Pounds', category: 'Weight' },
  { path: '/converter/temperature/celsius-to-fahrenheit', from: 'Celsius', to: 'Fahrenheit', category: 'Temperature' },
  { path: '/converter/length/miles-to-km', from: 'Miles', to: 'Kilometers', category: 'Length' },
  { path: '/converter/area/square-feet-to-square-meters', from: 'Square Feet', to: 'Square Meters', category: 'Area' },
  { path: '/converter/volume/liters-to-gallons', from: 'Liters', to: 'Gallons', category: 'Volume' },
  { path: '/converter/speed/mph-to-kph', from: 'Miles per Hour', to: 'Kilometers per Hour', category: 'Speed' },
];

const TABLES: [path: string, results: string[]][] = [
  ['/converter/length/feet-to-meters', ['0.30', '0.61', '1.52', '3.05', '6.10', '15.24', '30.48']],
  ['/converter/temperature/celsius-to-fahrenheit', ['33.8', '35.6', '41.0', '50.0', '68.0', '122.0', '212.0']],
  ['/converter/length/mm-to-meters', ['1.00e-3', '2.00e-3', '5.00e-3', '0.010', '0.020', '0.050', '0.10']],
  ['/converter/length/km-to-mm', ['1000000.00', '2.00e+6', '5.00e+6', '1.00e+7', '2.00e+7', '5.00e+7', '1.00e+8']],
  ['/converter/weight/grams-to-ounces', ['0.035', '0.071', '0.18', '0.35', '0.71', '1.76', '3.53']],
];

for (const { path, from, to, category } of sampleOf(FEATURED, 3)) {
  test(`${path} has a heading, a breadcrumb, a locked converter, an explanation, a table, questions, and related conversions`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${from} to ${to} Converter`);
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('listitem')).toHaveText(['Home', category, `${from} to ${to}`]);
    expect(await addresses(trail)).toEqual(['/', `/category/${category.toLowerCase()}`]);
    await expect(page.getByRole('heading', { level: 2, name: /^How to convert / })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Related Conversions' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Frequently Asked Questions' })).toBeVisible();
    await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(8);
    await expect(page.locator('[data-ad-format="rectangle"]')).toHaveCount(1);
    const history = page.getByRole('heading', { name: 'Historical Context of Feet and Meters' });
    await expect(history).toHaveCount(path.endsWith('feet-to-meters') && category === 'Length' ? 1 : 0);
  });
}

test('the formula and the table follow the typed number', async ({ page }) => {
  await page.goto('/converter/length/feet-to-meters');
  await converterParts(page).value.fill('6');
  await expect(page.getByText('6 × 0.3048 = 1.8288 m', { exact: true })).toBeVisible();
  await expect(page.getByRole('table', { name: /^Values near 6 ft/ })).toBeVisible();
});

test('a nonexistent conversion shows an error page with a link home', async ({ page, expectProblem }) => {
  expectProblem(/status of 404/);
  for (const path of [
    '/converter/length/feet-to-pounds',
    '/converter/magic/feet-to-meters',
    '/converter/length/feet',
    '/converter/weight/feet-to-meters',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conversion Not Found');
    await expect(
      page.getByText("The conversion you're looking for doesn't exist or may have been moved."),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  }
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByRole('tab', { name: 'Length' })).toBeVisible();
});

test('related conversions are the reverse one, at most 5 from the same unit and 5 to the same unit, 6 in total, and never the page itself', async ({
  page,
}) => {
  for (const path of [
    '/converter/length/feet-to-meters',
    '/converter/volume/cups-to-ml',
    '/converter/temperature/kelvin-to-rankine',
  ]) {
    await page.goto(path);
    const related = page.getByRole('region', { name: 'Related Conversions' });
    const [from = '', to = ''] = path.split('/').at(-1)!.split('-to-');
    const hrefs = await addresses(related);
    const slugs = hrefs
      .filter((href) => href?.startsWith(path.slice(0, path.lastIndexOf('/'))))
      .map((href) => href!.split('/').at(-1)!);
    expect(slugs[0]).toBe(`${to}-to-${from}`);
    const others = slugs.slice(1);
    expect(others.length).toBeLessThanOrEqual(6);
    expect(others.filter((slug) => slug.startsWith(`${from}-to-`)).length).toBeLessThanOrEqual(5);
    expect(others.filter((slug) => slug.endsWith(`-to-${to}`)).length).toBeLessThanOrEqual(5);
    for (const slug of others) expect(slug.startsWith(`${from}-to-`) || slug.endsWith(`-to-${to}`)).toBe(true);
    expect(new Set([...slugs, `${from}-to-${to}`]).size).toBe(slugs.length + 1);
  }
});

test("the reverse link says 'Convert Meters to Feet instead' and opens that page", async ({ page }) => {
  await page.goto('/converter/length/feet-to-meters');
  await page.getByRole('link', { name: 'Convert Meters to Feet instead', exact: true }).click();
  await expect(page).toHaveURL(/\/converter\/length\/meters-to-feet$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

const CROSS: [path: string, links: [name: string, href: string][]][] = [
  [
    '/converter/length/feet-to-meters',
    [
      ['Square Feet to Square Meters Area', '/converter/area/square-feet-to-square-meters'],
      ['Cubic Feet to Cubic Meters Volume', '/converter/volume/cubic-feet-to-cubic-meters'],
    ],
  ],
  [
    '/converter/weight/kg-to-pounds',
    [['Kilogram-Force to Pound-Force Force', '/converter/force/kilogram-force-to-pound-force']],
  ],
  ['/converter/temperature/celsius-to-fahrenheit', [['Calories to BTUs Energy', '/converter/energy/calories-to-btu']]],
];

for (const [path, links] of CROSS) {
  test(`${path} links to related conversions in other categories, labeled with the category`, async ({ page }) => {
    for (const [name, href] of links) {
      await page.goto(path);
      const link = page.getByRole('region', { name: 'Related Conversions' }).getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', href);
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ Converter$/);
      await expect(page).toHaveURL(new RegExp(`${href}$`));
    }
  });
}

test('one question is open at a time, and can be closed again', async ({ page }) => {
  await page.goto('/converter/length/feet-to-meters');
  const block = page.getByRole('region', { name: 'Frequently Asked Questions' });
  const questions = block.locator('summary');
  const open = block.locator('details[open]');
  expect(await questions.count()).toBeGreaterThan(2);
  await expect(open).toHaveCount(0);
  await questions.nth(0).click();
  await expect(open).toHaveCount(1);
  await questions.nth(1).click();
  await expect(open).toHaveCount(1);
  await expect(open.locator('summary')).toHaveText(await questions.nth(1).innerText());
  await questions.nth(1).click();
  await expect(open).toHaveCount(0);
});

test('a pair without its own questions gets generated ones, starting with how to convert', async ({ page }) => {
  await page.goto('/converter/pressure/atm-to-psi');
  const block = page.getByRole('region', { name: 'Frequently Asked Questions' });
  await expect(block.locator('summary').first()).toHaveText(
    'How do I convert from atmospheres to pounds per square inch?',
  );
  await block.locator('summary').first().click();
  await expect(block.getByText('multiply by 14.6959')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, results] of TABLES) {
    test(`the example table of ${path} shows 1, 2, 5, 10, 20, 50 and 100`, async ({ page }) => {
      await page.goto(path);
      const rows = page.getByRole('table').first().locator('tbody tr');
      const cells = await rows.evaluateAll((all) =>
        all.map((row) => [...row.children].map(({ textContent }) => textContent ?? '')),
      );
      expect(cells).toEqual(['1', '2', '5', '10', '20', '50', '100'].map((input, at) => [input, results[at]]));
    });
  }

  test('a value in the address is in the server-rendered page: field, result, result line, formula, and table', async ({
    page,
  }) => {
    await page.goto('/converter/length/feet-to-meters?value=5');
    const { value, result, line } = converterParts(page);
    await expect(value).toHaveValue('5');
    await expect(result).toHaveText('1.524');
    await expect(line).toHaveText('Result: 5 ft = 1.524 m');
    await expect(page.getByText('5 × 0.3048 = 1.524 m')).toBeVisible();
    await expect(page.getByRole('table', { name: /^Values near 5 ft/ })).toBeVisible();
  });

  test('a value in a table opens the page with that value', async ({ page }) => {
    await page.goto('/converter/length/feet-to-meters');
    await page.getByRole('table').first().getByRole('link', { name: '20', exact: true }).click();
    await expect(converterParts(page).result).toHaveText('6.096');
  });

  test('an invalid number in the address leaves the field empty', async ({ page }) => {
    await page.goto('/converter/length/feet-to-meters?value=%3Cb%3E5');
    await expect(converterParts(page).value).toHaveValue('<b>5');
    await expect(converterParts(page).line).toHaveText(/^Result: Enter a number/);
  });
});

test('the typed value is in the address, and Back and Forward restore it', async ({ page }) => {
  await page.goto('/converter/length/feet-to-meters');
  const { value, line } = converterParts(page);
  await value.fill('5');
  await expect(page).toHaveURL(/\/feet-to-meters\?value=5$/);
  await page.getByRole('link', { name: 'Swap units' }).click();
  await expect(page).toHaveURL(/\/meters-to-feet\?value=1\.524$/);
  await expect(line).toHaveText('Result: 1.524 m = 5.000 ft');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Feet to Meters Converter');
  await expect(line).toHaveText('Result: 5 ft = 1.524 m');
  await page.goForward();
  await expect(line).toHaveText('Result: 1.524 m = 5.000 ft');
  await page.reload();
  await expect(line).toHaveText('Result: 1.524 m = 5.000 ft');
});

test('the reverse link carries the full unrounded result, so reversing again restores the value', async ({ page }) => {
  await page.goto('/converter/length/feet-to-meters?value=8');
  await expect(converterParts(page).line).toHaveText('Result: 8 ft = 2.438 m');
  await page.getByRole('link', { name: 'Swap units' }).click();
  await expect(page).toHaveURL(/\/meters-to-feet\?value=2\.4384$/);
  await expect(converterParts(page).line).toHaveText('Result: 2.4384 m = 8.000 ft');
});

test('a link to the current page, and Back to it, restore the value in their address, or 1 if it has none', async ({
  page,
}) => {
  await page.goto('/converter/length/feet-to-meters');
  const { value, line } = converterParts(page);
  await value.fill('7');
  await expect(page).toHaveURL(/\?value=7$/);
  await page.getByRole('searchbox', { name: 'Find a Converter' }).fill('1 ft in m');
  await page.getByRole('search').getByRole('link', { name: 'Feet to Meters', exact: true }).click();
  await expect(page).toHaveURL(/\/feet-to-meters$/);
  await expect(line).toHaveText('Result: 1 ft = 0.3048 m');
  await page.getByRole('searchbox', { name: 'Find a Converter' }).fill('7 ft in m');
  await page.getByRole('search').getByRole('link', { name: 'Feet to Meters', exact: true }).click();
  await expect(line).toHaveText('Result: 7 ft = 2.134 m');
  await page.goBack();
  await expect(page).toHaveURL(/\/feet-to-meters$/);
  await expect(line).toHaveText('Result: 1 ft = 0.3048 m');
});

test('a section with no content for a pair takes up no space', async ({ page }) => {
  await page.goto('/converter/length/feet-to-meters');
  const empty = page.locator('[data-section]:empty');
  expect(await empty.count()).toBeGreaterThan(0);
  for (const section of await empty.all()) await expect(section).toBeHidden();
  const [heading, card] = await Promise.all([
    page.getByRole('heading', { level: 1 }).boundingBox(),
    page.getByRole('form', { name: 'Unit Converter' }).boundingBox(),
  ]);
  expect((card?.y ?? Infinity) - (heading?.y ?? 0) - (heading?.height ?? 0)).toBeLessThan(72);
});

test('a value of a table, an example, or a chip goes into the card, and the card into view', async ({ page }) => {
  await page.goto('/converter/length/feet-to-meters');
  const { value, result } = converterParts(page);
  await page.getByRole('list', { name: 'Try' }).getByRole('link', { name: '10 ft' }).click();
  await expect(value).toHaveValue('10');
  await expect(result).toHaveText('3.048');
  await page
    .getByRole('table', { name: /^Body heights/ })
    .getByRole('link', { name: '5 ft 8 in' })
    .click();
  await expect(value).toHaveValue('5 ft 8 in');
  await expect(value).toBeInViewport({ ratio: 1 });
  await page.getByRole('region', { name: 'Everyday examples' }).getByRole('link', { name: '100 m' }).click();
  await expect(value).toHaveValue('100 m');
  await expect(result).toHaveText('100.00');
  // Anywhere in the row.
  await page
    .getByRole('table', { name: /^Common values/ })
    .getByRole('cell', { name: '15.24' })
    .click();
  await expect(value).toHaveValue('50');
  await expect(page).toHaveURL(/\?value=50$/);
});

test('a line under the result compares the value with a well-known one', async ({ page }) => {
  await page.goto('/converter/length/meters-to-feet');
  const { value } = converterParts(page);
  await value.fill('2');
  await expect(page.getByText('About the same as a door’s height')).toBeVisible();
  await value.fill('-2');
  await expect(page.getByText('About the same as')).toBeHidden();
});

test('in wide windows, the value in other units stays in view next to the page', async ({ page }) => {
  await page.goto('/converter/length/feet-to-meters');
  await converterParts(page).value.fill('5 ft 11');
  await expect(page.getByRole('region', { name: '5 ft 11 in, in other units' })).toBeVisible();
  await converterParts(page).value.fill('7');
  const card = page.getByRole('region', { name: '7 ft in other units' });
  await expect(card.getByRole('listitem').first()).toHaveText('Inches= 84 in');
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1500);
  await expect(card).toBeInViewport({ ratio: 1 });
  await card.getByRole('link', { name: 'See all 16 units' }).click();
  await expect(page).toHaveURL(/\/category\/length\?/);
  await expect(converterParts(page).value).toHaveValue('7');
});

test('a page for a conversion that does not exist offers a search for its words', async ({ page, expectProblem }) => {
  expectProblem(/status of 404|No conversion has the slug/);
  await page.goto('/converter/length/feet-to-bananas');
  await expect(page.getByRole('searchbox', { name: 'Find a Converter' })).toHaveValue('feet to bananas');
});
