import { join } from 'node:path';
import { FALLBACK_GA_ID } from '@site/api-contract';
import type { TrustedProxies } from '../http/visitor-address.ts';
import { findProjectFolder } from './project-folder.ts';
import { SettingReader } from './setting-reader.ts';

export type LogLevel = (typeof LOG_LEVELS)[number];
const MAIL_ADDRESS = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/;
const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

export type StorageSettings = { kind: 'sqlite'; folder: string } | { kind: 'postgres'; url: string };

export interface MailSettings {
  /** `smtp://user:password@host:port`. Without it messages stay in the database. */
  smtpUrl: string | undefined;
  contactEmail: string;
  /** Whom the e-mails come from: an address that the mail server lets this site send from. */
  mailFrom: string;
  siteName: string;
  /** How long one sending may take. */
  timeoutMs: number;
  /** How long a claimed message is nobody else's. Longer than `timeoutMs`, or two processes send the same message. */
  leaseMs: number;
  firstRetryMs: number;
}

/** Everything that the environment decides, parsed once. */
export interface Configuration {
  host: string;
  port: number;
  metricsPort: number;
  logLevel: LogLevel;
  gaId: string;
  storage: StorageSettings;
  mail: MailSettings;
  contactLimits: { perMinute: number; perDay: number };
  /** Older messages are deleted; undefined for never. */
  retentionDays: number | undefined;
  trustedProxies: TrustedProxies;
  /** How long a request may take to arrive. */
  requestTimeoutMs: number;
  /** How long requests are still answered after the process was told to stop. */
  drainMs: number;
  /** How long stopping may take, the drain period included. */
  stopTimeoutMs: number;
}

export type ConfigurationResult = { ok: true; configuration: Configuration } | { ok: false; problems: string[] };

/** Reads the environment. Every wrong value gives one sentence that names it. */
export function parseConfiguration(environment: Record<string, string | undefined>): ConfigurationResult {
  const read = new SettingReader(environment);
  const timeoutMs = read.seconds('SMTP_TIMEOUT_SECONDS', 30);
  const contactEmail = read.matching('CONTACT_EMAIL', MAIL_ADDRESS, 'an e-mail address', 'contact@example.com');
  const configuration: Configuration = {
    host: read.text('HOST', 'localhost'),
    port: read.port('PORT', 3001),
    metricsPort: read.port('METRICS_PORT', 9464),
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
    gaId: read.matching('GA_ID', /^G-[A-Z0-9]{4,20}$/, 'a measurement id such as G-ABC1234567', FALLBACK_GA_ID),
    storage: readStorage(read),
    mail: {
      smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:'])?.href,
      contactEmail,
      mailFrom: read.matching('MAIL_FROM', MAIL_ADDRESS, 'an e-mail address', contactEmail),
      siteName: read.matching('SITE_NAME', /^\P{Cc}{1,100}$/u, 'a name of at most 100 characters in one line', 'the product'),
      timeoutMs,
      leaseMs: read.seconds('DELIVERY_LEASE_SECONDS', 120),
      firstRetryMs: read.seconds('DELIVERY_RETRY_SECONDS', 30),
    },
    contactLimits: {
      perMinute: read.count('CONTACT_LIMIT_PER_MINUTE', 5),
      perDay: read.count('CONTACT_LIMIT_PER_DAY', 30),
    },
    retentionDays: read.days('MESSAGE_RETENTION_DAYS'),
    trustedProxies: read.proxies('TRUSTED_PROXIES'),
    requestTimeoutMs: read.seconds('REQUEST_TIMEOUT_SECONDS', 15),
    drainMs: read.seconds('DRAIN_SECONDS', 1, 0),
    stopTimeoutMs: read.seconds('STOP_TIMEOUT_SECONDS', 10),
  };
  if (configuration.mail.leaseMs <= timeoutMs) {
    read.problems.push('DELIVERY_LEASE_SECONDS must be greater than SMTP_TIMEOUT_SECONDS, or a slow message is sent twice.');
  }
  if (configuration.stopTimeoutMs <= configuration.drainMs) {
    read.problems.push('STOP_TIMEOUT_SECONDS must be greater than DRAIN_SECONDS, which is part of it.');
  }
  return read.problems.length === 0 ? { ok: true, configuration } : { ok: false, problems: read.problems };
}

/** What the messages command needs of the environment, and no more. */
export function readStorage(read: SettingReader): StorageSettings {
  const url = read.url('DATABASE_URL', ['postgres:', 'postgresql:']);
  if (url !== undefined) return { kind: 'postgres', url: url.href };
  return { kind: 'sqlite', folder: read.path('DATA_DIR', join(findProjectFolder(process.cwd()), '.site', 'data')) };
}
