import { FALLBACK_GA_ID } from '@site/api-contract';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Measurement } from './measurement.ts';

const ORIGIN = 'https://tags.example';

let server: Server;
let gaId: string;
let isFailing: boolean;
const asked = jest.fn();
let stop = () => {};
beforeEach(async () => {
  asked.mockClear();
  isFailing = false;
  server = createServer((_request, response) => {
    if (isFailing) response.statusCode = 503;
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ gaId }), () => asked());
  }).listen(0, 'localhost');
  await once(server, 'listening');
});
afterEach(() => {
  stop();
  server.closeAllConnections();
  server.close();
});

const apiUrl = () => `http://localhost:${(server.address() as AddressInfo).port}`;
const builtIn = () => new Measurement({ gaId: FALLBACK_GA_ID, analyticsOrigin: ORIGIN });

test("the API's ID is used, and its scripts are allowed from then on", async () => {
  gaId = 'G-ABCD1234';
  const measurement = builtIn();
  expect(measurement.state).toEqual({
    gaId: FALLBACK_GA_ID,
    analyticsOrigin: undefined,
  });
  await new Promise<void>((resolve) => (stop = measurement.follow(apiUrl(), resolve)));
  expect(measurement.state).toEqual({ gaId, analyticsOrigin: ORIGIN });
});

test('an ID that is not one of Google Analytics is ignored', async () => {
  gaId = 'G-"><script>';
  asked.mockImplementationOnce(() => (gaId = 'G-ABCD1234'));
  const measurement = builtIn();
  await new Promise<void>((resolve) => (stop = measurement.follow(apiUrl(), resolve)));
  expect(measurement.state.gaId).toBe('G-ABCD1234');
  expect(asked).toHaveBeenCalledTimes(2);
});

test('an ID stays while the API fails, and is replaced by the next one', async () => {
  const NOT_FAKED = ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'performance', 'Date'] as const;
  jest.useFakeTimers({ doNotFake: [...NOT_FAKED] });
  const measurement = builtIn();
  const ids: string[] = [];
  let change = Promise.withResolvers<void>();
  const changed = () => {
    ids.push(measurement.state.gaId);
    change.resolve();
  };
  gaId = 'G-ABCD1234';
  stop = measurement.follow(apiUrl(), changed);
  await change.promise;
  change = Promise.withResolvers<void>();
  isFailing = true;
  const refused = new Promise<void>((resolve) => void asked.mockImplementationOnce(() => resolve()));
  jest.advanceTimersByTime(2000);
  await refused;
  isFailing = false;
  gaId = FALLBACK_GA_ID;
  jest.advanceTimersByTime(2000);
  await change.promise;
  jest.useRealTimers();
  expect(ids).toEqual(['G-ABCD1234', FALLBACK_GA_ID]);
  expect(measurement.state.analyticsOrigin).toBeUndefined();
});

test('the API is not asked if the shell has its own ID', () => {
  const measurement = new Measurement({
    gaId: 'G-OWN12345',
    analyticsOrigin: ORIGIN,
  });
  stop = measurement.follow(apiUrl(), () => {});
  expect(measurement.state).toEqual({
    gaId: 'G-OWN12345',
    analyticsOrigin: ORIGIN,
  });
  expect(asked).not.toHaveBeenCalled();
});
