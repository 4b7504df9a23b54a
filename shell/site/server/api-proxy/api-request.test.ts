import { expect, test } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EventEmitter } from 'node:events';
import { apiRequest } from './api-request.ts';

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
