import { expect, jest, test } from '@jest/globals';
import { TrustedProxies } from '@site/http-server/visitor-address';
import Fastify from 'fastify';
import { readVisitor } from '../http/visitor.ts';
import type { Core } from './core.ts';
import { failureReports, REPORT_PATH } from './failure-reports.ts';

test('logs ten reports of a visitor per minute, drops the others, and returns 204 for all', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const server = Fastify();
  server.decorateRequest('visitor');
  server.addHook('onRequest', async (request) => {
    request.visitor = readVisitor(request.raw, new TrustedProxies(''));
  });
  const add = jest.fn();
  await server.register(failureReports, {
    settings: {},
    metrics: { countBrowserFailure: () => {} },
    browserFailures: { add },
  } as unknown as Core);
  for (let turn = 0; turn < 12; turn += 1) {
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
    const payload = JSON.stringify({ remote: 'mf-content', message: 'No' });
    const response = await server.inject({ method: 'POST', url: REPORT_PATH, headers, payload });
    expect(response.statusCode).toBe(204);
  }
  expect(add.mock.calls.length).toBe(10);
  await server.close();
  now.mockRestore();
});
