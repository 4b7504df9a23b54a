import { FALLBACK_GA_ID } from '@site/api-contract';
import { optionalSetting, setting } from './setting.ts';
import { mailAddress, matching, oneOf, origin, seconds, text } from './types.ts';

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

export const sharedSettings = {
  host: setting({
    variable: 'HOST',
    description: 'The host name or IP address to listen on.',
    type: text,
    default: 'localhost',
  }),
  logLevel: setting({
    variable: 'LOG_LEVEL',
    description: '`silent`, `error`, `warn`, `info`, or `debug`. `debug` logs every request.',
    type: oneOf(LOG_LEVELS),
    default: 'info',
  }),
  siteName: setting({
    variable: 'SITE_NAME',
    description: 'The name of the site in titles, copy, and email subjects.',
    type: matching(/^\P{Cc}{1,100}$/u, 'a name of at most 100 characters in one line'),
    default: 'the product',
  }),
  siteUrl: optionalSetting({
    variable: 'SITE_URL',
    description:
      'The public origin of the site, for canonical links and the sitemap. The API accepts messages only from its pages.',
    type: origin,
    without: 'the origin of each request',
  }),
  contactEmail: setting({
    variable: 'CONTACT_EMAIL',
    description: 'The mailbox that receives messages. The legal pages show it.',
    type: mailAddress,
    default: 'contact@example.com',
  }),
  gaId: setting({
    variable: 'GA_ID',
    description: 'The analytics measurement ID.',
    type: matching(/^G-[A-Z0-9]{4,20}$/, 'a measurement ID such as G-ABC1234567'),
    default: FALLBACK_GA_ID,
    without: 'analytics is off',
  }),
  drainMs: setting({
    variable: 'DRAIN_SECONDS',
    description:
      'How long the process keeps accepting requests after the stop signal, while `/health/ready` returns 503. ' +
      "Use more than the load balancer's check interval.",
    type: seconds(0, 600),
    default: '0.5',
  }),
  stopTimeoutMs: setting({
    variable: 'STOP_TIMEOUT_SECONDS',
    description: 'The time limit for stopping, including draining. The process then cuts off open requests.',
    type: seconds(1, 3600),
    default: '10',
  }),
};
