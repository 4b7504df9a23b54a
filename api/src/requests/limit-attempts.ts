import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../configuration/configuration.ts';
import { RateLimit } from './rate-limit.ts';

/** Enough for a person who corrects a form several times. */
const ATTEMPTS_PER_MESSAGE = 6;

/** Counts every attempt, including refused ones. A hook, because guards run only after the body is read. */
export function limitAttempts(
  server: FastifyInstance,
  { contactLimits, trustedProxies }: Pick<Configuration, 'contactLimits' | 'trustedProxies'>,
): void {
  const perMinute = contactLimits.perMinute * ATTEMPTS_PER_MESSAGE;
  const limit = new RateLimit({ perMinute, trustedProxies, code: 'TOO_MANY_ATTEMPTS' });
  server.addHook('onRequest', async ({ method, routeOptions, raw }) => {
    if (method === 'POST' && routeOptions.url === '/api/contact') limit.consume(raw);
  });
}
