import { describe, expect, test } from '@jest/globals';
import { compositionId, parseComposition } from './composition-document.ts';

const digest = `sha384-${'A'.repeat(64)}`;

const address = 'https://content.example.com/1.0.0/release.json';
const route = { remote: 'mf-content', module: './about-units' };
const document = {
  revision: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  actor: 'operator',
  reason: 'First',
  remotes: { 'mf-content': { release: address, digest } },
  routes: { '/about-units': route },
  trustedOrigins: ['https://content.example.com'],
};

const parse = (change: object) => () => parseComposition(JSON.stringify({ ...document, ...change }));

describe('A composition document', () => {
  test('is parsed with defaults for missing fields', () => {
    expect(parse({})()).toMatchObject({ routes: { '/about-units': route }, parts: {} });
  });

  test('from an earlier version, with an obsolete field, parses to the same document and ID', () => {
    const suggest = { remote: 'mf-content', module: './suggest' };
    const parsed = parse({ parts: { suggest } })();
    const earlier = {
      routes: { '/about-units': { ...route, criticality: 'primary' } },
      parts: { suggest: { ...suggest, criticality: 'regular' } },
    };
    expect(parse(earlier)()).toEqual(parsed);
    // Earlier versions computed this ID.
    expect(compositionId(parsed)).toBe('c246bd9614e017d9');
  });

  const withRelease = (release: object) => ({ remotes: { 'mf-content': { release: address, digest, ...release } } });
  test.each<[what: string, change: object, sentence: string | RegExp]>([
    [
      'a release from an origin that is not trusted',
      { trustedOrigins: [] },
      /mf-content is on https:\/\/content\.example\.com, which is not a trusted origin/,
    ],
    [
      'a route of an unknown remote',
      { routes: { '/x': { remote: 'constructor', module: './x' } } },
      '/x belongs to constructor, which is not a remote of the composition.',
    ],
    ['the same route in two spellings', { routes: { '/x/:a': route, '/X/:b': route } }, /\/X\/:b appears twice/],
    ['an invalid route', { routes: { '/x?y=1': route } }, /not valid at routes\.\/x\?y=1/],
    [
      'a password in a URL',
      withRelease({ release: 'https://:secret@content.example.com/release.json' }),
      /must not contain a user name/,
    ],
    [
      'a user name in a URL',
      withRelease({ release: 'https://me@content.example.com/release.json' }),
      /must not contain a user name/,
    ],
    ['an invalid URL', withRelease({ release: 'nonsense' }), /remotes\.mf-content\.release/],
    ['a javascript: URL', withRelease({ release: 'javascript:alert(1)' }), /remotes\.mf-content\.release/],
    [
      'a part of an unknown remote',
      { parts: { suggest: { remote: 'mf-gone', module: './x' } } },
      /suggest belongs to mf-gone/,
    ],
    [
      "a part that is called as another remote's",
      { parts: { 'navigation:mf-x': { remote: 'mf-content', module: './x' } } },
      'The part navigation:mf-x of mf-content must be named navigation:mf-content.',
    ],
    ['a release that has no digest', withRelease({ digest: undefined }), /not valid at remotes\.mf-content\.digest/],
    ['a digest of another kind', withRelease({ digest: 'md5-x' }), /must be sha384-/],
    ['an unknown field', { rotues: {} }, /not valid at/],
  ])('with %s is rejected with an error message', (_name, change, sentence) => {
    expect(parse(change)).toThrow(sentence);
  });

  test('that is not JSON is rejected', () => {
    expect(() => parseComposition('{')).toThrow('The composition is not valid JSON.');
  });

  test('has an ID that changes only if the content for visitors changes', () => {
    const parsed = parse({})();
    const id = compositionId(parsed);
    expect(compositionId({ ...parsed, ...{ actor: 'another', revision: 9 } })).toBe(id);
    expect(compositionId({ ...parsed, trustedOrigins: [] })).not.toBe(id);
    expect(compositionId({ ...parsed, remotes: {} })).not.toBe(id);
  });
});
