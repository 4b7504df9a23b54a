import { CONVERTER, footerLink, heading } from '../page-parts.ts';
import {
  AWAY,
  BROKEN,
  composeText,
  expect,
  expectWorkingConverter,
  expectWorkingFrame,
  isSameDocument,
  markDocument,
  test,
} from './composed-visitor.ts';

/** The data of a page is cached after it loads, so each fault uses its own page. */
const FAULTS = [
  ['render', 'render', 'Faulty in rendering', 'Contact Us', 'mf-contact', '/contact'],
  ['load rejects', 'render', 'Faulty in load', 'Sitemap', 'mf-content', '/sitemap'],
  ['no result', 'render', 'Cannot read properties', 'Privacy Policy', 'mf-content', '/privacy-policy'],
  ['section', 'render', 'Faulty in section', 'About Us', 'mf-content', '/about-us'],
  ['effect', 'render', 'Faulty in effect', 'Conversion Guides', 'mf-content', '/conversion-guides'],
  ['timer', 'event', 'Faulty in timer', 'Length', 'mf-converter', '/category/length'],
  ['text in timer', 'event', 'Faulty text in timer', 'Weight', 'mf-converter', '/category/weight'],
] as const;

test('a page that fails shows the failure page, is reported once, and works on retry', async ({
  page,
  fail,
  reports,
}) => {
  await page.goto('/about-units');
  await markDocument(page);
  for (const [index, [fault, kind, message, link, remote, path]] of FAULTS.entries()) {
    await test.step(fault, async () => {
      await fail(fault);
      await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
      await expect(heading(page)).toHaveText(BROKEN);
      await expect(page).toHaveTitle(new RegExp(BROKEN));
      expect(new URL(page.url()).pathname).toBe(path);
      await expectWorkingFrame(page);
      await expect.poll(() => reports.length).toBe(index + 1);
      expect(reports[index]).toEqual({
        remote,
        release: '8.0.0-derived',
        composition: expect.stringMatching(/^[\da-f]{16}$/),
        kind,
        message: expect.stringContaining(message),
      });
      expect(reports[index]?.message).toContain(`on ${path}`);
      expect(reports[index]?.message).not.toContain('who=visitor');

      await fail(undefined);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(heading(page)).not.toHaveText(BROKEN);
      await expect(page).not.toHaveTitle(new RegExp(BROKEN));
      await expect(page.locator('#main')).toBeFocused();
    });
  }
  expect(await isSameDocument(page)).toBe(true);
  expect(reports).toHaveLength(FAULTS.length);
});

test('a visitor can leave a broken page with Back or a link, and a second visit retries the page', async ({
  page,
  fail,
}) => {
  await page.goto(CONVERTER);
  await fail('render');
  await page.locator('main a[href^="/converter/length/meters-to-feet"]').first().click();
  await expect(heading(page)).toHaveText(BROKEN);
  await fail(undefined);
  await page.goBack();
  await expect(heading(page)).toHaveText('Feet to Meters Converter');
  await expect(page).toHaveTitle(/Feet to Meters/);
  await expectWorkingConverter(page);
  await page.goForward();
  await expect(heading(page)).toHaveText('Meters to Feet Converter');

  await fail('render');
  await footerLink(page, 'About Us').click();
  await expect(heading(page)).toHaveText(BROKEN);
  await fail(undefined);
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(heading(page)).not.toHaveText(BROKEN);
});

test('the second retry reloads the page from the server', async ({ page, fail }) => {
  await page.goto('/about-units');
  await fail('effect');
  await markDocument(page);
  await footerLink(page, 'Contact Us').click();
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await expect(heading(page)).toHaveText(BROKEN);
  // The second attempt renders a new failure page.
  await heading(page).evaluate((element) => element.setAttribute('data-attempt', 'first'));
  await tryAgain.click();
  await expect(page.locator('h1:not([data-attempt])')).toHaveText(BROKEN);
  expect(await isSameDocument(page)).toBe(true);
  await fail(undefined);
  await tryAgain.click();
  await expect(heading(page)).toHaveText('Contact Us');
  expect(await isSameDocument(page)).toBe(false);
});

