import type { ReleaseDescriptor } from '@site/release/release-descriptor';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compose } from '../../support/compose.ts';
import { deriveRelease } from '../../support/release-copy.ts';
import { expect, test } from './composed-visitor.ts';

const HEADING = 'About Units of Measurement';
const NEXT_HEADING = 'About Units That People Measure With';

test.use({ serviceWorkers: 'allow' });

test('after a new release, a returning visitor downloads only the scripts that changed', async ({
  page,
  context,
  site,
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

  await page.goto('/about-units');
  const keptSite = () => page.evaluate(async () => (await caches.match('/_offline'))?.text() ?? '');
  await expect.poll(keptSite).toContain(first);
  // All page requests go through the worker, which fetches only what it lacks.
  const worker = context.serviceWorkers()[0];
  await worker?.evaluate(() => performance.clearResourceTimings());

  await compose(site.compositionFile, site.addressOf('mf-content', next));
  await expect.poll(async () => (await site.get('/about-units')).text).toContain(NEXT_HEADING);
  await page.goto('/about-units');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEXT_HEADING);
  await expect.poll(keptSite).toContain(next);
  const fetched =
    (await worker?.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))) ?? [];
  expect(fetched.length).toBeGreaterThan(1);
  expect(fetched.filter((url) => url.endsWith('.js'))).toEqual(
    changed.map((file) => `${site.addressOf('mf-content', next)}/${file}`),
  );
});
