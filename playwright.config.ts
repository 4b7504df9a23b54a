import { defineConfig } from '@playwright/test';
import { sampleSeed } from './tests/support/sample.ts';
import { chromiumOptions } from './tests/browser/chromium-path.ts';

// Workers inherit it, so that they list the same tests as the main process, past midnight too.
if (process.env['SAMPLE_SEED'] === undefined) {
  process.env['SAMPLE_SEED'] = String(sampleSeed());
  console.error(
    `Sampled cases: SAMPLE_SEED=${process.env['SAMPLE_SEED']} repeats this choice, EVERY_CASE=1 takes all.`,
  );
}

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results/browser',
  globalTimeout: 40 * 60_000,
  globalSetup: './tests/browser/start-site.ts',
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  // Limits for what hangs, not for what is slow: on a machine that is shared, a page that is right comes late.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  use: {
    browserName: 'chromium',
    launchOptions: chromiumOptions(),
    // It keeps a copy of the whole site for each new visitor, a fifth of what a test costs. Tests of what it does let it in; with EVERY_CASE=1 all have it.
    serviceWorkers: process.env['EVERY_CASE'] === '1' ? 'allow' : 'block',
    // No trace, which costs as much again: `--trace retain-on-failure` records one of what fails.
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'wide', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    // Tests that depend on the window's width or on touch.
    {
      name: 'phone',
      grepInvert: /@wide/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
      testMatch: 'pages/**/*.test.ts',
    },
  ],
});
