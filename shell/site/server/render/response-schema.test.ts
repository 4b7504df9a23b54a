import { expect, test } from '@jest/globals';
import { MAX_PATH_LENGTH, parseResponse } from './render-messages.ts';

const page = {
  status: 200,
  head: { title: 'One', description: 'One', canonical: '/one' },
  body: '<p>One</p>',
  styles: '.a{color:red}',
  keep: true,
};
const parsed = (changes: object) => parseResponse({ kind: 'page', page: { ...page, ...changes } });

test('accepts a valid page unchanged', () => {
  expect(parsed({})).toEqual({ kind: 'page', page });
});

test('accepts only numbers as the scales of an image', () => {
  const scales = { from: 0, upTo: 10, factor: 30.48, offset: 0, pointed: 5.25, iconOf: '/category/length' };
  const head = { ...page.head, image: 'length', scales };
  expect(parsed({ head })).toEqual({ kind: 'page', page: { ...page, head } });
  for (const change of [{ pointed: '5' }, { factor: NaN }, { iconOf: '//evil.example' }])
    expect(parsed({ head: { ...head, scales: { ...scales, ...change } } })).toMatchObject({ kind: 'failed' });
});

test.each(['</style>', '</STYLE x', '.a{}</Style\n'])(
  'rejects styles with %j, which could close the style element',
  (styles) => {
    expect(parsed({ styles })).toMatchObject({ kind: 'failed', reason: expect.stringContaining('page.styles') });
  },
);

test.each(['//evil.example', '/\\evil.example', `/${'a'.repeat(MAX_PATH_LENGTH)}`])(
  'rejects a canonical URL or redirect of %.30s',
  (canonical) => {
    expect(parsed({ head: { ...page.head, canonical } })).toMatchObject({ kind: 'failed' });
    expect(parseResponse({ kind: 'redirect', to: canonical })).toMatchObject({ kind: 'failed' });
  },
);

test('shortens a long title and a long reason, and never cuts a character in half', () => {
  expect(parsed({ head: { ...page.head, title: `${'a'.repeat(499)}😀` } })).toMatchObject({
    page: { head: { title: `${'a'.repeat(499)}\ufffd` } },
  });
  const reason = 'x'.repeat(4000);
  expect(parseResponse({ kind: 'failed', reason: `${reason}xx` })).toEqual({ kind: 'failed', reason });
});
