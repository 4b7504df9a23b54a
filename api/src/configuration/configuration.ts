import { join } from 'node:path';
import { FALLBACK_GA_ID } from '@site/api-contract';
import { TRACE_SAMPLERS } from '@site/http-server/tracing';
import { z } from 'zod';
import { findProjectFolder, resolveGiven } from './project-folder.ts';
import {
  count,
  days,
  matching,
  oneOf,
  part,
  port,
  portOrOff,
  proxies,
  seconds,
  serverUrl,
  text,
  workers,
} from './setting-schemas.ts';

const mailAddress = matching(/^[^\s@<>,;"]+@[^\s@<>,;"]+$/, 'an e-mail address');

const storageSchema = z.object({
  /** PostgreSQL, which any number of API processes share; without it the embedded database in the folder. */
  DATABASE_URL: serverUrl(['postgres:', 'postgresql:']).optional(),
  DATA_DIR: text.optional(),
});

/** Every setting, as api/README.md explains them. */
const schema = z
  .object({
    ...storageSchema.shape,
    HOST: text.default('localhost'),
    PORT: port.default(3001),
    WEB_CONCURRENCY: workers.default(1),
    METRICS_PORT: portOrOff.default(9464),
    LOG_LEVEL: oneOf(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
    GA_ID: matching(/^G-[A-Z0-9]{4,20}$/, 'a measurement id such as G-ABC1234567').default(FALLBACK_GA_ID),
    SMTP_URL: serverUrl(['smtp:', 'smtps:']).optional(),
    CONTACT_EMAIL: mailAddress.default('contact@example.com'),
    MAIL_FROM: mailAddress.optional(),
    SITE_URL: serverUrl(['http:', 'https:']).optional(),
    SITE_NAME: matching(/^\P{Cc}{1,100}$/u, 'a name of at most 100 characters in one line').default('the product'),
    SMTP_TIMEOUT_SECONDS: seconds().default(30_000),
    DELIVERY_RETRY_SECONDS: seconds().default(30_000),
    DELIVERY_LEASE_SECONDS: seconds().default(120_000),
    CONTACT_LIMIT_PER_MINUTE: count.default(5),
    CONTACT_LIMIT_PER_DAY: count.default(30),
    CONVERT_LIMIT_PER_MINUTE: count.default(6000),
    MESSAGE_RETENTION_DAYS: days.optional(),
    REQUEST_TIMEOUT_SECONDS: seconds().default(15_000),
    DRAIN_SECONDS: seconds(0).default(1_000),
    STOP_TIMEOUT_SECONDS: seconds().default(10_000),
    TRUSTED_PROXIES: proxies.prefault(''),
    // OpenTelemetry's exporter reads these four from the environment.
    OTEL_EXPORTER_OTLP_ENDPOINT: serverUrl(['http:', 'https:']).optional(),
    OTEL_EXPORTER_OTLP_HEADERS: text.optional(),
    OTEL_SERVICE_NAME: text.optional(),
    OTEL_RESOURCE_ATTRIBUTES: text.optional(),
    OTEL_TRACES_SAMPLER: oneOf(TRACE_SAMPLERS).default('parentbased_always_on'),
    OTEL_TRACES_SAMPLER_ARG: part.default(1),
    OTEL_BSP_SCHEDULE_DELAY: count.default(5000),
  })
  .refine(({ DELIVERY_LEASE_SECONDS: lease, SMTP_TIMEOUT_SECONDS: timeout }) => lease > timeout, {
    path: ['DELIVERY_LEASE_SECONDS'],
    error: 'must be greater than SMTP_TIMEOUT_SECONDS, or a slow message is sent twice.',
  })
  .refine(({ STOP_TIMEOUT_SECONDS: stop, DRAIN_SECONDS: drain }) => stop > drain, {
    path: ['STOP_TIMEOUT_SECONDS'],
    error: 'must be greater than DRAIN_SECONDS, which is part of it.',
  });

/** Names of all settings that the API reads. */
export const API_SETTINGS: readonly string[] = Object.keys(schema.shape);

/** Everything that the environment decides, parsed once. */
export type Configuration = ReturnType<typeof configurationOf>;
export type StorageSettings = ReturnType<typeof storageOf>;
export type MailSettings = Configuration['mail'];

export type Parsed<Key extends string, Value> = ({ ok: true } & Record<Key, Value>) | { ok: false; problems: string[] };

/** Reads the environment. Every wrong value gives one sentence that names it. */
export function parseConfiguration(environment: NodeJS.ProcessEnv): Parsed<'configuration', Configuration> {
  const parsed = schema.safeParse(given(environment));
  return parsed.success
    ? { ok: true, configuration: configurationOf(parsed.data, environment) }
    : { ok: false, problems: sentencesOf(parsed.error) };
}

/** What the messages command needs of the environment, and no more. */
export function parseStorageSettings(environment: NodeJS.ProcessEnv): Parsed<'storage', StorageSettings> {
  const parsed = storageSchema.safeParse(given(environment));
  return parsed.success
    ? { ok: true, storage: storageOf(parsed.data, environment) }
    : { ok: false, problems: sentencesOf(parsed.error) };
}

/**
 * What Node, the system, the driver of PostgreSQL and OpenTelemetry's exporter read; and from where npm was called,
 * which workers need as their primary does.
 */
const OF_OTHERS =
  /^(?:PATH|HOME|LANG|LANGUAGE|LC_\w+|TZ|TMPDIR|TERM|USER|NODE_\w+|SSL_CERT_\w+|SystemRoot|NO_COLOR|FORCE_COLOR|INIT_CWD|PG\w+|OTEL_EXPORTER_OTLP_\w+)$/;

/** Takes out of the environment what is none of this process's business: nothing that runs in it later can read it. */
export function dropUnknownEnvironment(environment: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(environment))
    if (!API_SETTINGS.includes(name) && !OF_OTHERS.test(name)) delete environment[name];
}

