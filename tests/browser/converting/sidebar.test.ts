import { expect, test } from '../visitor.ts';
import { addresses, converterParts } from './converter-parts.ts';

const finder = 'Find a Converter';

for (const path of ['/category/weight', '/converter/weight/kg-to-pounds']) {
  test(`the sidebar of ${path} has a search, popular conversions, and up to five converters in its category`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: finder })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Popular Conversions' })).toBeVisible();
    expect((await addresses(page.getByRole('navigation', { name: 'Popular Conversions' }))).length).toBeGreaterThan(4);
    const links = await addresses(page.getByRole('navigation', { name: 'Weight Converters' }));
    expect(links.at(-1)).toBe('/category/weight');
    expect(links.slice(0, -1)).toHaveLength(5);
    for (const link of links.slice(0, -1)) expect(link).toMatch(/^\/converter\/weight\//);
    expect(links).not.toContain(path.startsWith('/converter') ? path : '/');
  });
}

test('the search suggests up to five converters from the second character on', async ({ page }) => {
  await page.goto('/category/speed');
  const search = page.getByRole('searchbox', { name: finder });
  const found = page.getByRole('search').getByRole('link');
  await search.fill('m');
  await expect(found).toHaveCount(0);
  await search.fill('me');
  await expect(found).toHaveCount(5);
  await search.fill('m');
  await expect(found).toHaveCount(0);
});

test('clicking a suggestion opens its converter and clears the box', async ({ page }) => {
  await page.goto('/converter/length/feet-to-meters');
  const search = page.getByRole('searchbox', { name: finder });
  await search.fill('yards to m');
  const suggestion = page.getByRole('search').getByRole('link', { name: 'Yards to Meters', exact: true });
  await suggestion.click();
  await expect(page).toHaveURL(/\/converter\/length\/yards-to-meters$/);
  await expect(search).toHaveValue('');
  await expect(page.getByRole('search').getByRole('link')).toHaveCount(0);
});

test('Enter opens the first suggestion, and does nothing with fewer than two characters or no suggestions', async ({
  page,
}) => {
  await page.goto('/category/length');
  const search = page.getByRole('searchbox', { name: finder });
  await search.fill('k');
  await search.press('Enter');
  await search.fill('qqqq');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/category\/length$/);
  await search.fill('hours to min');
  await search.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hours to Minutes Converter');
});

test('entering a conversion for the current page updates its value, the second time too', async ({ page }) => {
  await page.goto('/converter/length/feet-to-meters');
  const search = page.getByRole('searchbox', { name: finder });
  const { value, result } = converterParts(page);
  for (const before of ['3', '5']) {
    await value.fill(before);
    await search.fill('6 ft in m');
    await search.press('Enter');
    await expect(value).toHaveValue('6');
    await expect(result).toHaveText('1.829');
    await expect(page).toHaveURL(/feet-to-meters\?value=6$/);
  }
});

test('a typed value that is not in the address yet does not replace the value of a chosen result', async ({ page }) => {
  // Runs all timers right after the address changes, before the page renders again.
  await page.addInitScript(() => {
    const waiting = new Map<number, () => void>();
    const start = window.setTimeout.bind(window);
    window.setTimeout = ((run: () => void, ms?: number) => {
      const id = start(() => (waiting.delete(id), run()), ms);
      waiting.set(id, run);
      return id;
    }) as typeof window.setTimeout;
    const stop = window.clearTimeout.bind(window);
    window.clearTimeout = (id) => (waiting.delete(Number(id)), stop(id));
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      push(...entry);
      for (const run of [...waiting.values()]) run();
    };
  });
  await page.goto('/converter/length/feet-to-meters');
  const search = page.getByRole('searchbox', { name: finder });
  const { value } = converterParts(page);
  await search.fill('6 ft in m');
  await value.fill('3');
  await search.press('Enter');
  await expect(value).toHaveValue('6');
  await expect(page).toHaveURL(/feet-to-meters\?value=6$/);
});

const UNDERSTOOD: [typed: string, first: RegExp][] = [
  ['lbs', /^Pounds to /],
  ['lbs to kg', /^Pounds to Kilograms$/],
  ['kilos', /^Kilograms to /],
  ['kilos to pounds', /^Kilograms to Pounds$/],
  ['km/h', /^Kilometers per Hour to /],
  ['km/h to mph', /^Kilometers per Hour to Miles per Hour$/],
  ['c to f', /^Celsius to Fahrenheit$/],
  ['°F to °C', /^Fahrenheit to Celsius$/],
  ['metres to feet', /^Meters to Feet$/],
  ['litre', /^Liters to /],
  ['grammes', /^Grams to /],
  ['foot', /^Feet to /],
  ['inch to cm', /^Inches to Centimeters$/],
  ['sq ft', /^Square Feet to /],
  ['m²', /^Square Meters to /],
  ['kilometrs', /^Kilometers to /],
  ['celcius to farenheit', /^Celsius to Fahrenheit$/],
  ['poudns to kg', /^Pounds to Kilograms$/],
  ['5 ft in m', /^Feet to Meters$/],
  ['how many feet in a mile', /^Miles to Feet$/],
  ['kg lb', /^Kilograms to Pounds$/],
  ['µm', /^Micrometers to /],
  ['mb to gb', /^Megabytes to Gigabytes$/],
  ['MPH', /^Miles per Hour to /],
  ['tablespoon', /^Tablespoons to /],
  ['kWh', /^Kilowatt.Hours to /],
];

test('the search understands symbols, singulars, British spelling, everyday words, and a one-letter typo', async ({
  page,
}) => {
  await page.goto('/category/length');
  const found = page.getByRole('search').getByRole('link');
  const missed: string[] = [];
  for (const [typed, first] of UNDERSTOOD) {
    await page.getByRole('searchbox', { name: finder }).fill(typed);
    await expect(found.first())
      .toHaveText(first)
      .catch(async () => missed.push(`${typed}: ${(await found.allTextContents()).join(', ')}`));
  }
  expect(missed).toEqual([]);
});
