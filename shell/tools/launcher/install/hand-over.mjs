import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { InstallError } from './install-error.mjs';
import { projectFolder } from './install.mjs';

/** What runs TypeScript as it is written. */
const WANTED_NODE = 24;
/**
 * The programs of the site read the same sources again and again: what one has compiled, all others find, which
 * spares a quarter of the time to a site's first page.
 */
const COMPILED = join(projectFolder, 'node_modules/.cache/compiled');

/** Runs a TypeScript entry of the launcher on Node 24, and ends as it ends. Throws `InstallError` where there is no such Node. */
export function handOver(entry, args) {
  const node = findNode();
  const child = spawn(
    node,
    ['--import', './shell/tools/launcher/end-with-parent.ts', join('shell/tools/launcher', entry), ...args],
    {
      cwd: projectFolder,
      // The fourth lets the child notice when this process is killed.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: {
        NODE_COMPILE_CACHE: COMPILED,
        ...process.env,
        PATH: [join(projectFolder, 'node_modules/.bin'), dirname(node), process.env.PATH].join(delimiter),
      },
    },
  );
  // A terminal sends Ctrl-C to both; whoever sends a signal to this process alone means the child.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  stopWithNpm(() => child.kill('SIGTERM'));
  child.on('error', (error) => {
    console.error(`${node} could not be run: ${error.message}.`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = signal ? 1 : (code ?? 1);
  });
}

/** The Node that the npm package `node` brings; where that has none for this machine, the one that runs this. */
function findNode() {
  const installed = join(projectFolder, 'node_modules/.bin/node');
  if (existsSync(installed) && majorOf(spawnSync(installed, ['--version'], { encoding: 'utf8' }).stdout) >= WANTED_NODE)
    return installed;
  if (majorOf(process.version) >= WANTED_NODE) return process.execPath;
  throw new InstallError(
    `Node ${WANTED_NODE} could not be installed for this machine (${process.platform}, ${process.arch}), and this is Node ${process.versions.node}. ` +
      `Install Node ${WANTED_NODE} or later, or delete node_modules and run this again.`,
  );
}

function majorOf(version) {
  return Number(/^v(\d+)/.exec(version ?? '')?.[1] ?? 0);
}

/** npm that is killed tells nobody. */
function stopWithNpm(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  setInterval(() => process.ppid === npm || stop(), 1000).unref();
}
