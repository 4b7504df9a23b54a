import { optionalSetting, setting } from '@site/settings/setting';
import { sharedSettings } from '@site/settings/shared-settings';
import { portOrOff, text, wholeNumber } from '@site/settings/types';
import { compositionSettings } from '../../../composition/store/composition-settings.ts';
import { REMOTES } from '../deployables.ts';
import { REVIEW_OFFSET } from '../remote-ports.ts';

const LAST_OFFSET = Math.max(REVIEW_OFFSET, ...REMOTES.map(({ portOffset }) => portOffset));

/** Settings of `npm start` and `npm run dev`. Each process of the site gets those that it reads. */
export const launcherSettings = {
  port: setting({
    variable: 'PORT',
    description: 'The port of the site. The API, metrics, and the remotes use ports above it.',
    type: wholeNumber(1, 65_535 - LAST_OFFSET),
    default: '3000',
  }),
  host: sharedSettings.host,
  apiMetricsPort: optionalSetting({
    variable: 'API_METRICS_PORT',
    description: 'The port of the metrics of the API, or `off`.',
    type: portOrOff,
    without: '`PORT` + 2',
  }),
  shellMetricsPort: optionalSetting({
    variable: 'SHELL_METRICS_PORT',
    description: 'The port of the metrics of the shell, or `off`.',
    type: portOrOff,
    without: '`PORT` + 3',
  }),
  stateFolder: optionalSetting({
    variable: 'STATE_DIR',
    description: 'The folder for logs, and for what the shell keeps between runs.',
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
    description: 'The keys that may sign releases: a file, or its JSON.',
    type: text,
    without: 'signatures are not required',
  }),
  drainMs: sharedSettings.drainMs,
  stopTimeoutMs: sharedSettings.stopTimeoutMs,
};
