import type { Page } from '@playwright/test';
import { ComposedSite } from '../../support/composed-site.ts';
import { test as visitorTest } from '../visitor.ts';

interface ComposedFixtures {
  site: ComposedSite;
}

/** A visitor of a site whose remotes can be told to fail; each test begins with all of them well. */
export const test = visitorTest.extend<object, ComposedFixtures>({
  site: [
    async ({}, use) => {
      const site = await ComposedSite.start();
      await site.startShell();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
});

test.afterEach(async ({ site }) => {
  for (const remote of Object.values(site.remotes)) await remote.heal();
});

/** As where the site's disk has lost the releases: a remote whose server is away then is away. For pages without a service worker. */
export async function withoutKeptFiles(page: Page) {
  await page.route('**/_releases/**', (route) => route.fulfill({ status: 404, body: 'This is no file of a release that the site keeps.' }));
}

export { expect } from '../visitor.ts';
