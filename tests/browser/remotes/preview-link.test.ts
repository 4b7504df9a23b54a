import type { Page } from '@playwright/test';
import { compose, runCompose } from '../../support/compose.ts';
import type { ComposedSite } from '../../support/composed-site.ts';
import { deriveRelease } from '../../support/release-copy.ts';
import { waitFor } from '../../support/wait-for.ts';
import { findViolations } from '../pages/find-violations.ts';
import { heading } from '../page-parts.ts';
import { expect, test } from './composed-visitor.ts';

const HEADING = 'About Units of Measurement';
const NEXT_HEADING = 'About All Units of Measurement';
const BANNER = 'This is a preview of mf-content 9.0.0. Visitors see another version.';

test.use({ serviceWorkers: 'allow' });

let link = '';

test.beforeAll(async ({ site }) => {
  process.env['PREVIEW_KEY'] = 'a key that is long enough for a test of links';
  const next = deriveRelease(site.releaseRoot('mf-content'), site.releases['mf-content'], {
    version: '9.0.0',
    text: HEADING,
    instead: NEXT_HEADING,
  });
  // Other tests on this site may have left another release.
  await compose(site.compositionFile, site.addressOf('mf-content', site.releases['mf-content']));
  await site.startShell();
  link = await linkTo(site, next);
});
test.afterAll(() => void delete process.env['PREVIEW_KEY']);

async function linkTo(site: ComposedSite, release: string): Promise<string> {
  const { code, output } = await runCompose(
    site.compositionFile,
    'link',
    `mf-content=${site.addressOf('mf-content', release)}`,
    '--site',
    site.origin,
  );
  expect([code, output]).toEqual([0, expect.stringMatching(/^http:/)]);
  const address = output.trim();
  const cookie = (await fetch(address, { redirect: 'manual' })).headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  await waitFor('the preview', async () => (await fetch(site.origin, { headers: { cookie } })).ok);
  return address;
}

const banner = (page: Page) => page.getByRole('complementary', { name: 'About this view' });
const toUnits = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'About Units' }).click();

test('a visitor with a preview link stays in that version from page to page, while everyone else sees the live one', async ({
  page,
  site,
  browser,
}) => {
  const other = await browser.newPage();
  await Promise.all([page.goto(link), other.goto(site.origin)]);
  expect(page.url()).toBe(`${site.origin}/`);
  await expect(banner(page)).toContainText(BANNER);
  await expect(banner(other)).toHaveCount(0);

  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await toUnits(page);
  await expect(heading(page)).toHaveText(NEXT_HEADING);
  await expect(banner(page)).toContainText(BANNER);
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
  await other.goto(`${site.origin}/about-units`);
  await expect(heading(other)).toHaveText(HEADING);
  await other.close();

  await page.goto(`${site.origin}/about-units`);
  await expect(heading(page)).toHaveText(NEXT_HEADING);
  expect(await findViolations(page)).toEqual([]);

  await banner(page).getByRole('link', { name: 'Leave' }).click();
  await expect(heading(page)).toHaveText(HEADING);
  await expect(banner(page)).toHaveCount(0);
  expect(page.url()).toBe(`${site.origin}/about-units`);
});

test('pages seen through a preview link are not stored for offline use', async ({ page, site }) => {
  await page.goto(link);
  await toUnits(page);
  await expect(heading(page)).toHaveText(NEXT_HEADING);
  const kept = (kind: string) =>
    page.evaluate(async (ending) => {
      const names = (await caches.keys()).filter((name) => name.endsWith(ending));
      return (
        await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)))
      ).flat();
    }, `-${kind}`);
  // A page would have been cached before these.
  await expect.poll(async () => (await kept('files')).some((url) => url.includes('expose_article'))).toBe(true);
  await expect.poll(() => kept('offline')).toHaveLength(1);
  expect(await kept('pages')).toEqual([]);
  expect(await page.evaluate(async () => (await caches.match('/offline'))?.text())).not.toContain(
    'This is a preview of',
  );
  await page.goto(`${site.origin}/about-units`);
  expect(await kept('pages')).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page says which version it shows, and how to leave it', async ({ page }) => {
    await page.goto(link);
    await expect(banner(page)).toBeVisible();
    await toUnits(page);
    await expect(heading(page)).toHaveText(NEXT_HEADING);
    await banner(page).getByRole('link', { name: 'Leave' }).click();
    await expect(heading(page)).toHaveText(HEADING);
  });
});
