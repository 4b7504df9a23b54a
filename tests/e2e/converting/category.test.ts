import { expect, test } from '../visitor.ts';

interface Listed {
  slug: string;
}

const CATEGORIES = ['length', 'weight', 'temperature', 'area', 'volume', 'speed', 'pressure', 'energy', 'time', 'data', 'force', 'angle', 'fuel-economy'];

for (const category of CATEGORIES) {
  test(`/category/${category} lists every conversion that the API knows, each a link to its converter`, async ({ page }) => {
    await page.goto(`/category/${category}`);
    const known = (await (await page.request.get(`/api/conversions/category/${category}`)).json()) as Listed[];
    const list = page.getByRole('region', { name: `All ${category.replace('-', ' ')} conversions`, exact: true });
    const links = await list.getByRole('link').evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    expect(links.toSorted()).toEqual(known.map(({ slug }) => `/converter/${category}/${slug}`).toSorted());
  });
}

test('conversions stand in groups under the name of the unit that they convert from', async ({ page }) => {
  await page.goto('/category/weight');
  const list = page.getByRole('region', { name: 'All weight conversions' });
  for (const name of await list.getByRole('heading', { level: 3 }).allTextContents()) {
    const group = list.locator('div', { has: page.getByRole('heading', { name, exact: true, level: 3 }) }).last();
    const labels = await group.getByRole('link').allTextContents();
    expect(labels.length).toBe(12);
    for (const label of labels) expect(label.startsWith(`${name} to `)).toBe(true);
  }
});

test('a search filters the conversions at each letter; without a match it says so, and Clear Search brings all back', async ({ page }) => {
  await page.goto('/category/length');
  const list = page.getByRole('region', { name: 'All length conversions' });
  const search = page.getByRole('searchbox', { name: 'Search conversions' });
  await expect(list.getByRole('link')).toHaveCount(16 * 15);
  await search.fill('yard');
  await expect(list.getByRole('link')).toHaveCount(30);
  for (const label of await list.getByRole('link').allTextContents()) expect(label).toContain('Yards');
  await search.pressSequentially('s to f');
  await expect(list.getByRole('link')).toHaveText(['Yards to Feet']);
  await search.fill('furlongs per fortnight');
  await expect(list.getByText('No matching conversions found')).toBeVisible();
  await expect(list.getByRole('link')).toHaveCount(0);
  await list.getByRole('button', { name: 'Clear Search' }).click();
  await expect(search).toHaveValue('');
  await expect(list.getByRole('link')).toHaveCount(16 * 15);
});

test('the search of a category understands symbols, British spelling and a slip of a letter', async ({ page }) => {
  await page.goto('/category/length');
  const links = page.getByRole('region', { name: 'All length conversions' }).getByRole('link');
  for (const [typed, label] of [['ft to m', 'Feet to Meters'], ['metres to feet', 'Meters to Feet'], ['milimeters to inches', 'Millimeters to Inches']] as const) {
    await page.getByRole('searchbox', { name: 'Search conversions' }).fill(typed);
    await expect(links.filter({ hasText: new RegExp(`^${label}$`) })).toHaveCount(1);
  }
});

test('length, weight and temperature have long educational texts, the other categories shorter ones', async ({ page }) => {
  const lengths = new Map<string, number>();
  for (const category of CATEGORIES) {
    await page.goto(`/category/${category}`);
    const text = await page.getByRole('region', { name: `About ${category.replace('-', ' ')}` }).innerText();
    lengths.set(category, text.split(/\s+/).length);
  }
  const long = ['length', 'weight', 'temperature'].map((category) => lengths.get(category) ?? 0);
  const others = CATEGORIES.slice(3).map((category) => lengths.get(category) ?? 0);
  expect(Math.min(...long)).toBeGreaterThan(Math.max(...others));
  expect(Math.min(...long)).toBeGreaterThan(400);
  expect(Math.min(...others)).toBeGreaterThan(120);
});

test('an unknown category says so and leads home', async ({ page, expectProblem }) => {
  expectProblem(/status of 404/);
  await page.goto('/category/magic');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Category Not Found');
  await expect(page.getByText("The conversion category you're looking for doesn't exist or may have been moved.")).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('tab', { name: 'Length' })).toBeVisible();
});

