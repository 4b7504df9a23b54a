import { expect, test } from '@jest/globals';
import { freePort, freeSitePort } from './free-port.ts';

const ASKING = Array.from({ length: 200 });

test('two servers that request a port at the same time get different ports', async () => {
  const ports = await Promise.all(ASKING.map(() => freePort()));
  expect(new Set(ports).size).toBe(ASKING.length);
});

test('two sites that request ports at the same time get different ports', async () => {
  const ports = await Promise.all(ASKING.slice(0, 40).map(() => freeSitePort()));
  expect(new Set(ports).size).toBe(40);
});
