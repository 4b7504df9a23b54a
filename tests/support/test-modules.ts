/**
 * Jest loads this once per worker. Test files run in plain Node, which strips types. This adds JSX, Nest's decorators,
 * and `@jest/globals`.
 */
import type * as JestGlobals from '@jest/globals';
import { transformSync } from '@swc/core';
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { resetWorker } from './worker-state.ts';

const HANG_MINUTES = 10;
const globalsUrl = new URL('jest-globals.ts', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: globalsUrl, shortCircuit: true } : next(specifier, context),
  load(url, context, next) {
    const file = url.startsWith('file:') ? fileURLToPath(url) : '';
    if (/\.test\.tsx?\?/.test(url)) resetWorker();
    // Nest needs the metadata of decorators.
    const isNest = /\/api\/src\/.+\.ts$/.test(file);
    if (!isNest && !file.endsWith('.tsx')) return next(url, context);
    const { code } = transformSync(readFileSync(file, 'utf8'), {
      filename: file,
      swcrc: false,
      sourceMaps: 'inline',
      module: { type: 'es6' },
      jsc: {
        target: 'es2024',
        parser: isNest ? { syntax: 'typescript', decorators: true } : { syntax: 'typescript', tsx: true },
        transform: isNest ? { legacyDecorator: true, decoratorMetadata: true } : { react: { runtime: 'automatic' } },
        experimental: { keepImportAttributes: true },
      },
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});

/** Extends time limits of one second or more, which a busy machine could exceed. No test waits for such a limit. */
const { timeout } = AbortSignal;
AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms < 1000 ? ms : ms * 60);

/** jest-light-runner has no time limits. This ends a worker whose test hangs, and prints the name of the test. */
let running: unknown;
let minutes = 0;
setInterval(() => {
  const { testPath, currentTestName } = (globalThis as unknown as typeof JestGlobals).expect.getState();
  const current = `${testPath}: ${currentTestName}`;
  minutes = current === running ? minutes + 1 : 0;
  running = current;
  if (minutes < HANG_MINUTES) return;
  console.error(`${current} has run for ${HANG_MINUTES} minutes.`);
  process.exit(1);
}, 60_000).unref();
