import { SITE_TESTS } from './shell/tools/launcher/test/test-files.ts';
import { sampleSeed } from './tests/support/sample.ts';

process.env.SAMPLE_SEED ??= String(sampleSeed());

const root = RegExp.escape(import.meta.dirname);
const notTests = ['/node_modules/', '/dist/', '/\\.site/', `^${root}/tests/browser/`];

const project = {
  runner: ['jest-light-runner', { runtime: 'child_process' }],
  setupFiles: ['<rootDir>/tests/support/test-modules.ts'],
  modulePathIgnorePatterns: ['/dist/', '/\\.site/'],
  watchPathIgnorePatterns: ['/dist/', '/\\.site/'],
  transform: {},
};

export default {
  maxWorkers: 2,
  projects: [
    {
      ...project,
      displayName: 'unit',
      testMatch: ['**/*.test.ts', '**/*.test.tsx'],
      testPathIgnorePatterns: [...notTests, `^${root}/${SITE_TESTS}`],
    },
    {
      ...project,
      displayName: 'site',
      testRegex: [`^${root}/${SITE_TESTS}`],
      testPathIgnorePatterns: notTests,
    },
  ],
};
