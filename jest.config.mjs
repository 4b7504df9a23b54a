import { sampleSeed } from './tests/support/sample.ts';

// Set once, so that a run past midnight does not change the sample.
if (process.env.SAMPLE_SEED === undefined) {
  process.env.SAMPLE_SEED = String(sampleSeed());
  console.error(`Sampled cases: SAMPLE_SEED=${process.env.SAMPLE_SEED} repeats this choice, EVERY_CASE=1 takes all.`);
}

const project = {
  // Files run in plain Node, without Jest's module worlds: a file puts back what it changes.
  runner: ['jest-light-runner', { runtime: 'child_process' }],
  setupFiles: ['<rootDir>/tests/support/test-modules.ts'],
  transform: {},
  modulePathIgnorePatterns: ['/dist/', '/\\.site/'],
  watchPathIgnorePatterns: ['/dist/', '/\\.site/'],
};

const wholeSites = {
  ...project,
  globalSetup: '<rootDir>/tests/support/start-shared-servers.ts',
  globalTeardown: '<rootDir>/tests/support/stop-shared-servers.ts',
};

export default {
  maxWorkers: 2,
  projects: [
    {
      ...project,
      displayName: 'unit',
      testMatch: [
        '**/*.test.{ts,tsx}',
        '!**/tests/{shell,operations,browser,nightly}/**',
        '**/tests/operations/repository/**/*.test.ts',
      ],
    },
    {
      ...wholeSites,
      displayName: 'site',
      testMatch: ['**/tests/{shell,operations}/**/*.test.ts', '!**/tests/operations/repository/**'],
    },
    { ...wholeSites, displayName: 'nightly', testMatch: ['**/tests/nightly/**/*.test.ts'] },
  ],
};
