/**
 * Jest loads this once per worker. Test files run in plain Node, which strips types; this adds JSX, Nest's decorators,
 * and `@jest/globals`.
 */
import { transformSync } from '@swc/core';
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const globalsUrl = new URL('jest-globals.ts', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: globalsUrl, shortCircuit: true } : next(specifier, context),
  load(url, context, next) {
    const file = url.startsWith('file:') ? fileURLToPath(url) : '';
    const isNest = /\/api\/src\/.+\.ts$/.test(file);
    if (!isNest && !file.endsWith('.tsx')) return next(url, context);
    const { code } = transformSync(readFileSync(file, 'utf8'), {
      filename: file,
      swcrc: false,
      sourceMaps: 'inline',
      module: { type: 'es6' },
      jsc: {
        target: 'es2024',
        parser: { syntax: 'typescript', tsx: !isNest, decorators: isNest },
        transform: isNest ? { legacyDecorator: true, decoratorMetadata: true } : { react: { runtime: 'automatic' } },
        experimental: { keepImportAttributes: true },
      },
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
