import type { Page } from '@playwright/test';
import { afterPageTimers } from '../after-page-timers.ts';
import { sampleOf } from '../../support/sample.ts';
import { expect, test } from '../visitor.ts';
import { converterParts } from '../converting/converter-parts.ts';

// Service worker requests bypass routes.
test.use({ serviceWorkers: 'block' });

async function withoutApi(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/api/**', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.abort();
  });
  await page.goto('/about-us');
  await page.waitForLoadState('networkidle');
  asked.length = 0;
  return asked;
}

/** Navigates within the site even if no link leads to `path`. */
async function goWithin(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

test.beforeEach(({ expectProblem }) => expectProblem(/Failed to load resource/));

test('without the API, All Converters lists the built-in categories', async ({ page }) => {
  await withoutApi(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'All Converters' }).click();
  await expect(page.locator('section[id^="section-"] a[href^="/category/"]')).toHaveCount(20);
});

test('without the API, the length page lists its twelve built-in conversions', async ({ page }) => {
  await withoutApi(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Length' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Length Converters');
  await expect(page.getByRole('region', { name: 'All length conversions' }).locator('a')).toHaveCount(12);
  await expect(converterParts(page).result).toHaveText('0.3048');
});

test("without the API, any other category shows 'No conversions available' with 'Back to Home', and its converter works", async ({
  page,
}) => {
  await withoutApi(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Weight', exact: true }).click();
  await expect(page.getByText('No conversions available')).toBeVisible();
  await converterParts(page).value.fill('2');
  await expect(converterParts(page).line).toHaveText('Result: 2 kg = 4.409 lb');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page.getByRole('tab', { name: 'Temperature' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Popular categories' }).getByRole('link')).toHaveCount(5);
});

test('without the API, a featured converter page is complete, including its own questions', async ({ page }) => {
  await withoutApi(page);
  await goWithin(page, '/converter/length/feet-to-meters');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Feet to Meters Converter');
  await expect(converterParts(page).line).toHaveText('Result: 1 ft = 0.3048 m');
  await expect
    .poll(() => page.getByRole('region', { name: 'Frequently Asked Questions' }).locator('summary').count())
    .toBeGreaterThan(3);
  await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(8);
  await expect(page.getByRole('heading', { name: 'Historical Context of Feet and Meters' })).toBeVisible();
});

test("without the API, any other converter shows the single question 'How do I convert from X to Y?'", async ({
  page,
}) => {
  await withoutApi(page);
  await goWithin(page, '/converter/length/yards-to-inches');
  const questions = page.getByRole('region', { name: 'Frequently Asked Questions' });
  await expect(questions.locator('summary')).toHaveText(['How do I convert from Yards to Inches?']);
  await questions.locator('summary').click();
  await expect(questions.getByText('multiply by 36')).toBeVisible();
  await expect(page.getByText('Apply the formula: yards × 36 = inches')).toBeVisible();
});

test('a failed call is not retried', async ({ page }) => {
  const asked = await withoutApi(page);
  await goWithin(page, '/converter/length/yards-to-inches');
  await expect(page.getByRole('region', { name: 'Frequently Asked Questions' }).locator('summary')).toHaveCount(1);
  await goWithin(page, '/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/About/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yards to Inches Converter');
  await afterPageTimers(page, 300);
  expect(asked.filter((path) => path !== '/api/ga-id').toSorted()).toEqual([
    '/api/categories',
    '/api/conversions/category/length',
    '/api/conversions/yards-to-inches',
    '/api/faqs/yards-to-inches',
  ]);
});

const ANSWERS = [
  ['404', { status: 404, json: { statusCode: 404, error: 'Not Found', message: 'No.' } }],
  ['500 without a body', { status: 500, body: '' }],
  ['an object', { json: {} }],
  ['a list of empty items', { json: [null, {}] }],
  ['another page', { contentType: 'text/html', body: '<!DOCTYPE html><p>Welcome' }],
] as const;

for (const [what, answer] of sampleOf(ANSWERS, 3)) {
  test(`an API that returns ${what} counts as unavailable, and built-in data is used`, async ({ page }) => {
    await page.route(/\/api\/(categories|conversions|faqs|units)/, (route) => route.fulfill(answer));
    await page.goto('/about-us');
    await page.getByRole('contentinfo').getByRole('link', { name: 'All Converters' }).click();
    await expect(page.locator('section[id^="section-"] a[href^="/category/"]')).toHaveCount(20);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Length' }).click();
    await expect(page.getByRole('region', { name: 'All length conversions' }).locator('a')).toHaveCount(12);
    await goWithin(page, '/converter/length/feet-to-meters');
    await expect(converterParts(page).line).toHaveText('Result: 1 ft = 0.3048 m');
    await expect(page.getByText('Apply the formula: feet × 0.3048 = meters')).toBeVisible();
    await expect
      .poll(() => page.getByRole('region', { name: 'Frequently Asked Questions' }).locator('summary').count())
      .toBeGreaterThan(3);
  });
}

test("'No formula available' appears when the API has no formula for a pair", async ({ page }) => {
  await page.route('**/api/conversions/yards-to-inches', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), formula: '' } });
  });
  await page.goto('/about-us');
  await goWithin(page, '/converter/length/yards-to-inches');
  await expect(page.getByText('No formula available')).toBeVisible();
});

test('following a link to a nonexistent conversion shows an error page and logs it', async ({ page }) => {
  await page.goto('/about-us');
  const logged: string[] = [];
  page.on('console', (message) => void (message.text().includes('has the slug') && logged.push(message.text())));
  await goWithin(page, '/converter/length/feet-to-nothing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conversion Not Found');
  await expect.poll(() => logged).toEqual(['No conversion has the slug "feet-to-nothing"']);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByRole('tab', { name: 'Length' })).toBeVisible();
});

test('a response without questions keeps the built-in questions', async ({ page }) => {
  await page.goto('/about-us');
  await page.waitForLoadState('networkidle');
  await page.route('**/api/faqs/*', (route) => route.fulfill({ json: [] }));
  await goWithin(page, '/converter/length/feet-to-meters');
  const questions = page.getByRole('region', { name: 'Frequently Asked Questions' });
  await expect(questions.getByText('How do I convert feet to meters?')).toBeVisible();
});
