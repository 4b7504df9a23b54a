import { TrustedProxies } from '@site/http-server/visitor-address';
import { readSettings } from '@site/settings/read-settings';
import { optionalSetting, setting, type SettingValues, listVariables } from '@site/settings/setting';
import { sharedSettings } from '@site/settings/shared-settings';
import {
  checkedText,
  mebibytes,
  onOff,
  origin,
  parsedText,
  port,
  portOrOff,
  seconds,
  text,
  wholeNumber,
} from '@site/settings/types';
import { join } from 'node:path';
import { isLoopback } from '../../composition/judge/fetch-file.ts';
import { releaseLimitSettings } from '../../composition/judge/release-limits.ts';
import { compositionSettings } from '../../composition/store/composition-settings.ts';
import { parseHsts } from './http/security-headers.ts';

/** shell/docs/configuration.md is generated from these settings. */
export const shellSettings = {
  port: setting({ variable: 'PORT', description: 'The port to listen on.', type: port, default: '3000' }),
  ...sharedSettings,
  apiUrl: setting({
    variable: 'API_URL',
    description: 'The origin of the API, without `/api`.',
    type: origin,
    default: 'http://localhost:3001',
  }),
  analyticsOrigin: setting({
    variable: 'ANALYTICS_ORIGIN',
    description: 'The origin of the analytics script.',
    type: origin,
    default: 'https://www.googletagmanager.com',
  }),
  trustedProxies: setting({
    variable: 'TRUSTED_PROXIES',
    description:
      'The proxies whose `X-Forwarded-*` headers the shell trusts: IP addresses, ranges such as `10.0.0.0/8`, `loopback`, `linklocal`, or `uniquelocal`.',
    type: checkedText(parseTrustedProxies),
    default: '',
    without: 'none',
  }),
  hsts: setting({
    variable: 'HSTS',
    description:
      'The `Strict-Transport-Security` header over HTTPS: the maximum age in seconds, optionally followed by `includeSubDomains` and `preload`, or `off`.',
    type: checkedText(parseHsts),
    default: '63072000',
  }),
  metricsPort: setting({
    variable: 'METRICS_PORT',
    description: 'The port of `/metrics` for Prometheus, or `off`.',
    type: portOrOff,
    default: '9465',
  }),
  pageCacheBytes: setting({
    variable: 'PAGE_CACHE_MB',
    description: 'The size of the cache of compressed pages, in mebibytes.',
    type: mebibytes(1, 65_536),
    default: '256',
  }),
  warmsPages: setting({
    variable: 'WARM_PAGES',
    description: '`on` renders all pages in the background before visitors request them.',
    type: onOff,
    default: 'on',
  }),
  maxConnections: setting({
    variable: 'MAX_CONNECTIONS',
    description: 'The maximum number of open connections. It never exceeds three quarters of the limit on open files.',
    type: wholeNumber(10, 1_000_000),
    default: '5000',
  }),
  ...compositionSettings,
  stateFolder: setting({
    variable: 'STATE_DIR',
    description: 'The folder for the last composition that worked and for releases.',
    type: text,
    default: '.site',
  }),
  renderTimeoutMs: setting({
    variable: 'RENDER_TIMEOUT_SECONDS',
    description: 'The time limit for rendering a page.',
    type: seconds(0.5, 60),
    default: '5',
  }),
  renderMemoryMebibytes: setting({
    variable: 'RENDER_MEMORY_MB',
    description: 'The memory limit of a render process, in mebibytes.',
    type: wholeNumber(200, 8000),
    default: '400',
  }),
  breakerFailures: setting({
    variable: 'BREAKER_FAILURES',
    description: 'The number of failures within 30 seconds that opens the breaker of a remote.',
    type: wholeNumber(1, 1000),
    default: '5',
  }),
  breakerResetMs: setting({
    variable: 'BREAKER_RESET_SECONDS',
    description: 'The time before an open breaker lets the remote try again.',
    type: seconds(0.1, 3600),
    default: '10',
  }),
  ...releaseLimitSettings,
  previewKey: optionalSetting({
    variable: 'PREVIEW_KEY',
    description:
      'The secret that signs preview links. At least 32 characters, such as the output of `openssl rand -base64 32`.',
    type: longText(32, 'at least 32 characters long, and hard to guess'),
    without: 'previews are off',
    isSecret: true,
  }),
  allowsPreviewOrigin: setting({
    variable: 'PREVIEW_ORIGINS',
    description:
      'Origins that previews may load releases from, in addition to the trusted origins. Separate them with commas. `loopback` allows this machine.',
    type: checkedText(parsePreviewOrigins),
    default: '',
    without: 'only the trusted origins',
  }),
  canaryMinViews: setting({
    variable: 'CANARY_MIN_VIEWS',
    description: 'The number of page views that each release needs before the site can abort a canary.',
    type: wholeNumber(1, 1_000_000),
    default: '50',
  }),
  operatorToken: optionalSetting({
    variable: 'OPERATOR_TOKEN',
    description: 'The secret to sign in to `/_operator`. At least 16 characters.',
    type: longText(16, 'at least 16 characters long'),
    without: 'the page is off',
    isSecret: true,
  }),
};

export const SHELL_VARIABLES: readonly string[] = listVariables(shellSettings);

export interface ShellSettings extends SettingValues<typeof shellSettings> {
  compositionFile: string;
}

export function parseShellSettings(environment: NodeJS.ProcessEnv): ShellSettings {
  const values = readSettings(shellSettings, environment);
  const { compositionFile = join(values.stateFolder, 'composition.json') } = values;
  return { ...values, compositionFile };
}

/** Contains the releases that passed the checks. */
export function releasesFolder({ stateFolder }: Pick<ShellSettings, 'stateFolder'>): string {
  return join(stateFolder, 'releases');
}

function parseTrustedProxies(list: string): { value: TrustedProxies } | { problem: string } {
  const proxies = new TrustedProxies(list);
  const [unreadable] = proxies.unreadable;
  if (unreadable !== undefined)
    return {
      problem: `"${unreadable.slice(0, 100)}" is not an IP address, a range such as 10.0.0.0/8, loopback, linklocal, or uniquelocal`,
    };
  const [unbounded] = proxies.unbounded;
  if (unbounded === undefined) return { value: proxies };
  return {
    problem: `"${unbounded}" covers all IP addresses, so any client could fake its own. List only the proxies`,
  };
}

function longText(length: number, rule: string) {
  return parsedText(rule, (value) => (value.length < length ? undefined : value));
}

const LOOPBACK = 'loopback';

export function parsePreviewOrigins(list: string): { value: (url: string) => boolean } | { problem: string } {
  const entries = list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const wrong = entries.find((entry) => entry !== LOOPBACK && !isOrigin(entry));
  if (wrong !== undefined)
    return {
      problem: `"${wrong.slice(0, 100)}" is neither an origin such as https://anna.dev.example.com nor ${LOOPBACK}`,
    };
  const takesLoopback = entries.includes(LOOPBACK);
  return {
    value: (url) => entries.includes(new URL(url).origin) || (takesLoopback && isLoopback(url)),
  };
}

function isOrigin(entry: string): boolean {
  return URL.canParse(entry) && /^https?:$/.test(new URL(entry).protocol) && new URL(entry).origin === entry;
}
