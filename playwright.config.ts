import { defineConfig } from '@playwright/test';
import { sampleSeed } from './tests/support/sample.ts';
import { chromiumOptions, headlessShellPath } from './tests/browser/chromium-path.ts';

// Workers inherit it, so that they list the same tests as the main process, past midnight too.
if (process.env['SAMPLE_SEED'] === undefined) {
  process.env['SAMPLE_SEED'] = String(sampleSeed());
  console.error(
    `Sampled cases: SAMPLE_SEED=${process.env['SAMPLE_SEED']} repeats this choice, EVERY_CASE=1 takes all.`,
  );
}

const takesEveryCase = process.env['EVERY_CASE'] === '1';

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.test.ts',
  ...(takesEveryCase ? {} : { grepInvert: /@nightly/ }),
  outputDir: 'test-results/browser',
  globalTimeout: 40 * 60_000,
  globalSetup: './tests/browser/start-site.ts',
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  // Limits detect pages that hang. They are generous, because pages are slow on a shared machine.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  use: {
    browserName: 'chromium',
    // Tests share the HTTP cache. Service workers would stay, so their tests turn this off.
    reuseContext: true,
    permissions: ['clipboard-read', 'clipboard-write'],
    viewport: { width: 1440, height: 900 },
    launchOptions: chromiumOptions(headlessShellPath()),
    // The service worker saves the whole site for each new visitor, a fifth of a test's time, and its requests bypass
    // routes. Its own tests allow it.
    serviceWorkers: 'block',
    // No trace, which would double the time. `--trace retain-on-failure` records failures.
    screenshot: 'only-on-failure',
  },
});
