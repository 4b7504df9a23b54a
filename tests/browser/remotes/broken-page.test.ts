import { footerLink, heading } from '../page-parts.ts';
import { BROKEN, expect, expectWorkingFrame, test } from './faulty-visitor.ts';
import { sampleOf } from '../../support/sample.ts';

const FAULTS = [
  ['render', 'render', 'Faulty in rendering'],
  ['load throws', 'render', 'Faulty in load'],
  ['load rejects', 'render', 'Faulty in load'],
  ['no result', 'render', 'Cannot read properties'],
  ['section', 'render', 'Faulty in section'],
  ['layout effect', 'effect', 'Faulty in layout effect'],
  ['effect', 'effect', 'Faulty in effect'],
  ['timer', 'event', 'Faulty in timer'],
  ['text in timer', 'event', 'Faulty text in timer'],
] as const;

for (const [fault, kind, message] of sampleOf(FAULTS, 3)) {
  test(`a page that fails (${fault}) shows the failure page inside the working site, and is reported once`, async ({
    page,
    fail,
    reports,
  }) => {
    await page.goto('/about-units');
    await fail(fault);
    await page.evaluate(() => Object.assign(globalThis, { __same: true }));
    await footerLink(page, 'Contact Us').click();
    await expect(heading(page)).toHaveText(BROKEN);
    await expect(page).toHaveTitle(new RegExp(BROKEN));
    await expect(page).toHaveURL(/\/contact$/);
    await expectWorkingFrame(page);
    await expect.poll(() => reports.length).toBe(1);
    expect(reports[0]).toEqual({
      remote: 'mf-contact',
      release: '8.0.0-derived',
      composition: expect.stringMatching(/^[\da-f]{16}$/),
      kind,
      message: expect.stringContaining(message),
    });
    expect(reports[0]?.message).not.toContain('who=visitor');
    expect(reports[0]?.message).toContain('on /contact');
    expect(reports[0]?.message.length).toBeLessThanOrEqual(300);

    await fail(undefined);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText('Contact Us');
    await expect(page).toHaveTitle(/^Contact Us/);
    await expect(page.locator('#main')).toBeFocused();
    await page.getByLabel('Subject').fill('It works');
    expect(await page.evaluate(() => '__same' in globalThis)).toBe(true);
    expect(reports.length).toBe(1);
  });
}

test('a page that fails on a first retry is reloaded from the server on the next one', async ({ page, fail }) => {
  await page.goto('/about-units');
  await fail('effect');
  await page.evaluate(() => Object.assign(globalThis, { __same: true }));
  await footerLink(page, 'Contact Us').click();
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await expect(heading(page)).toHaveText(BROKEN);
  // The second attempt renders a new failure page.
  await heading(page).evaluate((element) => element.setAttribute('data-attempt', 'first'));
  await tryAgain.click();
  await expect(page.locator('h1:not([data-attempt])')).toHaveText(BROKEN);
  expect(await page.evaluate(() => '__same' in globalThis)).toBe(true);

  await fail(undefined);
  await tryAgain.click();
  await expect(heading(page)).toHaveText('Contact Us');
  expect(await page.evaluate(() => '__same' in globalThis)).toBe(false);
});

test('Back and links leave a broken page, and visiting it again retries it', async ({ page, fail }) => {
  await page.goto('/about-units');
  await fail('render');
  await footerLink(page, 'Contact Us').click();
  await expect(heading(page)).toHaveText(BROKEN);
  await fail(undefined);
  await page.goBack();
  await expect(heading(page)).toHaveText('About Units of Measurement');
  await expect(page).toHaveTitle(/About Units/);
  await page.goForward();
  await expect(heading(page)).toHaveText('Contact Us');

  await fail('render');
  await footerLink(page, 'About Us').click();
  await expect(heading(page)).toHaveText(BROKEN);
  await fail(undefined);
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(heading(page)).not.toHaveText(BROKEN);
});

for (const fault of ['cleanup', 'layout cleanup']) {
  test(`a page that fails while the visitor leaves it (${fault}) doesn’t disturb the next page`, async ({
    page,
    fail,
    reports,
  }) => {
    await fail(fault);
    await page.goto('/contact');
    await page.getByLabel('Subject').fill('Before');
    await footerLink(page, 'About Units').click();
    await expect(heading(page)).toHaveText('About Units of Measurement');
    await expect.poll(() => reports.length).toBe(1);
    expect(reports[0]).toMatchObject({
      remote: 'mf-contact',
      kind: 'effect',
      message: expect.stringContaining('Faulty in cleanup'),
    });
    await expect(heading(page)).toHaveText('About Units of Measurement');
    await expectWorkingFrame(page);
    await footerLink(page, 'Contact Us').click();
    await expect(heading(page)).toHaveText('Contact Us');
    await page.goBack();
    await expect(heading(page)).toHaveText('About Units of Measurement');
  });
}
