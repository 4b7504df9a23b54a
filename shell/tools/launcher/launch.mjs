/**
 * Runs `npm start`, `npm run dev`, `npm run build`, and `npm test`. Plain JavaScript: it also runs on older versions of
 * Node and before the installation.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { ensureInstalled, projectFolder } from './install.mjs';

const ENTRIES = { start: 'start/start.ts', dev: 'dev/dev.ts', build: 'build-stale.ts', test: 'test/test.ts' };
/** The first version that the site supports. It runs TypeScript without a build. */
const WANTED_NODE = 24;
/** A shared compile cache makes the first page available 25% sooner. */
const COMPILED = join(projectFolder, 'node_modules/.cache/compiled');

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

/** Exits with the code of the entry. */
function run(node, entry) {
  const child = spawn(
    node,
    ['--import', './shell/tools/launcher/end-with-parent.ts', join('shell/tools/launcher', entry), ...args],
    {
      cwd: projectFolder,
      // The IPC channel closes if this process is killed, which ends the child. See end-with-parent.ts.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: {
        NODE_COMPILE_CACHE: COMPILED,
        ...process.env,
        PATH: [join(projectFolder, 'node_modules/.bin'), dirname(node), process.env.PATH].join(delimiter),
      },
    },
  );
  // A terminal sends Ctrl-C to both processes. Other signals reach only this process, so they are forwarded.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`Cannot run ${node}: ${error.message}.`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = signal ? 1 : (code ?? 1);
  });
}

/** Returns the Node of the npm package `node`. It supports few platforms, so the current Node is the fallback. */
function findNode() {
  const installed = join(projectFolder, 'node_modules/.bin/node');
  if (existsSync(installed) && majorOf(spawnSync(installed, ['--version'], { encoding: 'utf8' }).stdout) >= WANTED_NODE)
    return installed;
  if (majorOf(process.version) >= WANTED_NODE) return process.execPath;
  throw new Error(
    `Node ${WANTED_NODE} could not be installed (${process.platform}, ${process.arch}), and the current version is ` +
      `${process.versions.node}. Install Node ${WANTED_NODE} or later, or delete node_modules and run this again.`,
  );
}

function majorOf(version) {
  return Number(/^v(\d+)/.exec(version ?? '')?.[1] ?? 0);
}