/** An empty value counts as none. */
function given(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value = '']) => (value.trim() === '' ? [] : [[name, value.trim()]])),
  );
}

function sentencesOf({ issues }: z.ZodError): string[] {
  return issues.map(({ path: [name], message }) => `${String(name)} ${message}`);
}

function storageOf(
  { DATABASE_URL: url, DATA_DIR: folder }: z.infer<typeof storageSchema>,
  environment: NodeJS.ProcessEnv,
) {
  if (url !== undefined) return { kind: 'postgres' as const, url };
  return {
    kind: 'sqlite' as const,
    folder:
      folder === undefined
        ? join(findProjectFolder(process.cwd()), '.site', 'data')
        : resolveGiven(environment, folder),
  };
}

function configurationOf(settings: z.infer<typeof schema>, environment: NodeJS.ProcessEnv) {
  return {
    host: settings.HOST,
    port: settings.PORT,
    /** How many processes answer on that port; 1 for this one alone. */
    workers: settings.WEB_CONCURRENCY,
    metricsPort: settings.METRICS_PORT,
    logLevel: settings.LOG_LEVEL,
    gaId: settings.GA_ID,
    storage: storageOf(settings, environment),
    mail: {
      /** `smtp://user:password@host:port`. Without it messages stay in the database. */
      smtpUrl: settings.SMTP_URL,
      contactEmail: settings.CONTACT_EMAIL,
      /** Whom the e-mails come from: an address that the mail server lets this site send from. */
      mailFrom: settings.MAIL_FROM ?? settings.CONTACT_EMAIL,
      siteName: settings.SITE_NAME,
      /** How long one sending may take. */
      timeoutMs: settings.SMTP_TIMEOUT_SECONDS,
      /** How long a claimed message is nobody else's. Longer than `timeoutMs`, or two processes send the same message. */
      leaseMs: settings.DELIVERY_LEASE_SECONDS,
      firstRetryMs: settings.DELIVERY_RETRY_SECONDS,
    },
    contactLimits: { perMinute: settings.CONTACT_LIMIT_PER_MINUTE, perDay: settings.CONTACT_LIMIT_PER_DAY },
    /** Conversions that one address may ask for. */
    convertLimitPerMinute: settings.CONVERT_LIMIT_PER_MINUTE,
    /** Older messages are deleted; undefined for never. */
    retentionDays: settings.MESSAGE_RETENTION_DAYS,
    /** Without an endpoint there are no traces. */
    tracing: {
      endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
      sampler: settings.OTEL_TRACES_SAMPLER,
      ratio: settings.OTEL_TRACES_SAMPLER_ARG,
      delayMs: settings.OTEL_BSP_SCHEDULE_DELAY,
    },
    trustedProxies: settings.TRUSTED_PROXIES,
    /** The origin of the site's pages; undefined where requests tell it. */
    siteOrigin: settings.SITE_URL === undefined ? undefined : new URL(settings.SITE_URL).origin,
    /** How long a request may take to arrive. */
    requestTimeoutMs: settings.REQUEST_TIMEOUT_SECONDS,
    /** How long requests are still answered after the process was told to stop. */
    drainMs: settings.DRAIN_SECONDS,
    /** How long stopping may take, the drain period included. */
    stopTimeoutMs: settings.STOP_TIMEOUT_SECONDS,
  };
}
