/** Needs `node --experimental-vm-modules`. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { BROWSER_TESTS, SITE_TESTS } from './shell/tools/launcher/test/test-files.ts';
import { sampleSeed } from './tests/support/sample.ts';

// Not in `globalSetup`, because Jest lists the importable files before that.
execFileSync(process.execPath, [join(import.meta.dirname, 'api/catalogue/generate/generate.ts')], { stdio: 'inherit' });

// Set once, so a run past midnight does not change the sample.
if (process.env.SAMPLE_SEED === undefined) {
  process.env.SAMPLE_SEED = String(sampleSeed());
  console.error(`Sampled cases: SAMPLE_SEED=${process.env.SAMPLE_SEED} repeats this choice, EVERY_CASE=1 takes all.`);
}

const target = 'es2024';
const toEsModule = (parser, transform = {}) => [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', ...parser },
      transform,
      target,
      experimental: { keepImportAttributes: true },
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
    swcrc: false,
  },
];

const root = RegExp.escape(import.meta.dirname);
const notTests = ['/node_modules/', '/dist/', '/\\.site/', `^${root}/${BROWSER_TESTS}`];

const project = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  modulePathIgnorePatterns: ['/dist/', '/\\.site/'],
  watchPathIgnorePatterns: ['/dist/', '/\\.site/'],
  transform: {
    // Nest needs decorator metadata.
    '/api/src/.+\\.ts$': toEsModule({ decorators: true }, { legacyDecorator: true, decoratorMetadata: true }),
    '\\.tsx?$': toEsModule({ tsx: true }, { react: { runtime: 'automatic' } }),
  },
};

export default {
  // On a busy machine, a test of one second can take longer than the default of five seconds.
  testTimeout: 30_000,
  // One more than the smallest machine's processors, because most of the long tests wait for other processes.
  maxWorkers: 3,
  testSequencer: '<rootDir>/shell/tools/launcher/test/whole-sites-first.mjs',
  reporters: ['default', '<rootDir>/shell/tools/launcher/test/hang-reporter.ts'],
  coverageDirectory: 'coverage',
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
      globalSetup: '<rootDir>/shell/tools/launcher/test/require-build.ts',
    },
  ],
};
