import { test as base, type Page } from '@playwright/test';
import { watchPage } from './watch-page.ts';

interface VisitorFixtures {
  /** Names a problem that the test brings about itself, such as a request that fails. */
  expectProblem: (problem: RegExp) => void;
}

const expected = new WeakMap<Page, RegExp[]>();

/** A test whose page may not write an error to the console, throw, hydrate wrongly or meet the Content-Security-Policy. */
export const test = base.extend<VisitorFixtures>({
  // The worker's environment is that of the run, in which the site was started.
  baseURL: async ({}, use) => use(process.env['SITE_ORIGIN']),
  page: async ({ page }, use) => {
    const allowed: RegExp[] = [];
    expected.set(page, allowed);
    const problems = await watchPage(page);
    await use(page);
    const unexpected = problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)));
    base.expect(unexpected, 'problems that the page had').toEqual([]);
  },
  expectProblem: async ({ page }, use) => use((problem) => void expected.get(page)?.push(problem)),
});

export { expect } from '@playwright/test';
