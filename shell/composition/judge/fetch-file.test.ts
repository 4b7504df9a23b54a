import { expect, test } from '@jest/globals';
import { fetchFile, isLoopback } from './fetch-file.ts';

const LOOK_ALIKES = [
  'notlocalhost',
  'localhost.evil.test',
  '127.0.0.1.evil.test',
  'evil-127.0.0.1.test',
  'localhosts',
  '128.0.0.1',
];

test.each(['localhost', 'LOCALHOST', 'anna.localhost', '127.0.0.1', '127.8.9.10', '[::1]'])(
  '%s is a loopback host',
  (host) => {
    expect(isLoopback(`http://${host}:3000/release.json`)).toBe(true);
  },
);

test.each(LOOK_ALIKES)('an https site rejects http scripts from %s, which is not a loopback host', async (host) => {
  expect(isLoopback(`http://${host}/release.json`)).toBe(false);
  const options = { origin: 'https://units.test', limitBytes: 1000, timeoutMs: 1000, asBrowser: 'script' as const };
  await expect(fetchFile(`http://${host}/entry.js`, options)).rejects.toMatchObject({ code: 'INSECURE' });
});
