/** `npm start` */
import { loadEnvFile } from '@site/settings/environment';
import { buildStale } from '../build-stale.ts';
import { shownError } from '../launch-error.ts';
import { composeBuilt } from './compose-built.ts';
import { requireFreePorts } from './require-free-ports.ts';
import { SiteProcesses } from './site-processes.ts';
import { readSiteSettings, siteAddress } from './site-settings.ts';
import { unknownSettings } from './unknown-settings.ts';

const stopping = new AbortController();
let processes: SiteProcesses | undefined;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));

try {
  await start();
} catch (error) {
  if (!stopping.signal.aborted) console.error(shownError(error));
  await stop(1);
}

async function start() {
  loadEnvFile();
  const settings = readSiteSettings();
  const { host, port, apiPort, remotePorts, compositionUrl, compositionFile } = settings;
  await requireFreePorts(host, [port, apiPort, ...Object.values(remotePorts)], `PORT=${port + 100} npm start`);
  await buildStale();
  for (const sentence of await unknownSettings(process.env)) console.error(sentence);
  console.log('Starting the API, the remotes, and the shell.');
  processes = new SiteProcesses(settings);
  const api = processes.startApi();
  await processes.startReleaseServers();
  await composeBuilt(settings);
  stopping.signal.throwIfAborted();
  // Do not wait for the API. Until it responds, the shell uses built-in data.
  await processes.startShell();
  await api;
  const away = await processes.untilWhole();
  stopping.signal.throwIfAborted();
  for (const [remote, reason] of Object.entries(away ?? {}))
    console.error(`The pages of ${remote} are not available yet: ${reason} The shell keeps trying.`);
  if (!away)
    console.error(
      `No pages are available yet. The composition is in ${compositionUrl ? 'COMPOSITION_URL' : compositionFile}.`,
    );
  console.log(`\nThe site is on ${siteAddress(settings)}\nCtrl-C stops it.`);
}

async function stop(code: number) {
  if (stopping.signal.aborted) return;
  stopping.abort();
  if (code === 0) console.log('Stopping.');
  await processes?.stop();
  process.exit(code);
}
