#!/usr/bin/env node
/** `remote-build build | release | keys | serve | dev`, run in a remote's folder. */
import { readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';

// Node runs TypeScript as it is written, but not under node_modules, where an installed package lies.
const COMPILED = {
  swcrc: false,
  jsc: { parser: { syntax: 'typescript' }, target: 'es2024', experimental: { keepImportAttributes: true } },
};
const require = createRequire(import.meta.url);
const INSTALLED = /\/node_modules\/@site\/.*\.ts$/;
registerHooks({
  load(url, context, nextLoad) {
    if (!INSTALLED.test(url)) return nextLoad(url, context);
    // Loaded on first use: it takes 50 MB, and a checkout never needs it.
    const { transformSync } = require('@swc/core');
    const { code } = transformSync(readFileSync(new URL(url), 'utf8'), COMPILED);
    return { format: 'module', source: code, shortCircuit: true };
  },
});

const COMMANDS = {
  build: () => import('../release/build-release.ts'),
  release: () => import('../release/release.ts'),
  keys: () => import('../release/make-keys.ts'),
  serve: () => import('../release/serve-releases.ts'),
  dev: () => import('../development/serve-development.ts'),
};

const { PublishError } = await import('../release/publish-error.ts');

/** What its user can mend is one sentence, and no stack. */
function report(error) {
  if (!(error instanceof PublishError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

const [name, ...args] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name ?? '') ? await COMMANDS[name]() : undefined;
if (command) await command.run(args).catch(report);
else {
  console.error(
    `Usage: remote-build ${Object.keys(COMMANDS).join('|')}, in the folder of a remote. The README of @site/remote-build tells the rest.`,
  );
  process.exitCode = 2;
}
