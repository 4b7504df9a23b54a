#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';

// Node strips types itself, but not under node_modules, where this package is installed.
const COMPILED = {
  swcrc: false,
  jsc: { parser: { syntax: 'typescript' }, target: 'es2024', experimental: { keepImportAttributes: true } },
};
const require = createRequire(import.meta.url);
const INSTALLED = /\/node_modules\/@site\/.*\.ts$/;
registerHooks({
  load(url, context, nextLoad) {
    if (!INSTALLED.test(url)) return nextLoad(url, context);
    // Takes 50 MB, and a checkout never needs it.
    const { transformSync } = require('@swc/core');
    const { code } = transformSync(readFileSync(new URL(url), 'utf8'), COMPILED);
    return { format: 'module', source: code, shortCircuit: true };
  },
});

const { runCommandLine } = await import('../command-line.ts');

const exitCode = await runCommandLine(process.argv.slice(2));
if (exitCode !== undefined) process.exitCode = exitCode;
