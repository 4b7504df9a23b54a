import type { Page } from '@playwright/test';
import { ComposedSite } from '../../support/composed-site.ts';
import { test as visitorTest } from '../visitor.ts';

interface ComposedFixtures {
  site: ComposedSite;
}

interface HealedFixtures {
  /** By itself. Not a hook: one that stands in a module of several test files is run for the first of them alone. */
  healed: undefined;
}

/** A visitor of a site whose remotes can be told to fail; each test begins with all of them well. */
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
      await use(undefined);
      for (const remote of Object.values(site.remotes)) await remote.heal();
    },
    { auto: true },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
});

/** As where the site's disk has lost the releases: a remote whose server is away then is away. For pages without a service worker. */
export async function withoutKeptFiles(page: Page) {
  await page.route('**/_releases/**', (route) => route.fulfill({ status: 404, body: 'This is no file of a release that the site keeps.' }));
}

export { expect } from '../visitor.ts';
