import { readSettings } from '@site/settings/read-settings';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PROJECT, REMOTES } from '../deployables.ts';
import { LaunchError } from '../launch-error.ts';
import { requirePortOffsets, REVIEW_OFFSET } from '../remote-ports.ts';
import { launcherSettings } from './launcher-settings.ts';
import { isUnsafePort } from './unsafe-ports.ts';

export interface SiteSettings {
  host: string;
  port: number;
  apiPort: number;
  metricsPorts: Readonly<{ api: string; shell: string }>;
  /** Development only: port of the shell's browser build. */
  assetsPort: number;
  remotePorts: Readonly<Record<string, number>>;
  /** Development only. */
  reviewPort: number;
  stateFolder: string;
  compositionFile: string;
  compositionUrl: string | undefined;
  dataFolder: string | undefined;
  /** A file, or its JSON. */
  releaseKeys: string | undefined;
  /** Longest time for a process to stop. */
  graceMs: number;
}

const ASSETS = 10;
/** Keeps the launcher from killing a process that is still stopping. */
const MARGIN_MS = 5000;

export function readSiteSettings(): SiteSettings {
  const settings = readSettings(launcherSettings);
  const { host, port, compositionUrl, releaseKeys } = settings;
  requirePortOffsets(REMOTES);
  refuseUnsafePorts(port);
  // Processes run in different folders, so relative paths are resolved here.
  const stateFolder = resolve(settings.stateFolder ?? join(PROJECT, '.site', `port-${port}`));
  return {
    host,
    port,
    apiPort: port + 1,
    metricsPorts: {
      api: String(settings.apiMetricsPort ?? port + 2),
      shell: String(settings.shellMetricsPort ?? port + 3),
    },
    assetsPort: port + ASSETS,
    remotePorts: Object.fromEntries(REMOTES.map(({ name, portOffset }) => [name, port + portOffset])),
    reviewPort: port + REVIEW_OFFSET,
    stateFolder,
    compositionFile: resolve(settings.compositionFile ?? join(stateFolder, 'composition.json')),
    compositionUrl,
    dataFolder: settings.dataFolder === undefined ? undefined : resolve(settings.dataFolder),
    releaseKeys: releaseKeys?.startsWith('{') === false ? resolve(releaseKeys) : releaseKeys,
    graceMs: settings.stopTimeoutMs + settings.drainMs + MARGIN_MS,
  };
}

function refuseUnsafePorts(port: number) {
  const group = [port, port + 1, ...REMOTES.map(({ portOffset }) => port + portOffset)];
  const unsafe = group.find(isUnsafePort);
  if (unsafe === undefined) return;
  const which = unsafe === port ? `port ${port}` : `port ${unsafe}, which PORT=${port} includes`;
  throw new LaunchError('SETTING_INVALID', `Browsers refuse to open ${which}. Use another port: PORT=3000 npm start`);
}

/** Undefined if the folder can be written. */
export function stateFolderProblem(folder: string): string | undefined {
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
