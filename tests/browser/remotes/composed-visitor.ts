import type { Page } from '@playwright/test';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { compose } from '../../support/compose.ts';
import { ComposedSite } from '../../support/composed-site.ts';
import { deriveFaultyRelease } from '../../support/faulty-in-browser.ts';
import { deriveRelease } from '../../support/release-copy.ts';
import { type RemoteName, REMOTES } from '../../support/project.ts';
import { expect, test as visitorTest } from '../visitor.ts';

export const BROKEN = 'Something went wrong on this page';
export const AWAY = 'This page isn’t available right now';
export const KEPT = 'Part of this page didn’t start';
export const HEADING = 'About Units of Measurement';
export const PREVIEW_KEY = 'a key that is long enough for a test of links';

export interface Report {
  remote: string;
  release: string;
  composition: string;
  kind: string;
  message: string;
}

interface TagServer {
  origin: string;
  asked: string[];
}

interface WorkerFixtures {
  /** The site of this Playwright worker. Its first releases work, until a test calls `fail`. */
  site: ComposedSite;
  /** This server replaces Google's server of the analytics script. */
  tags: TagServer;
}

interface TestFixtures {
  /** This is an automatic fixture, because a hook in a shared module runs only for the first test file. */
  reset: undefined;
  reports: Report[];
  /** Makes the current document and later documents fail. */
  fail: (fault: string | undefined) => Promise<void>;
}

export const test = visitorTest.extend<TestFixtures, WorkerFixtures>({
  // A script in the HTTP cache would hide a failing server.
  reuseContext: [false, { scope: 'worker' }],
  tags: [
    async ({}, use) => {
      const asked: string[] = [];
      const server = createServer((request, response) => {
        asked.push(request.url ?? '');
        response.writeHead(200, { 'content-type': 'text/javascript' }).end('globalThis.__tagRan = true;');
      }).listen(0, 'localhost');
      await once(server, 'listening');
      await use({ origin: `http://localhost:${(server.address() as AddressInfo).port}`, asked });
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ tags }, use) => {
      const site = await ComposedSite.start();
      for (const remote of REMOTES as readonly RemoteName[])
        site.releases[remote] = deriveFaultyRelease(site.releaseRoot(remote), site.releases[remote]);
      await compose(site.compositionFile, ...site.firstReleases());
      await site.startShell({ PREVIEW_KEY, ANALYTICS_ORIGIN: tags.origin });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 0 },
  ],
  reset: [
    async ({ site }, use) => {
      await Promise.all(Object.values(site.remotes).map(async (remote) => remote?.heal()));
      const first = site.firstReleases();
      const inForce = readFileSync(site.compositionFile, 'utf8');
      if (!first.every((pageUrl) => inForce.includes(pageUrl))) await compose(site.compositionFile, ...first);
      await site.untilAllAreUp();
      await use(undefined);
    },
    { auto: true },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  // The server may reject reports, so this route collects them. A route also disables the HTTP cache.
  reports: async ({ context }, use) => {
    const reports: Report[] = [];
    await context.route('**/_report', async (route) => {
      reports.push(route.request().postDataJSON() as Report);
      await route.fulfill({ status: 204 });
    });
    await use(reports);
  },
  fail: async ({ page, reports: _reports, expectProblem }, use) => {
    expectProblem(/Faulty|is not a function|Cannot read properties/);
    await onSlowNetwork(page);
    await use(async (fault) => {
      const set = (name: string | undefined) => void Object.assign(globalThis, { __fault: name });
      await page.addInitScript(set, fault);
      if (page.url() !== 'about:blank') await page.evaluate(set, fault);
    });
  },
});

/** Composes a release of mf-content with another heading on /about-units, and returns its name. */
export async function composeText(site: ComposedSite, version: string, instead: string): Promise<string> {
  const text = { version, text: HEADING, instead };
  const release = deriveRelease(site.releaseRoot('mf-content'), site.releases['mf-content'], text);
  await compose(site.compositionFile, site.getReleaseUrl('mf-content', release));
  return release;
}

/** Makes a remote unavailable when its server fails. Works only if service workers are blocked. */
export async function withoutKeptFiles(page: Page) {
  await page.route('**/_releases/*/browser/**', (route) =>
    route.fulfill({ status: 404, body: 'No release of this site has this file.' }),
  );
}

/** Disables prefetching, so that each click shows its own requests. */
export async function onSlowNetwork(page: Page) {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } }));
}

export async function expectWorkingFrame(page: Page) {
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const more = page.getByRole('banner').getByRole('button', { name: 'More' });
  await more.click();
  await expect(page.locator('#header-more')).toBeVisible();
  await page.keyboard.press('Escape');
}

export async function expectWorkingConverter(page: Page) {
  await page.getByLabel('From', { exact: true }).first().fill('12');
  await expect(page.getByText('12 ft = 3.658 m')).toBeVisible();
}

/** Marks the document, so that `isSameDocument` can detect a reload. */
export const markDocument = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { __same: true }));
export const isSameDocument = (page: Page) => page.evaluate(() => '__same' in globalThis);
export const ranCorruptedScript = (page: Page) => page.evaluate(() => '__ranCorrupted' in globalThis);

export { expect } from '../visitor.ts';
