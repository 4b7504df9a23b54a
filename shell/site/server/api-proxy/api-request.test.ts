import { expect, test } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EventEmitter } from 'node:events';
import { toApiRequest, headersForVisitor } from './api-request.ts';

function headersFor(method: string, headers: Record<string, string>) {
  const request = {
    method,
    url: '/api/units',
    id: 'r1',
    headers,
    visitor: { address: '203.0.113.7', protocol: 'https', host: 'units.example' },
  } as unknown as FastifyRequest;
  const reply = { raw: new EventEmitter(), getHeader: () => undefined } as unknown as FastifyReply;
  return toApiRequest(request, reply).headers;
}

test("the API gets the visitor's address from the shell, and never from the client's own headers", () => {
  const forged = { 'x-real-ip': '1.1.1.1', 'x-forwarded-for': '1.1.1.1', forwarded: 'for=1.1.1.1', accept: '*/*' };
  expect(headersFor('GET', forged)).toEqual({
    accept: '*/*',
    'x-request-id': 'r1',
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'units.example',
  });
});

test('a form keeps its idempotency key or gets a new one, so it can be sent again', () => {
  expect(headersFor('POST', { 'idempotency-key': 'of-the-client' })['idempotency-key']).toBe('of-the-client');
  const [one, other] = [headersFor('POST', {}), headersFor('POST', {})].map((headers) => headers['idempotency-key']);
  expect(one).toMatch(/^[\da-f-]{36}$/);
  expect(other).not.toBe(one);
});

test.each([
  [200, { etag: '"a"', 'content-length': '5' }],
  [204, { etag: '"a"' }],
  [304, { etag: '"a"' }],
])('a response with status %d has the headers %j', (status, headers) => {
  const answered = { etag: '"a"', 'content-length': '5', connection: 'x-own', 'x-own': '1', 'x-revision': '3' };
  expect(headersForVisitor(answered, status)).toEqual(headers);
});
