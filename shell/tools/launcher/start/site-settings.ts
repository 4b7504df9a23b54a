import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PROJECT, REMOTES } from '../deployables.ts';
import { LaunchError } from '../launch-error.ts';
import { requirePortOffsets, REVIEW_OFFSET } from '../remote-ports.ts';
import { isUnsafePort } from './unsafe-ports.ts';

export interface SiteSettings {
  host: string;
  port: number;
  apiPort: number;
  metricsPorts: Readonly<{ api: string; shell: string }>;
  /** Development only: port of the shell's browser build. */
  assetsPort: number;
  /** Remote to port. */
  remotePorts: Readonly<Record<string, number>>;
  /** Development only. */
  reviewPort: number;
  stateFolder: string;
  compositionFile: string;
  /** Folder of the embedded database. */
  dataFolder: string | undefined;
  /** Longest time for a process to stop. */
  graceMs: number;
}

const ASSETS = 10;
const LAST_OFFSET = Math.max(REVIEW_OFFSET, ...REMOTES.map(({ portOffset }) => portOffset));
/** Default of the deployables. The launcher adds a margin so that it never kills a process that is still stopping. */
const STOP_SECONDS = 10;
const MARGIN_SECONDS = 5;
const STOP_SETTINGS = ['STOP_TIMEOUT', 'STOP_TIMEOUT_SECONDS'];

/** Throws `LaunchError`. */
export function readSiteSettings(environment: NodeJS.ProcessEnv): SiteSettings {
  const given = environment['PORT'] || '3000';
  const port = Number(given);
  const last = 65_535 - LAST_OFFSET;
  if (!/^\d+$/.test(given) || port < 1 || port > last)
    throw new LaunchError('SETTING_INVALID', `PORT is "${given}": it must be a whole number from 1 to ${last}.`);
  requirePortOffsets(REMOTES);
  refuseUnsafePorts(port);
  // Processes run in different folders, so relative paths are resolved here.
  const stateFolder = resolve(environment['STATE_DIR'] || join(PROJECT, '.site', `port-${port}`));
  return {
    host: environment['HOST'] || 'localhost',
    port,
    apiPort: port + 1,
    metricsPorts: {
      api: environment['METRICS_PORT'] || String(port + 2),
      shell: environment['SHELL_METRICS_PORT'] || String(port + 3),
    },
    assetsPort: port + ASSETS,
    remotePorts: Object.fromEntries(REMOTES.map(({ name, portOffset }) => [name, port + portOffset])),
    reviewPort: port + REVIEW_OFFSET,
    stateFolder,
    compositionFile: resolve(environment['COMPOSITION_FILE'] || join(stateFolder, 'composition.json')),
    dataFolder: environment['DATA_DIR'] ? resolve(environment['DATA_DIR']) : undefined,
    graceMs:
      (Math.max(STOP_SECONDS, ...STOP_SETTINGS.map((name) => Number(environment[name]) || 0)) +
        (Number(environment['DRAIN_SECONDS']) || 0) +
        MARGIN_SECONDS) *
      1000,
  };
}

function refuseUnsafePorts(port: number) {
  const group = [port, port + 1, ...REMOTES.map(({ portOffset }) => port + portOffset)];
  const unsafe = group.find(isUnsafePort);
  if (unsafe === undefined) return;
  const which = unsafe === port ? `port ${port}` : `port ${unsafe}, which PORT=${port} includes`;
  throw new LaunchError('SETTING_INVALID', `Browsers refuse to open ${which}. Use another port: PORT=3000 npm start`);
}

/** Returns undefined if the folder can be written. */
export function objectionToStateFolder(folder: string): string | undefined {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, 'write test');
    rmSync(probe);
    return undefined;
  } catch (error) {
    return (
      `The state folder ${folder} cannot be written (${(error as Error).message}). The site starts, but does not save logs or state. ` +
      'Check permissions and free space, or set STATE_DIR to another folder.'
    );
  }
}
