import { readSettings } from '@site/settings/read-settings';
import { optionalSetting, setting } from '@site/settings/setting';
import { sharedSettings } from '@site/settings/shared-settings';
import { text, wholeNumber } from '@site/settings/types';
import { join, resolve } from 'node:path';
import { compositionSettings } from '../../../composition/store/composition-settings.ts';
import { PROJECT, REMOTES } from '../deployables.ts';

const LAST_OFFSET = Math.max(...REMOTES.map(({ portOffset }) => portOffset));
/** Keeps the launcher from killing a process that is still stopping. */
const MARGIN_MS = 5000;

/** Settings of `npm start` and `npm run dev`. Each process gets only the settings that it reads. */
export const launcherSettings = {
  port: setting({
    variable: 'PORT',
    description: 'The port of the site. The API, metrics, and the remotes use ports above it.',
    type: wholeNumber(1, 65_535 - LAST_OFFSET),
    default: '3000',
  }),
  host: sharedSettings.host,
  stateFolder: optionalSetting({
    variable: 'STATE_DIR',
    description: 'The folder for logs and for the state of the shell.',
    type: text,
    without: '`.site/port-3000` for port 3000',
  }),
  ...compositionSettings,
  dataFolder: optionalSetting({
    variable: 'DATA_DIR',
    description: 'The folder of the embedded SQLite database.',
    type: text,
    without: '`.site/data`',
  }),
  releaseKeys: optionalSetting({
    variable: 'RELEASE_KEYS',
    description: 'The keys that may sign releases: a file or its JSON.',
    type: text,
    without: 'no signatures are required',
  }),
  drainMs: sharedSettings.drainMs,
  stopTimeoutMs: sharedSettings.stopTimeoutMs,
};

export type SiteSettings = ReturnType<typeof readSiteSettings>;

export function readSiteSettings() {
  const settings = readSettings(launcherSettings);
  const { host, port, compositionUrl, releaseKeys } = settings;
  // Processes run in different folders, so relative paths are resolved here.
  const stateFolder = resolve(settings.stateFolder ?? join(PROJECT, '.site', `port-${port}`));
  return {
    host,
    port,
    apiPort: port + 1,
    metricsPorts: { api: String(port + 2), shell: String(port + 3) },
    /** Port of the shell's browser build in development. */
    assetsPort: port + 10,
    remotePorts: Object.fromEntries(REMOTES.map(({ name, portOffset }) => [name, port + portOffset])),
    stateFolder,
    compositionFile: resolve(settings.compositionFile ?? join(stateFolder, 'composition.json')),
    compositionUrl,
    dataFolder: settings.dataFolder === undefined ? undefined : resolve(settings.dataFolder),
    releaseKeys: releaseKeys?.startsWith('{') === false ? resolve(releaseKeys) : releaseKeys,
    graceMs: settings.stopTimeoutMs + settings.drainMs + MARGIN_MS,
  };
}
