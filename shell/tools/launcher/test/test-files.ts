import { globSync } from 'node:fs';

/** How a test runs: `unit` and `site` are projects of Jest, and `browser` is Playwright. */
export type TestKind = 'unit' | 'site' | 'browser';

/** Regular expression for the paths of Jest tests that need a build. Tests of the repository and of the soak trial only read sources. */
export const SITE_TESTS = 'tests/(?:shell|operations/(?!(?:repository|soak)/)[^/]+)/.+\\.test\\.ts$';
export const BROWSER_TESTS = 'tests/browser/';

const site = new RegExp(`^${SITE_TESTS}`);
const browser = new RegExp(`^${BROWSER_TESTS}`);

export function testKindOf(file: string): TestKind {
  if (browser.test(file)) return 'browser';
  return site.test(file) ? 'site' : 'unit';
}

export function findTestFiles(project: string): string[] {
  return globSync('{api,mf-*,shell,tests}/**/*.test.{ts,tsx}', {
    cwd: project,
    exclude: ['**/node_modules', '**/dist', '**/.*'],
  }).sort();
}
