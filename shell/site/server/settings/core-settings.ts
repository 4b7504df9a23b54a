import { TrustedProxies } from '@site/http-server/visitor-address';
import type { SettingsRule } from '@site/settings/read-settings';
import { setting, type SettingValues } from '@site/settings/setting';
import { sharedSettings, tracingSettings } from '@site/settings/shared-settings';
import {
  checkedText,
  days,
  mebibytes,
  onOff,
  origin,
  port,
  portOrOff,
  seconds,
  text,
  wholeNumber,
} from '@site/settings/types';
import { join } from 'node:path';
import { releaseLimitSettings } from '../../../composition/judge/release-limits.ts';
import { compositionSettings } from '../../../composition/store/composition-settings.ts';
import { parseHsts } from '../http/security-headers.ts';

/** Settings of the core. Each feature in `features` adds its own. */
export const coreSettings = {
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
      'Proxies whose `X-Forwarded-*` headers are trusted: addresses, ranges such as `10.0.0.0/8`, `loopback`, `linklocal`, `uniquelocal`.',
    type: checkedText(parseTrustedProxies),
    default: '',
    without: 'none',
  }),
  hsts: setting({
    variable: 'HSTS',
    description:
      '`Strict-Transport-Security` for visitors who use HTTPS: seconds, optionally followed by `includeSubDomains` and `preload`, or `off`.',
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
    description: 'Mebibytes of memory for rendered pages, which are kept compressed.',
    type: mebibytes(1, 65_536),
    default: '256',
  }),
  warmsPages: setting({
    variable: 'WARM_PAGES',
    description: '`on` renders all pages one after the other before visitors request them.',
    type: onOff,
    default: 'on',
  }),
  maxConnections: setting({
    variable: 'MAX_CONNECTIONS',
    description: 'How many connections are open at once, at most three quarters of the limit of open files.',
    type: wholeNumber(10, 1_000_000),
    default: '5000',
  }),
  ...compositionSettings,
  stateFolder: setting({
    variable: 'STATE_DIR',
    description: 'What the server keeps between runs: the last composition that worked, and releases.',
    type: text,
    default: '.site',
  }),
  formerReleaseMs: setting({
    variable: 'FORMER_RELEASE_DAYS',
    description:
      'How many days files of a replaced release stay available for pages that are still open, up to 2 GiB. The last ten releases stay longer.',
    type: days(0, 3650),
    default: '7',
  }),
  renderTimeoutMs: setting({
    variable: 'RENDER_TIMEOUT_SECONDS',
    description: 'How long rendering a page may take.',
    type: seconds(0.5, 60),
    default: '5',
  }),
  renderMemoryMebibytes: setting({
    variable: 'RENDER_MEMORY_MB',
    description: 'Mebibytes of memory that the render process of a remote may use.',
    type: wholeNumber(200, 8000),
    default: '400',
  }),
  breakerFailures: setting({
    variable: 'BREAKER_FAILURES',
    description: 'How many failures within 30 seconds open the breaker of a remote.',
    type: wholeNumber(1, 1000),
    default: '5',
  }),
  breakerResetMs: setting({
    variable: 'BREAKER_RESET_SECONDS',
    description: 'How long a breaker stays open before the remote is tried again.',
    type: seconds(0.1, 3600),
    default: '10',
  }),
  ...releaseLimitSettings,
  ...tracingSettings,
};

type ParsedCoreSettings = SettingValues<typeof coreSettings>;

export interface CoreSettings extends ParsedCoreSettings {
  compositionFile: string;
}

export const coreRules: readonly SettingsRule<ParsedCoreSettings>[] = [
  ({ port: sitePort, metricsPort }) =>
    sitePort !== 0 && sitePort === metricsPort
      ? { variable: 'METRICS_PORT', problem: 'must differ from PORT' }
      : undefined,
];

/** Folder of the releases that passed the gates. */
export function releasesFolder({ stateFolder }: Pick<CoreSettings, 'stateFolder'>): string {
  return join(stateFolder, 'releases');
}

/** An empty list trusts no proxy. */
function parseTrustedProxies(list: string): { value: TrustedProxies } | { problem: string } {
  const proxies = new TrustedProxies(list);
  const [unreadable] = proxies.unreadable;
  if (unreadable !== undefined)
    return {
      problem: `"${unreadable.slice(0, 100)}" is not an address, a range such as 10.0.0.0/8, loopback, linklocal, or uniquelocal`,
    };
  const [unbounded] = proxies.unbounded;
  if (unbounded === undefined) return { value: proxies };
  return {
    problem: `"${unbounded}" covers all addresses, so any client could fake its address. List only the proxies`,
  };
}
