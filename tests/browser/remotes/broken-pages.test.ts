import { readFileSync } from 'node:fs';
import { compose, runCompose } from '../../support/compose.ts';
import { BROKEN, expect, expectWorkingFrame, test } from './faulty-visitor.ts';
import { sampleOf } from '../../support/sample.ts';

const AWAY = 'This page isn’t available right now';
const PAGES = [
  ['/', 'mf-converter'],
  ['/all-converters', 'mf-converter'],
  ['/category/length', 'mf-converter'],
  ['/about-units', 'mf-content'],
  ['/sitemap', 'mf-content'],
  ['/contact', 'mf-contact'],
] as const;

for (const [path, remote] of sampleOf(PAGES, 2)) {
  test(`${path} breaks inside the working site, and works on retry`, async ({ page, fail, reports }) => {
    await page.goto(path === '/contact' ? '/about-us' : '/contact');
    await fail('render');
    await page.locator(`:is(header, footer) a[href="${path}"]:visible`).first().click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(BROKEN);
    await expectWorkingFrame(page);
    await expect.poll(() => reports.length).toBe(1);
    expect(reports[0]).toMatchObject({ remote, kind: 'render' });
    await fail(undefined);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading).toBeVisible();
    await expect(heading).not.toHaveText(BROKEN);
  });
}

test('a converter breaks on the way from another one, and the previous one still works', async ({ page, fail }) => {
  await page.goto('/converter/length/feet-to-meters');
  await fail('render');
  await page.locator('main a[href^="/converter/length/meters-to-feet"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(BROKEN);
  await expectWorkingFrame(page);
  await fail(undefined);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Feet to Meters Converter');
  await page.getByLabel('From', { exact: true }).first().fill('12');
  await expect(page.getByText('12 ft = 3.658 m')).toBeVisible();
});

const UNUSABLE = [
  ['load', 'Faulty at load'],
  ['no page', 'does not export a page'],
  ['no component', 'does not export a page'],
] as const;

for (const [fault, message] of sampleOf(UNUSABLE, 3)) {
  test(`an unusable module (${fault}) shows a failure page, and is reported once however often it is retried`, async ({
    page,
    fail,
    reports,
  }) => {
    await page.goto('/about-units');
    await fail(fault);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(AWAY);
    await expectWorkingFrame(page);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(AWAY);
    await expect.poll(() => reports.filter((report) => report.message.includes(message)).length).toBe(1);
    expect(reports[0]).toMatchObject({ remote: 'mf-contact', kind: 'load' });

    await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(AWAY);
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Units of Measurement');
  });
}

test('the second retry of a module that failed to start loads the page’s document', async ({ page, fail }) => {
  await page.goto('/about-units');
  await fail('load');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  const tryAgain = page.getByRole('link', { name: 'Try again' });
  await tryAgain.click();
  await fail(undefined);
  await tryAgain.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  await page.getByLabel('Subject').fill('It works');
});

test('after the operator rolls back to a working release, a retry loads it', async ({ page, site, fail }) => {
  await page.goto('/about-units');
  await fail('effect');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(BROKEN);
  const before = await site.get('/composition.json');
  const { revision } = JSON.parse(readFileSync(site.compositionFile, 'utf8')) as { revision: number };
  await compose(site.compositionFile, ...site.firstReleases());
  try {
    await expect.poll(async () => (await site.get('/composition.json')).text).not.toBe(before.text);
    // The new release ignores the fault.
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
    await page.getByLabel('Subject').fill('It works');
  } finally {
    // Other test files share this site and expect the faulty release.
    expect((await runCompose(site.compositionFile, 'rollback', '--to', String(revision))).code).toBe(0);
  }
});
