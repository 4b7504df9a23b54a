import { expect, test } from '@jest/globals';
import type { BrowserComposition } from '../../app/remotes/browser-composition.ts';
import { findRemoteFile, integrityLookup } from './remote-file.ts';

Object.assign(globalThis, { location: { origin: 'https://site.example' } });

const OWN = 'https://releases.example/mf-a/1.0.0/browser/';
const composition = {
  remotes: {
    'mf-a': { base: OWN, kept: '/_releases/aa/browser/', files: { 'entry.js': 'sha384-entry' } },
    'mf-b': { base: 'https://releases.example/mf-b/browser/', files: { 'entry.js': 'sha384-other' } },
  },
} as unknown as BrowserComposition;
const getDigest = integrityLookup(composition);

test.each([`${OWN}entry.js`, 'https://site.example/_releases/aa/browser/entry.js', `${OWN}entry.js?retry=1`])(
  '%s is a file of the remote, at both of its addresses',
  (url) => {
    expect(findRemoteFile(composition, url)).toEqual({
      remote: 'mf-a',
      path: 'entry.js',
      addresses: [`${OWN}entry.js`, 'https://site.example/_releases/aa/browser/entry.js'],
    });
    expect(getDigest(url)).toBe('sha384-entry');
  },
);

test('a file of a release that the site does not keep has one address', () => {
  expect(findRemoteFile(composition, 'https://releases.example/mf-b/browser/entry.js')?.addresses).toHaveLength(1);
});

test.each([
  'https://evil.example/entry.js',
  'https://releases.example/mf-a/2.0.0/browser/entry.js',
  'https://releases.example.evil.example/mf-a/1.0.0/browser/entry.js',
  `${OWN}other.js`,
  `${OWN}constructor`,
  'https://evil.example/_releases/aa/browser/entry.js',
])('%s never runs', (url) => {
  expect(() => getDigest(url)).toThrow(expect.objectContaining({ code: 'SCRIPT_UNKNOWN' }));
});
