/** `npm start` */
import { existsSync } from 'node:fs';
import { loadEnvFile } from '@site/settings/environment';
import { buildStale } from '../build-stale.ts';
import { shownError } from '../launch-error.ts';
import { composeBuilt } from './compose-built.ts';
import { requireFreePorts } from './require-free-ports.ts';
import { siteAddress } from './site-address.ts';
import { SiteProcesses } from './site-processes.ts';
import { readSiteSettings, type SiteSettings, stateFolderProblem } from './site-settings.ts';
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
  const { host, port, apiPort, remotePorts, stateFolder } = settings;
  await requireFreePorts(host, [port, apiPort, ...Object.values(remotePorts)], `PORT=${port + 100} npm start`);
  await buildStale({ signal: stopping.signal });
  stopping.signal.throwIfAborted();
  for (const sentence of await unknownSettings(process.env)) console.error(sentence);
  console.log('Starting the API, the remotes, and the shell.');
  const objection = stateFolderProblem(stateFolder);
  if (objection) console.error(objection);
  processes = new SiteProcesses(settings);
  const api = processes.startApi();
  await processes.startReleaseServers();
  stopping.signal.throwIfAborted();
  await composeBuilt(settings);
  stopping.signal.throwIfAborted();
  // Do not wait for the API. Until it responds, the shell uses built-in data.
  await processes.startShell();
  await api;
  const away = await processes.untilWhole();
  stopping.signal.throwIfAborted();
  for (const [remote, reason] of Object.entries(away ?? {}))
    console.error(`The pages of ${remote} are not available yet: ${reason} The shell keeps trying.`);
  for (const sentence of await processes.untrustedReleases()) console.error(sentence);
  if (!away) console.error(noPages(settings));
  console.log(`\nThe site is on ${siteAddress(settings)}\nCtrl-C stops it.`);
}

function noPages({ compositionFile, compositionUrl }: SiteSettings): string {
  return compositionUrl === undefined && !existsSync(compositionFile)
    ? 'No pages are available yet: nothing is composed.'
    : `No pages are available yet: the composition in ${compositionFile} does not work, and no earlier one exists.`;
}

async function stop(code: number) {
  if (stopping.signal.aborted) return;
  stopping.abort();
  if (code === 0) console.log('Stopping.');
  await processes?.stop();
  process.exit(code);
}
