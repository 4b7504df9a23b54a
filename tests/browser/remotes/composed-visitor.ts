import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { compose } from '../../support/compose.ts';
import { ComposedSite } from '../../support/composed-site.ts';
import { test as visitorTest } from '../visitor.ts';

interface ComposedFixtures {
  site: ComposedSite;
}

interface HealedFixtures {
  /** By itself. Not a hook: one that stands in a module of several test files is run for the first of them alone. */
  healed: undefined;
}

/** A visitor of a site whose remotes can be told to fail; each test begins with all of them well, and with the releases that were composed at first. */
export const test = visitorTest.extend<HealedFixtures, ComposedFixtures>({
  site: [
    async ({}, use) => {
      const site = await ComposedSite.start();
      await site.startShell();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  healed: [
    async ({ site }, use) => {
      await composeFirst(site);
      await use(undefined);
      for (const remote of Object.values(site.remotes)) await remote?.heal();
    },
    { auto: true },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
});

/** Goes back to the first releases where the test before has composed others. */
async function composeFirst(site: ComposedSite) {
  const first = site.firstReleases();
  const inForce = readFileSync(site.compositionFile, 'utf8');
  if (!first.every((address) => inForce.includes(address))) await compose(site.compositionFile, ...first);
}

/**
 * As where the site's disk has lost the releases, of which it has in memory what each says of itself: a remote whose
 * server is away then is away. For pages without a service worker.
 */
export async function withoutKeptFiles(page: Page) {
  await page.route('**/_releases/*/browser/**', (route) =>
    route.fulfill({ status: 404, body: 'This is no file of a release that the site keeps.' }),
  );
}

/** As on a slow network, where nothing is loaded ahead of a click: what each click asks for is seen then. */
export async function onSlowNetwork(page: Page) {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } }));
}

export { expect } from '../visitor.ts';
