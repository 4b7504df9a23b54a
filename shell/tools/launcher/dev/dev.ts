/** `npm run dev` serves the site with hot reload. `npm run dev -w mf-converter` limits hot reload to one remote. `--hot URL` adds one. */
import { loadEnvFile } from '@site/settings/environment';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildStale } from '../build-stale.ts';
import { PROJECT, REMOTES } from '../deployables.ts';
import { LaunchError, shownError } from '../launch-error.ts';
import { type DevRemotes, startDevProcesses } from './dev-processes.ts';
import { requireFreePorts } from '../start/require-free-ports.ts';
import { readSiteSettings, siteAddress } from '../start/site-settings.ts';
import type { SupervisedProcess } from '../start/supervised-process.ts';
import { unknownSettings } from '../start/unknown-settings.ts';

const processes: SupervisedProcess[] = [];
let stopping = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));

try {
  loadEnvFile();
  const settings = readSiteSettings();
  const { host, port, apiPort, assetsPort, remotePorts } = settings;
  const remotes = readArguments();
  const { hot, foreign } = remotes;
  const ports = [port, apiPort, assetsPort, ...Object.values(remotePorts)];
  await requireFreePorts(host, ports, `PORT=${port + 100} npm run dev`);
  await buildStale(
    REMOTES.filter(({ name }) => !hot.includes(name) && !existsSync(join(PROJECT, name, 'dist/latest.json'))),
  );
  for (const sentence of await unknownSettings(process.env)) console.error(sentence);
  console.log(
    `Starting the API, the remotes, and the shell, with hot reload for ${['shell', ...hot, ...foreign].join(', ')}.`,
  );
  await startDevProcesses(settings, remotes, processes);
  console.log(`\nThe site is on ${siteAddress(settings)}\nCtrl-C stops it.`);
} catch (error) {
  if (!stopping) console.error(shownError(error));
  await stop(1);
}

/** By default, all remotes have hot reload. */
function readArguments(): DevRemotes {
  const { values, positionals } = parseArgs({
    options: { hot: { type: 'string', multiple: true, default: [] } },
    allowPositionals: true,
  });
  const names = REMOTES.map(({ name }) => name);
  const unknown = positionals.find((name) => !names.includes(name));
  if (unknown) throw new LaunchError(`Unknown remote "${unknown}". Available remotes: ${names.join(', ')}.`);
  return {
    hot: positionals.length > 0 ? positionals : names,
    foreign: values.hot.map((origin) => new URL('/release.json', origin).href),
  };
}

async function stop(code: number) {
  if (stopping) return;
  stopping = true;
  if (code === 0) console.log('Stopping.');
  await Promise.all(processes.map((running) => running.stop()));
  process.exit(code);
}
