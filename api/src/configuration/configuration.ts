import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { TrustedProxies } from '@site/http-server/visitor-address';
import { resolvePath } from '@site/settings/environment';
import { readSettings, type SettingsRule } from '@site/settings/read-settings';
import { optionalSetting, setting, listVariables, type SettingValues } from '@site/settings/setting';
import { sharedSettings } from '@site/settings/shared-settings';
import { mailAddress, parsedText, port, portOrOff, seconds, serverUrl, text, wholeNumber } from '@site/settings/types';

declare const BUILD_INFO: { version: string; commit: string } | undefined;

/** Tests run the sources, which have no version. */
export const BUILD = typeof BUILD_INFO === 'undefined' ? { version: 'source', commit: 'none' } : BUILD_INFO;

const storageSettings = {
  databaseUrl: optionalSetting({
    variable: 'DATABASE_URL',
    description: 'The PostgreSQL database, which any number of API processes can share (`postgres://…`).',
    type: serverUrl(['postgres:', 'postgresql:']),
    without: 'the embedded database',
    isSecret: true,
  }),
  dataFolder: optionalSetting({
    variable: 'DATA_DIR',
    description: 'The folder of the embedded SQLite database. A relative path starts at the folder where you run npm.',
    type: text,
    without: '`.site/data` of the project',
  }),
};

const count = wholeNumber(1, 1_000_000);
const proxies = parsedText(
  'a list of addresses, ranges such as 10.0.0.0/8, loopback, linklocal, or uniquelocal',
  (value) => {
    const list = new TrustedProxies(value);
    return list.unreadable.length === 0 ? list : undefined;
  },
);

export const apiSettings = {
  port: setting({ variable: 'PORT', description: 'The port to listen on.', type: port, default: '3001' }),
  metricsPort: setting({
    variable: 'METRICS_PORT',
    description: 'The port of `/metrics`, or `off`. If the port is in use, the API starts without metrics.',
    type: portOrOff,
    default: '9464',
  }),
  ...sharedSettings,
  ...storageSettings,
  smtpUrl: optionalSetting({
    variable: 'SMTP_URL',
    description: 'The server that sends the mail, such as `smtp://user:password@mail.example.org:587`.',
    type: serverUrl(['smtp:', 'smtps:']),
    without: 'messages stay in the database',
    isSecret: true,
  }),
  mailFrom: optionalSetting({
    variable: 'MAIL_FROM',
    description: 'The sender of emails. The mail server must accept it.',
    type: mailAddress,
    without: '`CONTACT_EMAIL`',
  }),
  smtpTimeoutMs: setting({
    variable: 'SMTP_TIMEOUT_SECONDS',
    description: 'The time limit for sending one message.',
    type: seconds(0.001, 86_400),
    default: '30',
  }),
  deliveryRetryMs: setting({
    variable: 'DELIVERY_RETRY_SECONDS',
    description:
      'The wait after the first failed attempt to send a message. It doubles with each failure, up to six hours.',
    type: seconds(0.001, 86_400),
    default: '30',
  }),
  contactLimitPerMinute: setting({
    variable: 'CONTACT_LIMIT_PER_MINUTE',
    description: 'The maximum number of messages from one IP address per minute.',
    type: count,
    default: '5',
  }),
  contactLimitPerDay: setting({
    variable: 'CONTACT_LIMIT_PER_DAY',
    description: 'The maximum number of messages from one IP address per day.',
    type: count,
    default: '30',
  }),
  convertLimitPerMinute: setting({
    variable: 'CONVERT_LIMIT_PER_MINUTE',
    description: 'The maximum number of conversions for one IP address per minute and API process.',
    type: count,
    default: '6000',
  }),
  retentionDays: optionalSetting({
    variable: 'MESSAGE_RETENTION_DAYS',
    description:
      'The age in days at which the API deletes messages, sent or not. The API checks at startup and every hour.',
    type: wholeNumber(1, 36_500),
    without: 'never',
  }),
  requestTimeoutMs: setting({
    variable: 'REQUEST_TIMEOUT_SECONDS',
    description: 'The time limit for receiving a request. A slower request gets 408.',
    type: seconds(0.001, 86_400),
    default: '15',
  }),
  trustedProxies: setting({
    variable: 'TRUSTED_PROXIES',
    description:
      'The proxies whose `X-Forwarded-For` header the API trusts: IP addresses, ranges such as `10.0.0.0/8`, ' +
      '`loopback`, `linklocal`, or `uniquelocal`. Use `loopback` if the shell is on the same machine.',
    type: proxies,
    default: '',
    without: 'none',
  }),
};

export const API_VARIABLES: readonly string[] = listVariables(apiSettings);

/** The PostgreSQL driver reads these variables itself, for example `PGPASSWORD`. */
export const POSTGRES_VARIABLES = /^PG[A-Z]+$/;

const rules: SettingsRule<SettingValues<typeof apiSettings>>[] = [
  ({ stopTimeoutMs, drainMs }) =>
    stopTimeoutMs > drainMs
      ? undefined
      : {
          variable: 'STOP_TIMEOUT_SECONDS',
          problem: 'must be greater than DRAIN_SECONDS, because it includes the drain period',
        },
];

/** Without `siteUrl`, the origin comes from each request. Without `retentionDays`, messages are kept forever. */
export type Configuration = ReturnType<typeof readConfiguration>;
export type StorageSettings = ReturnType<typeof readStorageSettings>;

export const CONFIGURATION = Symbol('Configuration');

/** Throws `SettingInvalidError` if a setting is invalid. */
export function readConfiguration(environment: NodeJS.ProcessEnv) {
  const settings = readSettings(apiSettings, environment, rules);
  const { contactEmail, mailFrom = contactEmail } = settings;
  return { ...settings, mailFrom, storage: chooseStorage(settings, environment) };
}

/** Throws `SettingInvalidError` if a setting is invalid. */
export function readStorageSettings(environment: NodeJS.ProcessEnv) {
  return chooseStorage(readSettings(storageSettings, environment), environment);
}

function chooseStorage(
  { databaseUrl, dataFolder }: SettingValues<typeof storageSettings>,
  environment: NodeJS.ProcessEnv,
) {
  if (databaseUrl !== undefined) return { kind: 'postgres' as const, url: databaseUrl };
  const folder =
    dataFolder === undefined
      ? join(findProjectFolder(process.cwd()), '.site', 'data')
      : resolvePath(environment, dataFolder);
  return { kind: 'sqlite' as const, folder };
}

/** Returns the nearest folder at or above `start` whose package.json has workspaces, or `start` if there is none. */
function findProjectFolder(start: string): string {
  for (let folder = start; ; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (existsSync(manifest) && 'workspaces' in JSON.parse(readFileSync(manifest, 'utf8'))) return folder;
    if (folder === dirname(folder)) return start;
  }
}
