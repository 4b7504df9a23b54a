import { expect, test } from '@jest/globals';
import { freePort, freeSitePort } from './free-port.ts';

const ASKING = Array.from({ length: 200 });

test('who asks while another is answered gets another port', async () => {
  const ports = await Promise.all(ASKING.map(() => freePort()));
  expect(new Set(ports).size).toBe(ASKING.length);
});

test('so does who asks for a site', async () => {
  const ports = await Promise.all(ASKING.slice(0, 40).map(() => freeSitePort()));
  expect(new Set(ports).size).toBe(40);
});
