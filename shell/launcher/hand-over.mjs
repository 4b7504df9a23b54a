import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { ensureInstalled, nodeBinary, projectFolder } from './ensure-installed.mjs';

/** Installs what is missing, then runs a TypeScript entry of this folder on Node 24 and ends as it ends. */
export async function handOver(script) {
  try {
    await ensureInstalled();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
    return;
  }
  const binaries = dirname(nodeBinary());
  const child = spawn(nodeBinary(), ['--import', './shell/launcher/end-with-parent.ts', join('shell/launcher', script), ...process.argv.slice(2)], {
    cwd: projectFolder,
    // The fourth lets the child notice when this process is killed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH}` },
  });
  // A terminal sends Ctrl-C to both; whoever sends a signal to this process alone means the child.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  stopWithNpm(() => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => {
    process.exitCode = signal ? 1 : (code ?? 1);
  });
}

/** npm that is killed tells nobody. */
function stopWithNpm(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  setInterval(() => process.ppid === npm || stop(), 1000).unref();
}
