import { test as base, type Page, type Response } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { watchPage } from './watch-page.ts';

interface VisitorFixtures {
  expectProblem: (problem: RegExp) => void;
}

interface VisitorOptions {
  /** If the test clicks a link before hydration, the browser loads a new document. */
  awaitsHydration: boolean;
}

const expected = new WeakMap<Page, RegExp[]>();

/** Fails on console errors, exceptions, hydration mismatches, and CSP violations. */
export const test = base.extend<VisitorFixtures & VisitorOptions>({
  awaitsHydration: [true, { option: true }],
  // The process that started the site set this variable, and workers inherit it.
  baseURL: async ({}, use) => use(process.env['SITE_ORIGIN']),
  page: async ({ page, javaScriptEnabled, awaitsHydration }, use) => {
    if (javaScriptEnabled && awaitsHydration) awaitHydration(page);
    const allowed: RegExp[] = [];
    expected.set(page, allowed);
    const problems = await watchPage(page);
    await use(page);
    // Handlers of pending requests can fail after a test ends.
    await Promise.all([
      page.unrouteAll({ behavior: 'ignoreErrors' }),
      page.context().unrouteAll({ behavior: 'ignoreErrors' }),
    ]);
    const unexpected = problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)));
    base.expect(unexpected, 'problems that the page had').toEqual([]);
  },
  expectProblem: async ({ page }, use) => use((problem) => void expected.get(page)?.push(problem)),
});

function awaitHydration(page: Page) {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const settled = async (response: Response | null, waitUntil?: string) => {
    const isPage = (response?.headers()['content-type'] ?? '').startsWith('text/html');
    if (isPage && waitUntil !== 'commit') await hydrated(page);
    return response;
  };
  page.goto = async (address, options) => settled(await goto(address, options), options?.waitUntil);
  page.reload = async (options) => settled(await reload(options), options?.waitUntil);
}

export { expect } from '@playwright/test';
