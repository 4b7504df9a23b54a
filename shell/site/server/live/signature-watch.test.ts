import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { pass, useFakeClock, useRealClock } from '../../testing/fake-clock.ts';
import { watchSignatures } from './signature-watch.ts';

let stopped: AbortController;
beforeEach(() => {
  useFakeClock();
  stopped = new AbortController();
});
afterEach(() => {
  stopped.abort();
  useRealClock();
});

/** A live site with one release, whose signature can become untrusted. */
function watched() {
  const loaded = { version: '1.0.0', digest: 'sha384-a' };
  const remotes = { 'mf-test': { release: 'http://localhost:1/release.json', digest: 'sha384-a' } };
  let found: string | undefined;
  let goLive = () => {};
  const logged: string[] = [];
  const log = (level: string) => (_fields: object, text: string) => void logged.push(`${level}: ${text}`);
  watchSignatures({
    live: {
      current: { loaded: { 'mf-test': loaded }, document: { remotes } },
      onLive: (listener: () => void) => (goLive = listener),
    } as never,
    releases: { signatureProblem: async () => found },
    log: { warn: log('warn'), info: log('info') } as never,
    signal: stopped.signal,
  });
  return { logged, goLive: () => (goLive(), pass(0)), become: (problem: string | undefined) => (found = problem) };
}

test('warns once when a release without a trusted signature goes live, and names the commands that fix it', async () => {
  const { logged, goLive, become } = watched();
  become('It is not signed.');
  await goLive();
  await goLive();
  expect(logged).toEqual([
    'warn: mf-test 1.0.0 has no signature that the site trusts. The site still serves it, because it was live before. ' +
      'It is not signed. After signing it: npm run compose -- use mf-test@1.0.0. ' +
      'Or remove the remote: npm run compose -- remove mf-test',
  ]);
});

test('notices a key that is removed while the site runs, and a release that is signed', async () => {
  const { logged, goLive, become } = watched();
  await goLive();
  expect(logged).toEqual([]);
  become('Its key is not trusted.');
  await pass(59_999);
  expect(logged).toEqual([]);
  await pass(1);
  expect(logged).toEqual([expect.stringMatching(/^warn: .*Its key is not trusted\./)]);
  become(undefined);
  await pass(60_000);
  expect(logged.slice(1)).toEqual(['info: The signature of mf-test is trusted now.']);
  await pass(60_000);
  expect(logged).toHaveLength(2);
  stopped.abort();
  become('Its key is not trusted.');
  await pass(60_000);
  expect(logged).toHaveLength(2);
});
