import { afterEach, expect, jest, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { watchCatalogue } from './catalogue-watch.ts';

const api = createServer((_request, response) => response.writeHead(200, { 'x-catalogue-version': 'a' }).end());
let endWatch = () => {};
afterEach(() => {
  endWatch();
  api.closeAllConnections();
  api.close();
  jest.useRealTimers();
});

test('pages are out of date in another year, though the catalogue is the same', async () => {
  // Fake only the clock. Timers stay real.
  jest.useFakeTimers({
    now: new Date('2026-12-31T23:59:50Z'),
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  let changes = 0;
  let answers = 0;
  const answeredTwice = Promise.withResolvers<void>();
  const availability = { answered: () => void ((answers += 1) === 2 && answeredTwice.resolve()), failed: () => {} };
  const changed = new Promise<void>(
    (resolve) =>
      (endWatch = watchCatalogue(
        `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
        () => ((changes += 1), resolve()),
        availability,
      )),
  );
  await answeredTwice.promise;
  expect(changes).toBe(0);
  jest.setSystemTime(new Date('2027-01-01T00:00:00Z'));
  await changed;
  expect(changes).toBe(1);
});
