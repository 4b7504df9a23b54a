/** `npm start`: builds what is stale, starts every process of the site, and stops them again. */
import { buildStale } from './build-stale.ts';
import { composeBuilt } from './compose-built.ts';
import { requireFreePorts } from './require-free-ports.ts';
import { startApi, startReleaseServers, startShell } from './site-processes.ts';
import { readSiteSettings, type SiteSettings } from './site-settings.ts';
import type { SupervisedProcess } from './supervised-process.ts';

const processes: SupervisedProcess[] = [];
let stopping = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));

try {
  const settings = readSiteSettings(process.env);
  const { host, port, apiPort, remotePorts } = settings;
  await requireFreePorts(host, [port, apiPort, ...Object.values(remotePorts)], `PORT=${port + 100} npm start`);
  await buildStale();
  if (!stopping) {
    console.log('Starting the API, the remotes and the shell.');
    await Promise.all([startApi(settings, processes), startComposedShell(settings)]);
    console.log(`\nThe site is on http://${host}:${port}\nCtrl-C stops it.`);
  }
} catch (error) {
  if (!stopping) console.error((error as Error).message);
  await stop(1);
}

/** Does not wait for the API: until that answers, the shell would show what is built in. */
async function startComposedShell(settings: SiteSettings) {
  await startReleaseServers(settings, processes);
  await composeBuilt(settings);
  await startShell(settings, processes);
}

async function stop(code: number) {
  if (stopping) return;
  stopping = true;
  if (code === 0) console.log('Stopping.');
  await Promise.all(processes.map((running) => running.stop()));
  process.exit(code);
}
