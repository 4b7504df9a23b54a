import { expect, test } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { framingProblem } from './ill-framed.ts';

const problemOf = (request: Partial<IncomingMessage>) =>
  framingProblem({
    method: 'GET',
    headers: {},
    httpVersion: '1.1',
    httpVersionMajor: 1,
    rawHeaders: ['Host', 'site.test'],
    ...request,
  } as IncomingMessage);

test.each<[string, Partial<IncomingMessage>]>([
  ['a plain request', {}],
  ['chunks, in any spelling', { method: 'POST', headers: { 'transfer-encoding': 'Chunked' } }],
  ['an expected continuation, in any spelling', { method: 'PUT', headers: { expect: '100-Continue' } }],
  ['an empty body', { headers: { 'content-length': '0' } }],
])('%s is accepted', (_what, request) => {
  expect(problemOf(request)).toBeUndefined();
});

test.each<[string, Partial<IncomingMessage>]>([
  ['HTTP_VERSION_UNSUPPORTED', { httpVersion: '2.0', httpVersionMajor: 2 }],
  ['TRANSFER_CODING_UNKNOWN', { method: 'POST', headers: { 'transfer-encoding': 'gzip, chunked' } }],
  ['CHUNKS_UNEXPECTED', { method: 'POST', httpVersion: '1.0', headers: { 'transfer-encoding': 'chunked' } }],
  ['HOST_REPEATED', { rawHeaders: ['Host', 'a.test', 'HOST', 'a.test'] }],
  ['EXPECTATION_UNKNOWN', { headers: { expect: 'magic' } }],
  ['BODY_UNEXPECTED', { headers: { 'content-length': '1' } }],
  ['BODY_UNEXPECTED', { method: 'DELETE', headers: { 'transfer-encoding': 'chunked' } }],
])('%s refuses %j', (code, request) => {
  expect(problemOf(request)).toBe(code);
});
