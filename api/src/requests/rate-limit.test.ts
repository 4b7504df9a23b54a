import { expect, jest, test } from '@jest/globals';
import { TrustedProxies } from '@site/http-server/visitor-address';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { ApiException } from '../errors/api-exception.ts';
import { RateLimit } from './rate-limit.ts';

const limitOf = (perMinute: number) =>
  new RateLimit({ perMinute, trustedProxies: new TrustedProxies(''), code: 'TOO_MANY_CONVERSIONS' });

function requestFrom(address: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: address });
  return new IncomingMessage(socket);
}

/** Returns Retry-After in seconds, or undefined if accepted. */
function ask(limit: RateLimit, address: string): string | undefined {
  try {
    limit.consume(requestFrom(address));
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiException)) throw error;
    expect(error.body).toMatchObject({ statusCode: 429, code: 'TOO_MANY_CONVERSIONS' });
    return error.headers['retry-after'];
  }
}

test('counts each address separately, and an IPv6 address as its /64 network', () => {
  const limit = limitOf(1);
  expect(ask(limit, '192.0.2.1')).toBeUndefined();
  expect(ask(limit, '192.0.2.2')).toBeUndefined();
  expect(ask(limit, '2001:db8::1')).toBeUndefined();
  expect(ask(limit, '2001:db8::2')).toBeDefined();
});

test('accepts a visitor who waits as long as Retry-After says, however often others are refused', () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const limit = limitOf(2);
  for (let count = 0; count < 50; count += 1) ask(limit, '192.0.2.1');
  now.mockReturnValue(20_000);
  expect(ask(limit, '192.0.2.1')).toBe('40');
  now.mockReturnValue(60_000);
  expect(ask(limit, '192.0.2.1')).toBeUndefined();
  now.mockRestore();
});
