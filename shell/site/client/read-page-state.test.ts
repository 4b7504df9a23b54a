import { afterEach, expect, test } from '@jest/globals';
import { readPageState } from './read-page-state.ts';
import { restoreGlobals, stubGlobals } from './testing/stub-browser.ts';

const sound = {
  site: { name: 'Site' },
  navigation: {},
  texts: {},
  composition: { id: 'x', remotes: {}, routes: [], parts: {} },
  page: { kind: 'page', data: { a: 1 }, head: { title: 'A page' } },
};

afterEach(restoreGlobals);

function read(textContent: string | undefined) {
  const element = textContent === undefined ? null : { textContent };
  stubGlobals({ document: { getElementById: () => element } });
  return readPageState();
}

test('a sound state is taken as it is', () => {
  expect(read(JSON.stringify(sound))).toEqual(sound);
  expect(read(JSON.stringify({ ...sound, page: { kind: 'not-found' } }))?.page).toEqual({ kind: 'not-found' });
});

test.each([undefined, '', 'null', '{}', JSON.stringify(sound).slice(0, -9)])('%j is not a state', (text) => {
  expect(read(text)).toBeUndefined();
});

test.each(['site', 'navigation', 'texts', 'composition'])('a state without %s is not used', (name) => {
  expect(read(JSON.stringify({ ...sound, [name]: undefined }))).toBeUndefined();
});

test.each([
  ['without data', { kind: 'page', head: { title: 'A page' } }],
  ['without a title', { kind: 'page', data: {}, head: {} }],
  ['of an unknown kind', { kind: 'other' }],
])('a page %s is loaded again by the browser', (_fault, page) => {
  expect(read(JSON.stringify({ ...sound, page }))).toEqual({ ...sound, page: undefined });
});