test('the first retry reloads the page if a newer release is live', async ({ page, site, fail }) => {
  await page.goto('/contact');
  await fail('effect');
  await footerLink(page, 'About Units').click();
  await expect(heading(page)).toHaveText(BROKEN);
  await fail(undefined);
  await composeText(site, '9.8.0', 'About Units, Corrected');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('About Units, Corrected');
});

test('an unusable module shows a failure page, and is reported once', async ({ page, fail, reports }) => {
  await page.goto('/about-units');
  const tryAgain = page.getByRole('link', { name: 'Try again' });
  for (const [fault, link, message] of [
    ['no page', 'All Converters', 'does not export a page'],
    ['load', 'Contact Us', 'Faulty at load'],
  ] as const) {
    await test.step(fault, async () => {
      await fail(fault);
      await footerLink(page, link).click();
      await expect(heading(page)).toHaveText(AWAY);
      await expectWorkingFrame(page);
      const ofFault = () => reports.filter((report) => report.kind === 'load' && report.message.includes(message));
      await expect.poll(() => ofFault().length).toBeGreaterThan(0);
      const before = reports.length;
      await tryAgain.click();
      await expect(heading(page)).toHaveText(AWAY);
      expect(reports).toHaveLength(before);
    });
  }
  await fail(undefined);
  await tryAgain.click();
  await expect(heading(page)).toHaveText('Contact Us');
  await page.getByLabel('Subject').fill('It works');
});

test('a page that fails while the visitor leaves it does not affect the next page', async ({ page, fail, reports }) => {
  await fail('cleanup');
  await page.goto('/contact');
  await expect(heading(page)).toHaveText('Contact Us');
  await page.getByLabel('Subject').fill('Before');
  await footerLink(page, 'About Units').click();
  await expect(heading(page)).toHaveText('About Units of Measurement');
  await expect.poll(() => reports.length).toBe(1);
  expect(reports[0]).toMatchObject({ remote: 'mf-contact', kind: 'render' });
  await expectWorkingFrame(page);
  await expect(heading(page)).toHaveText('About Units of Measurement');
});

test('a later failure keeps the server’s page or shows the failure page, and typed text survives the retry', async ({
  page,
  fail,
  reports,
}) => {
  await fail(undefined);
  await page.goto(CONVERTER);
  for (const [index, event] of ['fault:promise', 'fault:again'].entries()) {
    await test.step(event, async () => {
      await expectWorkingConverter(page);
      await page.evaluate((name) => dispatchEvent(new Event(name)), event);
      await expect(page.getByText('Part of this page didn’t start')).toBeVisible();
      await expect.poll(() => reports.length).toBe(index + 1);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('Part of this page didn’t start')).toHaveCount(0);
      await expect(page).toHaveTitle(/Feet to Meters/);
    });
  }
  await page.goto('/about-units');
  await page.evaluate(() => Object.assign(globalThis, { __withButtons: true }));
  await footerLink(page, 'Contact Us').click();
  await page.getByLabel('Subject').fill('What I have written');
  await test.step('an unexpected notice does not break the frame or the form', async () => {
    await page.evaluate(() => dispatchEvent(new Event('fault:notice')));
    await expectWorkingFrame(page);
    await expect(page.getByLabel('Subject')).toHaveValue('What I have written');
  });
  for (const button of ['Fail', 'Reject']) {
    await test.step(button, async () => {
      const before = reports.length;
      await page.getByRole('button', { name: button }).click();
      await expect(heading(page)).toHaveText(BROKEN);
      await expect(page.locator('#main')).toBeFocused();
      await expect.poll(() => reports.length).toBe(before + 1);
      expect(reports[before]).toMatchObject({ remote: 'mf-contact', kind: 'event' });
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(heading(page)).toHaveText('Contact Us');
      await expect(page.getByLabel('Subject')).toHaveValue('What I have written');
      // A second retry would load a new document, which has no buttons.
      await footerLink(page, 'About Units').click();
      await footerLink(page, 'Contact Us').click();
    });
  }
});
