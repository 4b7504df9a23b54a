import { CONVERTER, footerLink, heading } from '../page-parts.ts';
import { expect, expectWorkingConverter, expectWorkingFrame, KEPT, test } from './composed-visitor.ts';

test.beforeEach(({ expectProblem }) => expectProblem(/Minified React error|hydrat/i));

test('if the first page fails in the browser, it stays readable, and the visitor can retry', async ({
  page,
  fail,
  reports,
}) => {
  for (const fault of ['render', 'effect']) {
    await test.step(fault, async () => {
      reports.length = 0;
      await fail(fault);
      await page.goto(CONVERTER, { waitUntil: 'commit' });
      await expect(page.getByText(KEPT)).toBeVisible();
      await expect(heading(page)).toHaveText('Feet to Meters Converter');
      await expect(page.getByRole('table').first()).toBeVisible();
      await expect(page).toHaveTitle(/Feet to Meters/);
      await expectWorkingFrame(page);
      await expect.poll(() => reports.length).toBe(1);
      expect(reports[0]).toMatchObject({ remote: 'mf-converter', kind: 'render' });

      await page.evaluate(() => window.scrollTo(0, 800));
      await fail(undefined);
      await page.getByRole('button', { name: 'Try again' }).evaluate((button: HTMLElement) => button.click());
      await expect(page.getByText(KEPT)).toBeHidden();
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
      await expectWorkingConverter(page);
    });
  }
});

test('a page whose hydration fails once is rendered again and works', async ({ page, fail, reports }) => {
  await fail('hydration');
  await page.goto(CONVERTER);
  await expect.poll(() => page.evaluate(() => '__hydrated' in globalThis)).toBe(true);
  await expectWorkingConverter(page);
  await expect(page.getByText(KEPT)).toBeHidden();
  await expectWorkingFrame(page);
  await expect
    .poll(() => reports.map(({ message }) => message))
    .toEqual([expect.stringContaining('Faulty in hydration')]);
});

test('a first page with an unusable module stays readable, and the next page has its own title', async ({
  page,
  fail,
  reports,
}) => {
  await fail('load');
  await page.goto('/about-units', { waitUntil: 'commit' });
  await expect(page.getByText(KEPT)).toBeVisible();
  await expect(heading(page)).toHaveText('About Units of Measurement');
  await expectWorkingFrame(page);
  await expect.poll(() => reports.length).toBeGreaterThan(0);
  expect(reports[0]).toMatchObject({ remote: 'mf-content', kind: 'load' });
  await fail(undefined);
  await footerLink(page, 'Contact Us').click();
  await expect(page).toHaveTitle(/^Contact Us/);
  await expect(page.getByText(KEPT)).toBeHidden();
});
