#!/usr/bin/env node
import { readFileSync } from 'node:fs';
// Older versions of Node lack some exports. Named imports of those would throw before the version check.
import * as nodeModule from 'node:module';

const LEAST_NODE = 24;
if (Number.parseInt(process.versions.node) < LEAST_NODE) {
  console.error(
    `remote-build needs Node ${LEAST_NODE} or later, but this is Node ${process.versions.node}. Install a later version, or use the one in ` +
      'a clone of the site: export PATH="/path/to/site/node_modules/.bin:$PATH"',
  );
  process.exit(1);
}

// Node strips types itself, but not under node_modules, where this package is installed.
const COMPILED = {
  swcrc: false,
  jsc: { parser: { syntax: 'typescript' }, target: 'es2024', experimental: { keepImportAttributes: true } },
};
const require = nodeModule.createRequire(import.meta.url);
const INSTALLED = /\/node_modules\/@site\/.*\.ts$/;
nodeModule.registerHooks({
  load(url, context, nextLoad) {
    if (!INSTALLED.test(url)) return nextLoad(url, context);
    // Load SWC only here, because it takes 50 MB and a checkout never needs it.
    const { transformSync } = require('@swc/core');
    const { code } = transformSync(readFileSync(new URL(url), 'utf8'), COMPILED);
    return { format: 'module', source: code, shortCircuit: true };
  },
});

const { runCommandLine } = await import('../command-line.ts');

const exitCode = await runCommandLine(process.argv.slice(2));
if (exitCode !== undefined) process.exitCode = exitCode;
