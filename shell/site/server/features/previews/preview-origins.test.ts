import { expect, test } from '@jest/globals';
import { parsePreviewOrigins } from './preview-origins.ts';

const allowed = (text: string, address: string) => {
  const parsed = parsePreviewOrigins(text);
  return parsed.ok && parsed.allows(address);
};

test.each([
  ['', 'https://anna.test/release.json', false],
  ['', 'http://localhost:3012/release.json', false],
  ['loopback', 'http://localhost:3012/release.json', true],
  ['loopback', 'http://127.0.0.1:9/release.json', true],
  ['loopback', 'http://localhost.anna.test/release.json', false],
  ['loopback', 'http://notlocalhost/release.json', false],
  ['loopback', 'http://127.0.0.1.evil.test/release.json', false],
  ['https://anna.test, loopback', 'https://anna.test/1/release.json', true],
  ['https://anna.test', 'http://anna.test/release.json', false],
  ['https://anna.test', 'https://anna.test:8443/release.json', false],
  ['https://anna.test', 'https://anna.test.evil.test/release.json', false],
])('%j lets %s in: %s', (text, address, is) => {
  expect(allowed(text, address)).toBe(is);
});

test.each(['anna.test', 'https://anna.test/', '*', 'file:///tmp', 'https://anna.test loopback'])(
  '%s is refused by its name',
  (text) => {
    expect(parsePreviewOrigins(text)).toEqual({ ok: false, message: expect.stringContaining(`"${text}"`) });
  },
);
