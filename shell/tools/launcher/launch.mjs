/**
 * Runs `npm start`, `npm run dev`, `npm run build`, and `npm test`. It is plain JavaScript, because it also runs on older
 * versions of Node and before the installation.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectFolder = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
const INSTALL = 'ci --ignore-scripts --no-audit --no-fund --prefer-offline --include=dev --include=optional';
const inProject = (path) => join(projectFolder, path);
/** Exists until the installation is complete, because npm writes its own record before install scripts run. */
const unfinished = inProject('.site/installation-unfinished');

const ENTRIES = { start: 'start/start.ts', dev: 'dev/dev.ts', build: 'build-stale.ts', test: 'test/test.ts' };
/** Node 24 runs TypeScript without a build. Older versions can install it. */
const SITE_NODE = 24;
const MIN_NODE = 20;

const [command, ...args] = process.argv.slice(2);
try {
  if (!ENTRIES[command])
    throw new Error(`Unknown command "${command}". Available commands: ${Object.keys(ENTRIES).join(', ')}.`);
  ensureInstalled();
  run(findNode(), ENTRIES[command]);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

function run(node, entry) {
  const child = spawn(
    node,
    ['--import', './shell/tools/launcher/end-with-parent.ts', join('shell/tools/launcher', entry), ...args],
    {
      cwd: projectFolder,
      // The IPC channel closes if this process is killed, which ends the child. See end-with-parent.ts.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: {
        // A shared compile cache makes the first page available 25% sooner.
        NODE_COMPILE_CACHE: inProject('node_modules/.cache/compiled'),
        ...process.env,
        PATH: [inProject('node_modules/.bin'), dirname(node), process.env.PATH].join(delimiter),
      },
    },
  );
  // A terminal sends Ctrl-C to both processes. Other signals reach only this process, so they are forwarded.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    process.exitCode = signal ? 1 : (code ?? 1);
  });
}

/** Prefers the npm package `node`, which supports few platforms. The fallback is the current Node. */
function findNode() {
  const installed = inProject('node_modules/.bin/node');
  if (existsSync(installed) && majorOf(spawnSync(installed, ['--version'], { encoding: 'utf8' }).stdout) >= SITE_NODE)
    return installed;
  if (majorOf(process.version) >= SITE_NODE) return process.execPath;
  throw new Error(
    `Node ${SITE_NODE} could not be installed (${process.platform}, ${process.arch}), and the current version is ` +
      `${process.versions.node}. Install Node ${SITE_NODE} or later, or delete node_modules and run this again.`,
  );
}

function majorOf(version) {
  return Number(/^v(\d+)/.exec(version ?? '')?.[1] ?? 0);
}

/** Installs the dependencies if the lockfile has changed. */
function ensureInstalled() {
  if (majorOf(process.version) < MIN_NODE)
    throw new Error(`Node ${process.versions.node} is too old. Install Node ${MIN_NODE} or later.`);
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

/** npm updates its record after every installation, including those that a user started. */
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
  if (status !== 0) throw new Error('Cannot install the dependencies. See the npm error above.');
}
