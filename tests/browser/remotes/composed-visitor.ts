import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { compose } from '../../support/compose.ts';
import { ComposedSite } from '../../support/composed-site.ts';
import { test as visitorTest } from '../visitor.ts';

interface ComposedFixtures {
  site: ComposedSite;
}

interface HealedFixtures {
  /** An automatic fixture. A hook in a shared module runs only for the first test file. */
  healed: undefined;
}

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

async function composeFirst(site: ComposedSite) {
  const first = site.firstReleases();
  const inForce = readFileSync(site.compositionFile, 'utf8');
  if (!first.every((address) => inForce.includes(address))) await compose(site.compositionFile, ...first);
}

/** A remote whose server fails is then unavailable. Requires blocked service workers. */
export async function withoutKeptFiles(page: Page) {
  await page.route('**/_releases/*/browser/**', (route) =>
    route.fulfill({ status: 404, body: 'No release of this site has this file.' }),
  );
}

/** Disables prefetching, so that each click shows its own requests. */
export async function onSlowNetwork(page: Page) {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } }));
}

export { expect } from '../visitor.ts';
