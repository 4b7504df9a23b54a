import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { takeProjectLock } from './project-lock.mjs';
import { InstallError, sentenceOf } from './install-error.mjs';
import { isInstalledByNpm } from './installed-by-npm.mjs';

export const projectFolder = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/\/$/, '');

const LEAST_NODE = 20;
const PROGRESS_MS = 10_000;
const INSTALL = [
  'ci',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--prefer-offline',
  '--include=dev',
  '--include=optional',
  '--loglevel=error',
];
const RUN_SCRIPTS = ['rebuild', '--loglevel=error'];
/** Digest of the installed lockfile, written last. An interrupted installation has none. */
const stampFile = join(projectFolder, 'node_modules/.installed-lockfile');
/** Exists until the installation is complete. npm writes its own record before install scripts run. */
const unfinishedFile = join(projectFolder, '.site/installation-unfinished');

/** Installs the dependencies if the lockfile has changed. Throws `InstallError`. */
export async function ensureInstalled() {
  if (Number(process.versions.node.split('.')[0]) < LEAST_NODE) {
    throw new InstallError(`Node ${process.versions.node} is too old. Install Node ${LEAST_NODE} or later.`);
  }
  const wanted = createHash('sha256')
    .update(readFileSync(join(projectFolder, 'package-lock.json')))
    .digest('hex');
  const isInstalled = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8').trim() === wanted;
  if (isInstalled()) return;
  try {
    const lock = await takeProjectLock(projectFolder, 'installing');
    try {
      // Another process may have installed them during the wait for the lock.
      if (isInstalled()) return;
      if (!existsSync(unfinishedFile) && isInstalledByNpm(projectFolder)) writeFileSync(stampFile, `${wanted}\n`);
      else await install(lock, wanted);
    } finally {
      lock.release();
    }
  } catch (error) {
    if (error instanceof InstallError) throw error;
    throw new InstallError(
      sentenceOf(error.code, projectFolder) ?? `Cannot install the dependencies: ${error.message}`,
      { cause: error },
    );
  }
}

async function install(lock, digest) {
  console.log('Installing dependencies. The first time, this takes about a minute.');
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 1000);
  const progress = setInterval(() => console.log(`  still installing (${seconds()} s)`), PROGRESS_MS);
  rmSync(stampFile, { force: true });
  writeFileSync(unfinishedFile, '');
  try {
    await runNpm(INSTALL, (pid) => lock.add(pid));
    // npm before 11 ignores `allowScripts` and would compile prebuilt packages, which fails without a compiler.
    const allowed = installedWithScripts();
    if (allowed.length > 0) await runNpm([...RUN_SCRIPTS, ...allowed], (pid) => lock.add(pid));
  } finally {
    clearInterval(progress);
  }
  writeFileSync(stampFile, `${digest}\n`);
  rmSync(unfinishedFile);
  console.log(`  installed in ${seconds()} s`);
}

function installedWithScripts() {
  const { allowScripts = {} } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8'));
  return Object.keys(allowScripts).filter(
    (name) => allowScripts[name] && existsSync(join(projectFolder, 'node_modules', name)),
  );
}

function runNpm(args, onStarted) {
  return new Promise((resolve, reject) => {
    // npm does not stop install scripts when it stops. A separate process group allows stopping all of them.
    const npm = spawn('npm', args, { cwd: projectFolder, stdio: ['ignore', 'ignore', 'pipe'], detached: true });
    if (npm.pid) onStarted(npm.pid);
    let complaints = '';
    npm.stderr.on('data', (text) => {
      complaints += text;
      process.stderr.write(text);
    });
    const stop = (signal) => {
      npm.once('exit', () => process.exit(1));
      process.kill(-npm.pid, signal);
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, stop);
    npm.on('error', (cause) => reject(new InstallError('Cannot run npm. Check that it is installed.', { cause })));
    npm.on('close', (code) => {
      for (const signal of signals) process.off(signal, stop);
      if (code === 0) return resolve();
      const [, npmCode] = /^npm (?:error|ERR!) code (\w+)/m.exec(complaints) ?? [];
      reject(
        new InstallError(
          sentenceOf(npmCode, projectFolder) ?? 'Cannot install the dependencies. See the output of npm above.',
        ),
      );
    });
  });
}
