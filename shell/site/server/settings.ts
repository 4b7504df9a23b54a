import { FALLBACK_GA_ID } from '@site/api-contract';
import { join } from 'node:path';
import { z } from 'zod';
import { parsePreviewOrigins } from '../../composition/gates/preview-origins.ts';
import { releaseLimitSettings } from '../../composition/gates/release-limits.ts';
import { checkNetworkSettings, networkSettings } from './features/cdn/network-settings.ts';
import { parseHsts } from './http/security-headers.ts';
import { parseTrustedProxies } from './http/trusted-proxies.ts';
import { tracingSettings } from './features/tracing/tracing-settings.ts';

/** The address of a site: a path would be lost, since all pages have their addresses from the root. */
const origin = z.string().transform((text, context) => {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href) return url.origin;
  context.addIssue(objectionToOrigin(url));
  return z.NEVER;
});

function objectionToOrigin(url: URL | null): string {
  if (!url || !/^https?:$/.test(url.protocol))
    return 'must begin with https:// or http://, such as https://example.org';
  if (url.username || url.password) return `must hold no user name or password, such as ${url.origin}`;
  return `must end after the host and its port, without a path, such as ${url.origin}`;
}

const number = (least: number, most: number) =>
  z.coerce
    .number({ error: `must be a number from ${least} to ${most}` })
    .min(least, { error: `must be ${least} or more` })
    .max(most, { error: `must be ${most} or less` });
const whole = (least: number, most: number) =>
  number(least, most).int({ error: `must be a whole number from ${least} to ${most}` });
const onOff = z.enum(['on', 'off'], { error: 'must be on or off' });
const port = whole(0, 65_535);
const seconds = (least: number, most: number) => number(least, most).transform((value) => value * 1000);

/** Characters of a key. `openssl rand -base64 32` writes 44. */
const LEAST_KEY = 32;

const schema = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('localhost'),
  /** How many processes answer on that port; 1 for this one alone. */
  WEB_CONCURRENCY: whole(1, 256).default(1),
  /** Where `/metrics` is: any free port for 0, and nowhere for `off`. */
  METRICS_PORT: z.union([z.literal('off'), port], { error: 'must be a port from 0 to 65535, or off' }).default(9465),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], { error: 'must be silent, error, warn, info or debug' })
    .default('info'),
  /** Whose `X-Forwarded-*` headers are believed. Nobody's by default. */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text, context) => {
      const parsed = parseTrustedProxies(text);
      if (parsed.ok) return parsed.proxies;
      context.addIssue(parsed.message);
      return z.NEVER;
    }),
  /** Header that tells browsers to come by HTTPS only; undefined where it is off. */
  HSTS: z
    .string()
    .default('63072000')
    .transform((text, context) => {
      const parsed = parseHsts(text);
      if (parsed.ok) return parsed.header;
      context.addIssue(parsed.message);
      return z.NEVER;
    }),
  /** Whether `103 Early Hints` is sent: only where whoever stands in front passes it on. */
  EARLY_HINTS: onOff.default('off'),
  /** Given in seconds, read in milliseconds: how long connections are still accepted after a signal to stop. */
  DRAIN_SECONDS: seconds(0, 600).default(500),
  /** Given in seconds, read in milliseconds: how long stopping may take in all. */
  STOP_TIMEOUT: seconds(1, 3600).default(10_000),
  MAX_CONNECTIONS: whole(10, 1_000_000).default(5000),
  /** Mebibytes. */
  PAGE_CACHE_MB: whole(1, 65_536).default(256),
  /** Whether all pages are made ready before they are asked for. */
  WARM_PAGES: onOff.default('on'),
  /** Origin of the API, without `/api`. */
  API_URL: origin.default('http://localhost:3001'),
  /** The database that holds the composition of a fleet of shells, in place of a file. */
  COMPOSITION_URL: z
    .url({
      protocol: /^postgres(?:ql)?$/,
      error: 'must be the address of a PostgreSQL database, such as postgres://user@host/database',
    })
    .optional(),
  /** The composition document. */
  COMPOSITION_FILE: z.string().min(1).optional(),
  /** What the server keeps between runs: the last composition that served, releases, tags to purge, and by default the composition itself. */
  STATE_DIR: z.string().min(1).default('.site'),
  /** Given in days, read in milliseconds: how long a release that is out of use stays servable. */
  FORMER_RELEASE_DAYS: number(0, 3650)
    .default(7)
    .transform((days) => days * 86_400_000),
  SITE_NAME: z.string().min(1).default('the product'),
  /** Public origin. Without it, that which a request came to. */
  SITE_URL: origin.optional(),
  CONTACT_EMAIL: z.email('must be an e-mail address').default('contact@example.com'),
  /** Analytics measurement id. The default stands for none: nothing is sent, and no other origin is let in. */
  GA_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/, 'must be a measurement id such as G-ABC1234567')
    .default(FALLBACK_GA_ID),
  /** Where the analytics service's script comes from. */
  ANALYTICS_ORIGIN: origin.default('https://www.googletagmanager.com'),
  /** Within which a page is rendered, or answered as away. */
  RENDER_TIMEOUT_SECONDS: number(0.5, 60).default(5),
  /** Memory that the render process of a remote may take. */
  RENDER_MEMORY_MB: whole(200, 8000).default(400),
  /** Failures within half a minute after which a remote is left alone, and for how long. */
  BREAKER_FAILURES: whole(1, 1000).default(5),
  BREAKER_RESET_SECONDS: number(0.1, 3600).default(10),
  /** Opens the operator's page to whoever knows it. Without it there is none. */
  OPERATOR_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  /** Signs the links to other compositions. Without it there are none. */
  PREVIEW_KEY: z
    .string()
    .min(LEAST_KEY, `must have at least ${LEAST_KEY} characters, which nobody can guess`)
    .optional(),
  /** How many of them are up at once. */
  PREVIEW_LIMIT: whole(1, 20).default(2),
  /** Where releases may lie that are shown by a link, beside the origins that the composition trusts. */
  PREVIEW_ORIGINS: z
    .string()
    .default('')
    .transform((text, context) => {
      const parsed = parsePreviewOrigins(text);
      if (parsed.ok) return parsed.allows;
      context.addIssue(parsed.message);
      return z.NEVER;
    }),
  /**
   * The greatest accepted share of sound canaries that are aborted by mistake, from 0 to 1; and how many views of
   * each release are needed before a canary may be aborted.
   */
  CANARY_FALSE_ALARMS: number(1e-6, 0.5).default(0.01),
  CANARY_MIN_VIEWS: whole(1, 1_000_000).default(50),
  ...releaseLimitSettings,
  ...networkSettings,
  ...tracingSettings,
});

