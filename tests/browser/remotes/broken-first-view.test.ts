import { sampleOf } from '../../support/sample.ts';
import { BROKEN, expect, expectWorkingFrame, test } from './faulty-visitor.ts';

const KEPT = 'Part of this page did not start';

const FAULTS = [
  ['render', 'render'],
  ['layout effect', 'effect'],
  ['effect', 'effect'],
] as const;

for (const [fault, kind] of sampleOf(FAULTS, 2)) {
  test(`a first page that fails (${fault}) stays readable as the server sent it, and can be retried`, async ({
    page,
    fail,
    reports,
    expectProblem,
  }) => {
    expectProblem(/Minified React error|hydrat/i);
    await fail(fault);
    await page.goto('/converter/length/feet-to-meters');
    await expect(page.getByText(KEPT)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Feet to Meters Converter');
    await expect(page.getByRole('table').first()).toBeVisible();
    await expect(page).toHaveTitle(/Feet to Meters/);
    await expectWorkingFrame(page);
    await expect.poll(() => reports.length).toBe(1);
    expect(reports[0]).toMatchObject({ remote: 'mf-converter', kind });

    await fail(undefined);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(KEPT)).toBeHidden();
    await page.getByLabel('From', { exact: true }).first().fill('12');
    await expect(page.getByText('12 ft = 3.658 m')).toBeVisible();
  });
}

test('the visitor keeps the scroll position on a page whose code fails', async ({ page, fail, expectProblem }) => {
  expectProblem(/Minified React error|hydrat/i);
  await fail('effect');
  await page.goto('/about-units#imperial', { waitUntil: 'commit' });
  await expect(page.getByText(KEPT)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 800));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(KEPT)).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
});

test('after a first page that failed, the next page has its own title', async ({ page, fail, expectProblem }) => {
  expectProblem(/Minified React error|hydrat/i);
  await fail('render');
  await page.goto('/about-units');
  await expect(page.getByText(KEPT)).toBeVisible();
  await fail(undefined);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveTitle(/^Contact Us/);
  await expect(page.getByText(KEPT)).toBeHidden();
});

test('a page whose hydration fails once is rendered again and works', async ({
  page,
  fail,
  expectProblem,
  reports,
}) => {
  expectProblem(/Minified React error|hydrat/i);
  await fail('hydration');
  await page.goto('/converter/length/feet-to-meters');
  await expect.poll(() => page.evaluate(() => '__hydrated' in globalThis)).toBe(true);
  await page.getByLabel('From', { exact: true }).first().fill('12');
  await expect(page.getByText('12 ft = 3.658 m')).toBeVisible();
  await expect(page.getByText(KEPT)).toBeHidden();
  await expectWorkingFrame(page);
  await expect
    .poll(() => reports.map(({ message }) => message))
    .toEqual([expect.stringContaining('Faulty in hydration')]);
});

for (const fault of sampleOf(['load', 'no page', 'no component'], 3, 1)) {
  test(`a first page with an unusable module (${fault}) stays readable, and says that it doesn’t work`, async ({
    page,
    fail,
    reports,
  }) => {
    await fail(fault);
    await page.goto('/about-units');
    await expect(page.getByText(KEPT)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Units of Measurement');
    await expectWorkingFrame(page);
    await expect.poll(() => reports.length).toBeGreaterThan(0);
    expect(reports[0]).toMatchObject({ remote: 'mf-content', kind: 'load' });
  });
}

test('a first page that fails after the visitor used it shows the failure page, because its content no longer matches the server’s', async ({
  page,
  fail,
}) => {
  await fail(undefined);
  await page.goto('/converter/length/feet-to-meters');
  await page.getByLabel('From', { exact: true }).first().fill('12');
  await expect(page.getByText('12 ft = 3.658 m')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('fault:again')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(BROKEN);
  await expectWorkingFrame(page);
});
