import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ComposedSite } from '../../support/composed-site.ts';
import { getCompositionId, footerLink, heading } from '../page-parts.ts';
import { composeText, expect, HEADING, isSameDocument, markDocument, onSlowNetwork, test } from './composed-visitor.ts';

const formatHeading = (version: string) => `${HEADING}, Release ${version}`;
const composeNext = (site: ComposedSite, version: string) => composeText(site, version, formatHeading(version));

test('an open tab stays on its release, even if the release is no longer on its server', async ({
  page,
  site,
  browser,
  expectProblem,
}) => {
  await onSlowNetwork(page);
  const first = await composeNext(site, '9.1.0');
  const scripts: string[] = [];
  page.on('response', (response) => void (response.ok() && scripts.push(response.url())));
  const namedCompositions: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${site.origin}/api/`)) namedCompositions.push(request.headers()['x-composition']);
  });
  await page.goto('/contact');
  const id = await getCompositionId(page);
  await markDocument(page);

  await composeNext(site, '9.2.0');
  await footerLink(page, 'About Us').click();
  await expect(heading(page)).toHaveText('About Us');
  rmSync(join(site.releaseRoot('mf-content'), first), { recursive: true });
  // The browser logs one 404. Other files of the release then come from the site.
  expectProblem(/9\.1\.0-derived/);
  const missed: string[] = [];
  page.on('requestfailed', (request) => missed.push(request.url()));
  await footerLink(page, 'About Units').click();
  await expect(heading(page)).toHaveText(formatHeading('9.1.0'));
  await footerLink(page, 'Sitemap').click();
  await expect(heading(page)).toHaveText('Sitemap');
  expect(missed).toEqual([expect.stringContaining('9.1.0-derived')]);
  expect(scripts.filter((url) => /expose_(article|sitemap)/.test(url))).toHaveLength(2);
  expect(scripts.filter((url) => url.includes('9.2.0'))).toEqual([]);
  expect(namedCompositions.length).toBeGreaterThan(0);
  expect(new Set(namedCompositions)).toEqual(new Set([id]));
  expect(await isSameDocument(page)).toBe(true);

  const newcomer = await browser.newPage({ baseURL: site.origin });
  await newcomer.goto('/about-units');
  await expect(heading(newcomer)).toHaveText(formatHeading('9.2.0'));
  await newcomer.close();
  await page.reload();
  await footerLink(page, 'About Units').click();
  await expect(heading(page)).toHaveText(formatHeading('9.2.0'));
  expect(await getCompositionId(page)).not.toBe(id);
});
