import { expect, test } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EventEmitter } from 'node:events';
import { apiRequest, headersForVisitor } from './api-request.ts';

test("the API gets the visitor's address from the shell, and never from the client's own headers", () => {
  const request = {
    method: 'GET',
    url: '/api/units',
    id: 'r1',
    headers: { 'x-real-ip': '1.1.1.1', 'x-forwarded-for': '1.1.1.1', forwarded: 'for=1.1.1.1', accept: '*/*' },
    visitor: { address: '203.0.113.7', protocol: 'https', host: 'units.example' },
  } as unknown as FastifyRequest;
  const reply = { raw: new EventEmitter(), getHeader: () => undefined } as unknown as FastifyReply;
  expect(apiRequest(request, reply).headers).toEqual({
    accept: '*/*',
    'x-request-id': 'r1',
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'units.example',
  });
});

test.each([
  [200, { etag: '"a"', 'content-length': '5' }],
  [204, { etag: '"a"' }],
  [304, { etag: '"a"' }],
])('a response with status %d has the headers %j', (status, headers) => {
  const answered = { etag: '"a"', 'content-length': '5', connection: 'x-own', 'x-own': '1', 'x-revision': '3' };
  expect(headersForVisitor(answered, status)).toEqual(headers);
});
