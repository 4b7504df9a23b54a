import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { BrowserComposition, BrowserRemote } from '../../app/remotes/browser-composition.ts';
import { restoreGlobals, stubGlobals } from '../testing/stub-browser.ts';
import { findRemoteFile, createIntegrityLookup, createDigestLoader } from './release-files.ts';

const KEPT = `/_releases/sha384-${'ab'.repeat(48)}/browser/`;
const RELEASE = {
  files: { 'browser/entry.js': 'one', 'browser/page.js': 'two', 'browser/page.css': 'three', 'node/entry.js': 'four' },
};

beforeEach(() => stubGlobals({ location: { origin: 'https://site.example' } }));
afterEach(() => {
  restoreGlobals();
  jest.restoreAllMocks();
});

function remoteWith(fetch: (url: string, init: RequestInit) => Promise<Response>, kept = KEPT) {
  const fetched = jest.fn(fetch);
  stubGlobals({ fetch: fetched });
  const remote = { base: '', kept, files: { 'entry.js': 'one' }, hasMoreFiles: true } as unknown as BrowserRemote;
  return { remote, fetched, complete: createDigestLoader({ remotes: { 'mf-a': remote } }) };
}

test('the loader adds only the digests of a release’s browser scripts', async () => {
  const { remote, fetched, complete } = remoteWith(async () => Response.json(RELEASE));
  await Promise.all([complete('mf-a'), complete('mf-a')]);
  await complete('mf-a');
  expect(remote.files).toEqual({ 'entry.js': 'one', 'page.js': 'two' });
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched).toHaveBeenCalledWith(
    `/_releases/sha384-${'ab'.repeat(48)}/release.json`,
    expect.objectContaining({ integrity: `sha384-${'q6ur'.repeat(16)}` }),
  );
});

test('the next call retries a failed request', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { remote, fetched, complete } = remoteWith(async () => Promise.reject(new Error('offline')));
  await complete('mf-a');
  fetched.mockResolvedValueOnce(Response.json(RELEASE));
  await complete('mf-a');
  expect(remote.files).toHaveProperty(['page.js'], 'two');
});

test('nothing is requested for an unknown remote or for a release without a copy on the site', async () => {
  const { fetched, complete } = remoteWith(async () => Response.json(RELEASE), '');
  await Promise.all([complete('mf-b'), complete('mf-a')]);
  expect(fetched).not.toHaveBeenCalled();
});

const OWN = 'https://releases.example/mf-a/1.0.0/browser/';
const composition = {
  remotes: {
    'mf-a': { base: OWN, kept: '/_releases/aa/browser/', files: { 'entry.js': 'sha384-entry' } },
    'mf-b': { base: 'https://releases.example/mf-b/browser/', files: { 'entry.js': 'sha384-other' } },
  },
} as unknown as BrowserComposition;
const getDigest = createIntegrityLookup(composition);

test.each([`${OWN}entry.js`, 'https://site.example/_releases/aa/browser/entry.js', `${OWN}entry.js?retry=1`])(
  '%s is recognized as a file of the remote with two URLs',
  (url) => {
    expect(findRemoteFile(composition, url)).toEqual({
      remote: 'mf-a',
      path: 'entry.js',
      urls: [`${OWN}entry.js`, 'https://site.example/_releases/aa/browser/entry.js'],
    });
    expect(getDigest(url)).toBe('sha384-entry');
  },
);

test('a file of a release without a copy on the site has one URL', () => {
  expect(findRemoteFile(composition, 'https://releases.example/mf-b/browser/entry.js')?.urls).toHaveLength(1);
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
