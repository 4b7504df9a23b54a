import type { Page } from '@playwright/test';
import { compose } from '../../support/compose.ts';
import { deriveRelease } from '../../support/release-copy.ts';
import { compositionIdOf } from '../page-parts.ts';
import { expect, test } from './composed-visitor.ts';

const HEADING = 'About Units of Measurement';

test.use({ serviceWorkers: 'allow' });

/** The composition used offline for pages that were never opened. */
const keptComposition = (page: Page) =>
  page.evaluate(async () => {
    const html = await (await caches.match('/_offline'))?.text();
    return /"composition":\{"id":"(\w+)"/.exec(html ?? '')?.[1];
  });

test('a new composition replaces the whole offline copy, including pages that were never opened', async ({
  page,
  context,
  site,
  expectProblem,
}) => {
  await page.goto('/contact');
  const first = await compositionIdOf(page);
  await expect.poll(() => keptComposition(page)).toBe(first);

  const root = site.releaseRoot('mf-content');
  const release = deriveRelease(root, site.releases['mf-content'], {
    version: '9.7.0',
    text: HEADING,
    instead: `${HEADING}, Release 9.7.0`,
  });
  await compose(site.compositionFile, site.addressOf('mf-content', release));
  await page.goto('/contact');
  const second = await compositionIdOf(page);
  expect(second).not.toBe(first);
  await expect.poll(() => keptComposition(page)).toBe(second);

  await context.setOffline(true);
  expectProblem(/Failed to load resource/);
  await page.goto('/about-units');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${HEADING}, Release 9.7.0`);
  await page.goto('/converter/length/feet-to-meters');
  await expect(page.getByText('1 ft = 0.3048 m').first()).toBeVisible();
  expect(await compositionIdOf(page)).toBe(second);
});
