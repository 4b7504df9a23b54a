/** `npm run dev` serves the site with hot reload. `npm run dev -w mf-converter` limits hot reload to one remote. `--hot URL` adds one. */
import { loadEnvFile } from '@site/settings/environment';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from '../build-stale.ts';
import { PROJECT, REMOTES } from '../deployables.ts';
import { shownError } from '../launch-error.ts';
import { readDevArguments } from './dev-arguments.ts';
import { startDevProcesses } from './dev-processes.ts';
import { requireFreePorts } from '../start/require-free-ports.ts';
import { siteAddress } from '../start/site-address.ts';
import { readSiteSettings } from '../start/site-settings.ts';
import type { SupervisedProcess } from '../start/supervised-process.ts';
import { unknownSettings } from '../start/unknown-settings.ts';

const processes: SupervisedProcess[] = [];
let stopping = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));

try {
  loadEnvFile();
  const settings = readSiteSettings();
  const { host, port, apiPort, assetsPort, remotePorts, reviewPort } = settings;
  const wanted = readDevArguments(
    process.argv.slice(2),
    REMOTES.map(({ name }) => name),
  );
  const { hot, foreign } = wanted;
  await requireFreePorts(
    host,
    [port, apiPort, assetsPort, ...Object.values(remotePorts), reviewPort],
    `PORT=${port + 100} npm run dev`,
  );
  await buildStale({
    deployables: REMOTES.filter(
      ({ name }) => !hot.includes(name) && !existsSync(join(PROJECT, name, 'dist/latest.json')),
    ),
  });
  if (!stopping) {
    for (const sentence of await unknownSettings(process.env)) console.error(sentence);
    console.log(
      `Starting the API, the remotes, and the shell, with hot reload for ${['shell', ...hot, ...foreign].join(', ')}.`,
    );
    await startDevProcesses(settings, wanted, processes);
    console.log(
      `\nThe site is on ${siteAddress(settings)}\nThe component review is on ${siteAddress(settings)}/_components\nCtrl-C stops it.`,
    );
  }
} catch (error) {
  if (!stopping) console.error(shownError(error));
  await stop(1);
}

async function stop(code: number) {
  if (stopping) return;
  stopping = true;
  if (code === 0) console.log('Stopping.');
  await Promise.all(processes.map((running) => running.stop()));
  process.exit(code);
}
