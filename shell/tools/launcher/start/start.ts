/** `npm start`: builds changed packages and runs all processes of the site. */
import { existsSync } from 'node:fs';
import { loadEnvFile } from '@site/settings/environment';
import { misspelledSettings } from '@site/settings/misspelled-settings';
import { removedSettings } from '@site/settings/removed-settings';
import { buildStale } from '../build-stale.ts';
import { API, PROJECT, SHELL } from '../deployables.ts';
import { shownError } from '../launch-error.ts';
import { composeBuilt } from './compose-built.ts';
import { settingsOf } from '../process-environment.ts';
import { requireFreePorts } from './require-free-ports.ts';
import { siteAddress } from './site-address.ts';
import { SiteProcesses } from './site-processes.ts';
import { objectionToStateFolder, readSiteSettings } from './site-settings.ts';

/** Settings of the launcher and of the command `compose`, which reads the same environment. */
const OTHER_SETTINGS = ['SHELL_METRICS_PORT', 'RELEASE_STORE', 'RELEASE_STORES', 'RELEASE_KEY', 'CHROMIUM_PATH'];

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
  loadEnvFile(PROJECT);
  const settings = readSiteSettings(process.env);
  const { host, port, apiPort, remotePorts, stateFolder, compositionFile } = settings;
  await requireFreePorts(host, [port, apiPort, ...Object.values(remotePorts)], `PORT=${port + 100} npm start`);
  await buildStale({ signal: stopping.signal });
  stopping.signal.throwIfAborted();
  await reportUnknownSettings();
  console.log('Starting the API, the remotes, and the shell.');
  const objection = objectionToStateFolder(stateFolder);
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
  if (!away) console.error(noPages(compositionFile));
  console.log(`\nThe site is on ${siteAddress(settings)}\nCtrl-C stops it.`);
}

function noPages(compositionFile: string): string {
  return !process.env['COMPOSITION_URL'] && !existsSync(compositionFile)
    ? 'There are no pages yet: nothing is composed.'
    : `There are no pages yet: the composition in ${compositionFile} does not work, and there is no earlier one.`;
}

/** The launcher reports them because it passes on to each process only the settings that the process reads. */
async function reportUnknownSettings() {
  const settings = (await Promise.all([API, SHELL].map(({ name }) => settingsOf(name)))).flat();
  const misspelled = misspelledSettings(Object.keys(process.env), [...settings, ...OTHER_SETTINGS]);
  for (const sentence of [...removedSettings(process.env), ...misspelled]) console.error(sentence);
}

async function stop(code: number) {
  if (stopping.signal.aborted) return;
  stopping.abort();
  if (code === 0) console.log('Stopping.');
  await processes?.stop();
  process.exit(code);
}
