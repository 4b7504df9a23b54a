import { test as base, type Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { watchPage } from './watch-page.ts';

interface VisitorFixtures {
  /** Names a problem that the test brings about itself, such as a request that fails. */
  expectProblem: (problem: RegExp) => void;
}

interface VisitorOptions {
  /**
   * Whether going to a page takes until React has taken it over: what is clicked before is answered by the browser alone, and leads to
   * a new document. False for tests of just that, and of pages that are never taken over.
   */
  awaitsHydration: boolean;
}

const expected = new WeakMap<Page, RegExp[]>();

/** A test whose page may not write an error to the console, throw, hydrate wrongly or meet the Content-Security-Policy. */
export const test = base.extend<VisitorFixtures & VisitorOptions>({
  awaitsHydration: [true, { option: true }],
  // The worker's environment is that of the run, in which the site was started.
  baseURL: async ({}, use) => use(process.env['SITE_ORIGIN']),
  page: async ({ page, javaScriptEnabled, awaitsHydration }, use) => {
    if (javaScriptEnabled && awaitsHydration) awaitHydration(page);
    const allowed: RegExp[] = [];
    expected.set(page, allowed);
    const problems = await watchPage(page);
    await use(page);
    // A request that is on its way when a test ends is nobody's any more: what handles it then may fail.
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
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    const response = await goto(address, options);
    const isPage = (response?.headers()['content-type'] ?? '').startsWith('text/html');
    if (isPage && options?.waitUntil !== 'commit') await hydrated(page);
    return response;
  };
}

export { expect } from '@playwright/test';
