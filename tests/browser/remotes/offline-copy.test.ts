import type { ReleaseDescriptor } from '@site/release/release-descriptor';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compose } from '../../support/compose.ts';
import { deriveRelease } from '../../support/release-copy.ts';
import { getCompositionId, heading } from '../page-parts.ts';
import { expect, test } from './composed-visitor.ts';

const HEADING = 'About Units of Measurement';
const NEXT_HEADING = 'About Units That People Measure With';

test.use({ serviceWorkers: 'allow' });

/** Returns the composition that offline pages use if the visitor never opened them. */
const keptComposition = (page: Page) =>
  page.evaluate(async () => {
    const html = await (await caches.match('/_offline'))?.text();
    return /"composition":\{"id":"(\w+)"/.exec(html ?? '')?.[1];
  });

test('after a release, the offline copy is updated by downloading only the changed scripts', async ({
  page,
  context,
  site,
  expectProblem,
}) => {
  const root = site.releaseRoot('mf-content');
  const first = site.releases['mf-content'];
  const next = deriveRelease(root, first, { version: '9.1.0', text: HEADING, instead: NEXT_HEADING });
  const [before, after] = [first, next].map(
    (release) => JSON.parse(readFileSync(join(root, release, 'release.json'), 'utf8')) as ReleaseDescriptor,
  );
  const changed = Object.keys(after?.files ?? {}).filter(
    (file) => /^browser\/.*\.js$/.test(file) && after?.files[file] !== before?.files[file],
  );
  expect(changed).toHaveLength(1);

  await page.goto('/contact');
  const firstId = await getCompositionId(page);
  await expect.poll(() => keptComposition(page)).toBe(firstId);
  // All requests of the page go through the worker, which fetches only the files that it has not stored.
  const worker = context.serviceWorkers()[0];
  await worker?.evaluate(() => performance.clearResourceTimings());

  await compose(site.compositionFile, site.getReleaseUrl('mf-content', next));
  await page.goto('/contact');
  const secondId = await getCompositionId(page);
  expect(secondId).not.toBe(firstId);
  await expect.poll(() => keptComposition(page)).toBe(secondId);
  const fetched =
    (await worker?.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))) ?? [];
  // The worker downloads scripts from the site’s own copy of the release.
  const scripts = fetched.filter((url) => url.endsWith('.js'));
  expect(scripts).toEqual(changed.map((file) => expect.stringMatching(new RegExp(`^${site.origin}/.*${file}$`))));

  await context.setOffline(true);
  expectProblem(/Failed to load resource/);
  await page.goto('/about-units');
  await expect(heading(page)).toHaveText(NEXT_HEADING);
  await page.goto('/converter/length/feet-to-meters');
  await expect(page.getByText('1 ft = 0.3048 m').first()).toBeVisible();
  expect(await getCompositionId(page)).toBe(secondId);
});
