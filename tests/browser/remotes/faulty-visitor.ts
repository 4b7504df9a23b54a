import type { Page } from '@playwright/test';
import { compose } from '../../support/compose.ts';
import { ComposedSite } from '../../support/composed-site.ts';
import { deriveFaultyRelease } from '../../support/faulty-in-browser.ts';
import { expect, test as visitorTest } from '../visitor.ts';

export interface Report {
  remote: string;
  release: string;
  composition: string;
  kind: string;
  message: string;
}

interface FaultyFixtures {
  reports: Report[];
  /** Applies to this document and later ones. */
  fail: (fault: string | undefined) => Promise<void>;
}

/** Remotes of this site fail only in the browser, as the test sets. */
export const test = visitorTest.extend<FaultyFixtures, { site: ComposedSite }>({
  site: [
    async ({}, use) => {
      const site = await ComposedSite.start();
      await compose(
        site.compositionFile,
        ...Object.entries(site.releases).map(([remote, release = '']) =>
          site.addressOf(remote, deriveFaultyRelease(site.releaseRoot(remote), release)),
        ),
      );
      await site.startShell();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  // The server may reject reports.
  reports: [
    async ({ page }, use) => {
      const reports: Report[] = [];
      await page.context().route('**/_report', async (route) => {
        reports.push(route.request().postDataJSON() as Report);
        await route.fulfill({ status: 204 });
      });
      await use(reports);
    },
    { auto: true },
  ],
  fail: async ({ page, expectProblem }, use) => {
    expectProblem(/Faulty|is not a function|Cannot read properties/);
    await use(async (fault) => {
      const set = (name: string | undefined) => void Object.assign(globalThis, { __fault: name });
      await page.addInitScript(set, fault);
      if (page.url() !== 'about:blank') await page.evaluate(set, fault);
    });
  },
});

export const BROKEN = 'Something went wrong on this page';

export async function expectWorkingFrame(page: Page) {
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const more = page.getByRole('banner').getByRole('button', { name: 'More' });
  await more.click();
  await expect(page.locator('#header-more')).toBeVisible();
  await page.keyboard.press('Escape');
}

export { expect } from '../visitor.ts';
