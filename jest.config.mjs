/** Needs `node --experimental-vm-modules`. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
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

export default {
  testEnvironment: 'node',
  // The default of five seconds is too short on a busy machine.
  testTimeout: 30_000,
  // One more than the CPUs of the smallest machine, because most long tests wait for other processes.
  maxWorkers: 3,
  testSequencer: '<rootDir>/shell/tools/launcher/test/whole-sites-first.mjs',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    '/\\.site/',
    '<rootDir>/tests/browser/',
    '<rootDir>/tests/browser/budgets/',
  ],
  modulePathIgnorePatterns: ['/dist/', '/\\.site/'],
  watchPathIgnorePatterns: ['/dist/', '/\\.site/'],
  transform: {
    // Nest needs decorator metadata.
    '/api/src/.+\\.ts$': toEsModule({ decorators: true }, { legacyDecorator: true, decoratorMetadata: true }),
    '\\.tsx?$': toEsModule({ tsx: true }, { react: { runtime: 'automatic' } }),
  },
  coverageDirectory: 'coverage',
};
