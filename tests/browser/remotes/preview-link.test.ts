import type { Page } from '@playwright/test';
import { runCompose } from '../../support/compose.ts';
import type { ComposedSite } from '../../support/composed-site.ts';
import { deriveRelease } from '../../support/release-copy.ts';
import { waitFor } from '../../support/wait-for.ts';
import { findViolations } from '../pages/find-violations.ts';
import { footerLink, heading } from '../page-parts.ts';
import { expect, HEADING, isSameDocument, markDocument, PREVIEW_KEY, test } from './composed-visitor.ts';

const NEXT_HEADING = 'About All Units of Measurement';
const BANNER = 'This is a preview of mf-content 9.0.0. Visitors see another version.';

test.use({ serviceWorkers: 'allow' });

async function linkToNext(site: ComposedSite): Promise<string> {
  const text = { version: '9.0.0', text: HEADING, instead: NEXT_HEADING };
  const next = deriveRelease(site.releaseRoot('mf-content'), site.releases['mf-content'], text);
  process.env['PREVIEW_KEY'] = PREVIEW_KEY;
  const release = `mf-content=${site.getReleaseUrl('mf-content', next)}`;
  const { code, output } = await runCompose(site.compositionFile, 'link', release, '--site', site.origin);
  delete process.env['PREVIEW_KEY'];
  expect([code, output]).toEqual([0, expect.stringMatching(/^http:/)]);
  const pageUrl = output.trim();
  const cookie = (await fetch(pageUrl, { redirect: 'manual' })).headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  await waitFor('the preview', async () => (await fetch(site.origin, { headers: { cookie } })).ok);
  return pageUrl;
}

const banner = (page: Page) => page.getByRole('complementary', { name: 'About this view' });

async function kept(page: Page, kind: string): Promise<string[]> {
  return page.evaluate(async (ending) => {
    const names = (await caches.keys()).filter((name) => name.endsWith(ending));
    return (
      await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)))
    ).flat();
  }, `-${kind}`);
}

test('a visitor with a preview link stays in the previewed version, without offline copies', async ({ page, site }) => {
  await page.goto(await linkToNext(site));
  expect(page.url()).toBe(`${site.origin}/`);
  await expect(banner(page)).toContainText(BANNER);
  await markDocument(page);
  await footerLink(page, 'About Units').click();
  await expect(heading(page)).toHaveText(NEXT_HEADING);
  await expect(banner(page)).toContainText(BANNER);
  expect(await isSameDocument(page)).toBe(true);
  expect(await findViolations(page)).toEqual([]);

  // The worker serves this document. It caches the app shell last.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto('/about-units');
  await expect(heading(page)).toHaveText(NEXT_HEADING);
  await expect.poll(() => kept(page, 'offline')).toEqual(['/offline', '/_offline'].map((path) => site.origin + path));
  expect(await kept(page, 'pages')).toEqual([]);
  for (const path of ['/offline', '/_offline'])
    expect(await page.evaluate(async (url) => (await caches.match(url))?.text(), path)).not.toContain('preview of');

  await banner(page).getByRole('link', { name: 'Leave' }).click();
  await expect(heading(page)).toHaveText(HEADING);
  await expect(banner(page)).toHaveCount(0);
  expect(page.url()).toBe(`${site.origin}/about-units`);
});
