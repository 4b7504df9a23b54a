import { afterEach, expect, jest, test } from '@jest/globals';
import type { BrowserRemote } from '../../app/remotes/browser-composition.ts';
import { restoreGlobals, stubGlobals } from '../testing/stub-browser.ts';
import { releaseFiles } from './release-files.ts';

const KEPT = `/_releases/sha384-${'ab'.repeat(48)}/browser/`;
const RELEASE = {
  files: { 'browser/entry.js': 'one', 'browser/page.js': 'two', 'browser/page.css': 'three', 'node/entry.js': 'four' },
};

afterEach(() => {
  restoreGlobals();
  jest.restoreAllMocks();
});

function remoteWith(fetch: (url: string, init: RequestInit) => Promise<Response>, kept = KEPT) {
  const fetched = jest.fn(fetch);
  stubGlobals({ fetch: fetched });
  const remote = { base: '', kept, files: { 'entry.js': 'one' }, hasMoreFiles: true } as unknown as BrowserRemote;
  return { remote, fetched, complete: releaseFiles({ remotes: { 'mf-a': remote } }) };
}

test('a release gets the digests of its browser scripts, and of no other file', async () => {
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

test('a failed request is repeated by the next call', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { remote, fetched, complete } = remoteWith(async () => Promise.reject(new Error('offline')));
  await complete('mf-a');
  fetched.mockResolvedValueOnce(Response.json(RELEASE));
  await complete('mf-a');
  expect(remote.files).toHaveProperty(['page.js'], 'two');
});

test('nothing is requested for an unknown remote, or without a kept release', async () => {
  const { fetched, complete } = remoteWith(async () => Response.json(RELEASE), '');
  await Promise.all([complete('mf-b'), complete('mf-a')]);
  expect(fetched).not.toHaveBeenCalled();
});
