// Runs before anything is installed, on whatever Node the machine has: built-ins only.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const projectFolder = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');

const stampFile = join(projectFolder, 'node_modules/.installed-lockfile');
const PROGRESS_MS = 10_000;

/** Installs the dependencies that the lockfile names, if that has not been done since the lockfile last changed. */
export async function ensureInstalled() {
  requireNode(20);
  const wanted = createHash('sha256').update(readFileSync(join(projectFolder, 'package-lock.json'))).digest('hex');
  const installed = existsSync(stampFile) && readFileSync(stampFile, 'utf8').trim() === wanted;
  if (installed && existsSync(nodeBinary())) return;

  console.log('Installing dependencies. The first time, this takes about a minute.');
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const progress = setInterval(() => console.log(`  still installing (${seconds()} s)`), PROGRESS_MS);
  try {
    await npmInstall();
  } finally {
    clearInterval(progress);
  }
  writeFileSync(stampFile, `${wanted}\n`);
  console.log(`  installed in ${seconds()} s`);
}

/** Node 24, as the npm package `node` brings it. */
export function nodeBinary() {
  return join(projectFolder, 'node_modules/.bin/node');
}

/**
 * `npm install --no-save` and not `npm ci`: both install what the lockfile names, but `npm ci` refuses a lockfile that lacks the optional packages
 * of other platforms, which is what npm writes where its registry does not carry them.
 */
function npmInstall() {
  return new Promise((resolve, reject) => {
    const npm = spawn('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefer-offline', '--include=dev', '--loglevel=error'], {
      cwd: projectFolder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    npm.on('error', () => reject(new Error('npm could not be run. Is it installed?')));
    npm.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error('The dependencies could not be installed: what npm says stands above. Is the package registry reachable?'));
    });
  });
}

function requireNode(least) {
  const { node } = process.versions;
  if (Number(node.split('.')[0]) < least) throw new Error(`Node ${least} or later is needed to begin with; this is Node ${node}.`);
}
