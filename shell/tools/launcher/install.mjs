import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectFolder = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

const LEAST_NODE = 20;
const INSTALL = 'ci --ignore-scripts --no-audit --no-fund --prefer-offline --include=dev --include=optional';
const inProject = (path) => join(projectFolder, path);
/** Exists until the installation is complete: npm writes its own record before install scripts run. */
const unfinished = inProject('.site/installation-unfinished');

/** Installs the dependencies if the lockfile has changed. Throws with a sentence. */
export function ensureInstalled() {
  if (Number(process.versions.node.split('.')[0]) < LEAST_NODE)
    throw new Error(`Node ${process.versions.node} is too old. Install Node ${LEAST_NODE} or later.`);
  if (isInstalled()) return;
  console.log('Installing dependencies. The first time, this takes about a minute.');
  const started = performance.now();
  mkdirSync(inProject('.site'), { recursive: true });
  writeFileSync(unfinished, '');
  runNpm(INSTALL.split(' '));
  // npm before 11 ignores `allowScripts` and would compile prebuilt packages, which fails without a compiler.
  const { allowScripts = {} } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  const allowed = Object.keys(allowScripts).filter(
    (name) => allowScripts[name] && existsSync(inProject(`node_modules/${name}`)),
  );
  if (allowed.length > 0) runNpm(['rebuild', ...allowed]);
  rmSync(unfinished);
  console.log(`  installed in ${Math.round((performance.now() - started) / 1000)} s`);
}

/** npm writes its record last, also when someone else ran it. */
function isInstalled() {
  const record = inProject('node_modules/.package-lock.json');
  if (existsSync(unfinished) || !existsSync(record)) return false;
  return statSync(record).mtimeMs >= statSync(inProject('package-lock.json')).mtimeMs;
}

function runNpm(args) {
  const { error, status } = spawnSync('npm', [...args, '--loglevel=error'], {
    cwd: projectFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (error) throw new Error(`Cannot run npm (${error.message}). Check that it is installed.`);
  if (status !== 0) throw new Error('Cannot install the dependencies. npm gives the reason above.');
}