/** What neither the log nor a screen should show. */
const SECRETS: readonly string[] = ['OPERATOR_TOKEN', 'PREVIEW_KEY', 'OTEL_EXPORTER_OTLP_HEADERS', 'PURGE_HEADER'];

/** Names of all settings that the shell reads. */
export const SHELL_SETTINGS: readonly string[] = Object.keys(schema.shape);

export interface ShellConfig extends z.infer<typeof schema> {
  COMPOSITION_FILE: string;
}

export class ConfigInvalidError extends Error {
  override name = 'ConfigInvalidError';
  readonly code = 'CONFIG_INVALID';
}

/** Parses the environment. Throws `ConfigInvalidError` with one sentence for each wrong value. */
export function parseShellConfig(environment: NodeJS.ProcessEnv): ShellConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim() !== ''));
  const parsed = schema.superRefine(checkNetworkSettings).superRefine(checkPorts).safeParse(given);
  if (!parsed.success) {
    throw new ConfigInvalidError(
      parsed.error.issues.map(({ path, message }) => `${described(String(path[0]), given)}: ${message}.`).join('\n'),
    );
  }
  return {
    ...parsed.data,
    COMPOSITION_FILE: parsed.data.COMPOSITION_FILE ?? join(parsed.data.STATE_DIR, 'composition.json'),
  };
}

function checkPorts({ PORT, METRICS_PORT }: { PORT: number; METRICS_PORT: number | 'off' }, context: z.RefinementCtx) {
  if (PORT !== 0 && PORT === METRICS_PORT)
    context.addIssue({ code: 'custom', path: ['METRICS_PORT'], message: 'must differ from PORT' });
}

/** Where the shell keeps the releases that it has proven. */
export function releasesFolder({ STATE_DIR }: Pick<ShellConfig, 'STATE_DIR'>): string {
  return join(STATE_DIR, 'releases');
}

function described(name: string, given: NodeJS.ProcessEnv): string {
  if (SECRETS.includes(name)) return `${name} cannot be used`;
  if (given[name] === undefined) return name;
  return `${name} is "${(given[name] ?? '').replace(/(?<=\/\/|:(?!\/\/)).*@/, '***@')}"`;
}

/** What Node, the system and OpenTelemetry's exporter read, whoever runs. */
const OF_THE_SYSTEM =
  /^(?:PATH|HOME|LANG|LANGUAGE|LC_\w+|TZ|TMPDIR|TERM|USER|NODE_\w+|SSL_CERT_\w+|SystemRoot|NO_COLOR|FORCE_COLOR|OTEL_EXPORTER_OTLP_\w+)$/;

/** Takes out of the environment what is none of this process's business, such as a database's password: whatever it starts inherits it otherwise. */
export function dropUnknownEnvironment(environment: NodeJS.ProcessEnv) {
  for (const name of Object.keys(environment))
    if (!SHELL_SETTINGS.includes(name) && !OF_THE_SYSTEM.test(name)) delete environment[name];
}
