import { expect, test } from '@jest/globals';
import type { BrowserRemote } from '../../app/remotes/browser-composition.ts';
import { sentComposition } from './compose-document.ts';

const remote = (
  name: string,
  kept: string | undefined = `/_releases/sha384-${'0a'.repeat(48)}/browser/`,
): BrowserRemote => ({
  base: `https://${name}.test/1/browser/`,
  ...(kept ? { kept } : {}),
  entry: 'entry.js',
  global: name,
  files: { 'entry.js': `${name} entry`, 'page.js': `${name} page`, 'later.js': `${name} later` },
});
const composition = { id: '1', remotes: { a: remote('a'), b: remote('b') }, routes: [], parts: {} };

test("a document lists each remote's entry, the scripts of its page, and the remotes that have more scripts", () => {
  const { remotes, ...rest } = sentComposition(composition, 'a', ['page.js']);
  expect(rest).toEqual({ id: '1', routes: [], parts: {} });
  expect(remotes['a']).toMatchObject({ files: { 'entry.js': 'a entry', 'page.js': 'a page' }, hasMoreFiles: true });
  expect(remotes['b']).toMatchObject({ files: { 'entry.js': 'b entry' }, hasMoreFiles: true });
  expect(Object.keys(composition.remotes.a.files)).toHaveLength(3);
});

test('lists all scripts if a remote has no others, and in development', () => {
  const whole = sentComposition(composition, 'a', ['page.js', 'later.js']);
  expect(whole.remotes['a']).toBe(composition.remotes.a);
  const developed = { ...composition, remotes: { a: remote('a', '') } };
  expect(sentComposition(developed, undefined, [])).toEqual(developed);
});
