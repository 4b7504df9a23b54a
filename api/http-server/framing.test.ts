import { expect, test } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { findFramingProblem } from './framing.ts';

const findProblem = (request: Partial<IncomingMessage>) =>
  findFramingProblem({
    method: 'GET',
    headers: {},
    httpVersion: '1.1',
    httpVersionMajor: 1,
    rawHeaders: ['Host', 'site.test'],
    ...request,
  } as IncomingMessage);

test.each<[string | undefined, Partial<IncomingMessage>]>([
  [undefined, { method: 'POST', headers: { 'transfer-encoding': 'Chunked' } }],
  [undefined, { method: 'PUT', headers: { expect: '100-Continue' } }],
  [undefined, { headers: { 'content-length': '0' } }],
  ['HTTP_VERSION_UNSUPPORTED', { httpVersion: '2.0', httpVersionMajor: 2 }],
  ['TRANSFER_CODING_UNKNOWN', { method: 'POST', headers: { 'transfer-encoding': 'gzip, chunked' } }],
  ['CHUNKS_UNEXPECTED', { method: 'POST', httpVersion: '1.0', headers: { 'transfer-encoding': 'chunked' } }],
  ['HOST_MISSING', { rawHeaders: [] }],
  [undefined, { rawHeaders: [], httpVersion: '1.0' }],
  [undefined, { rawHeaders: [], url: '/health/live' }],
  ['HOST_REPEATED', { rawHeaders: ['Host', 'a.test', 'HOST', 'a.test'] }],
  ['EXPECTATION_UNKNOWN', { headers: { expect: 'magic' } }],
  ['BODY_UNEXPECTED', { headers: { 'content-length': '1' } }],
  ['BODY_UNEXPECTED', { method: 'DELETE', headers: { 'transfer-encoding': 'chunked' } }],
])('finds %s in the request %j', (code, request) => {
  expect(findProblem(request)).toBe(code);
});
