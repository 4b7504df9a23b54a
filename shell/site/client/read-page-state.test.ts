import { expect, test } from '@jest/globals';
import { readPageState } from './read-page-state.ts';
import { stubGlobals } from './testing/stub-browser.ts';

const sound = {
  site: { name: 'Site' },
  navigation: {},
  texts: {},
  composition: { id: 'x', remotes: {}, routes: [], parts: {} },
  page: { kind: 'page', data: { a: 1 }, head: { title: 'A page' } },
};

function read(textContent: string | undefined) {
  const element = textContent === undefined ? null : { textContent };
  const restore = stubGlobals({ document: { getElementById: () => element } });
  try {
    return readPageState();
  } finally {
    restore();
  }
}

test('a sound state is taken as it is', () => {
  expect(read(JSON.stringify(sound))).toEqual(sound);
  const missing = { ...sound, page: { kind: 'not-found' } };
  expect(read(JSON.stringify(missing))).toEqual(missing);
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
