import { visitorAddress } from '@site/http-server/visitor-address';
import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../configuration/configuration.ts';
import { ApiException } from '../errors/api-exception.ts';
import { addressKey } from './address-key.ts';
import { RateLimit } from './rate-limit.ts';

/** A person who corrects a form several times stays below this. */
const ATTEMPTS_PER_MESSAGE = 6;

/** Counts every attempt to send a message, refused ones included, before its body is read. */
export function limitAttempts(
  server: FastifyInstance,
  { contactLimits, trustedProxies }: Pick<Configuration, 'contactLimits' | 'trustedProxies'>,
): void {
  const limit = new RateLimit(contactLimits.perMinute * ATTEMPTS_PER_MESSAGE);
  server.addHook('onRequest', (request, _reply, done) => {
    if (request.method !== 'POST' || request.routeOptions.url !== '/api/contact') return done();
    const waitMs = limit.admit(addressKey(visitorAddress(request.raw, trustedProxies)));
    if (waitMs === 0) return done();
    const headers = { 'retry-after': String(Math.ceil(waitMs / 1000)) };
    done(new ApiException('TOO_MANY_ATTEMPTS', { headers }));
  });
}
