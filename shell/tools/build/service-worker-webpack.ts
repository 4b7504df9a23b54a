import { browserMinimizer } from '@site/remote-build/webpack/browser-minimizer';
import { productionBase } from '@site/remote-build/webpack/production-base';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';

const FILE = 'service-worker.js';

/** The service worker is one file. Its URL must not change, so its name has no hash. */
export function serviceWorkerConfig({ folder, output }: { folder: string; output: string }): Configuration {
  return {
    ...productionBase('shell', folder, 'browser'),
    name: 'shell service worker',
    target: 'webworker',
    entry: './site/client/offline/service-worker.ts',
    output: { path: output, filename: FILE },
    optimization: { minimizer: browserMinimizer() },
  };
}

/** Adds the names of the shell's scripts. Browsers install a new worker when its content changes. */
export function writeShellFiles(output: string, browser: string) {
  const files = readdirSync(browser)
    .filter((file) => file.endsWith('.js'))
    .map((file) => `/assets/${file}`);
  const path = join(output, FILE);
  writeFileSync(path, `const SHELL_FILES = ${JSON.stringify(files)};\n${readFileSync(path, 'utf8')}`);
}
