import { describe, expect, test } from '@jest/globals';
import { compositionId, parseComposition } from './composition-document.ts';

const digest = `sha384-${'A'.repeat(64)}`;

const document = {
  revision: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  actor: 'operator',
  reason: 'First',
  remotes: { 'mf-content': { release: 'https://content.example.com/1.0.0/release.json', digest } },
  routes: { '/about-units': { remote: 'mf-content', module: './about-units' } },
  trustedOrigins: ['https://content.example.com'],
};

const parse = (change: object) => () => parseComposition(JSON.stringify({ ...document, ...change }));

describe('A composition document', () => {
  test('is parsed with defaults for missing fields', () => {
    const parsed = parseComposition(JSON.stringify(document));
    expect(parsed.routes['/about-units']).toEqual({
      remote: 'mf-content',
      module: './about-units',
    });
    expect(parsed.parts).toEqual({});
  });

  test('of an earlier release, with a field that is no longer written, is the same and has the same ID', () => {
    const suggest = { remote: 'mf-content', module: './suggest' };
    const parsed = parse({ parts: { suggest } })();
    const earlier = {
      routes: { '/about-units': { ...document.routes['/about-units'], criticality: 'primary' } },
      parts: { suggest: { ...suggest, criticality: 'regular' } },
    };
    expect(parse(earlier)()).toEqual(parsed);
    // The ID that the earlier release computed.
    expect(compositionId(parsed)).toBe('c246bd9614e017d9');
  });

  test.each([
    ['that is not JSON', () => parseComposition('{'), 'The composition is not valid JSON.'],
    [
      'with a release from an origin that is not trusted',
      parse({ trustedOrigins: [] }),
      /mf-content is on https:\/\/content\.example\.com, which is not a trusted origin/,
    ],
    [
      'with a route of an unknown remote',
      parse({ routes: { '/x': { remote: 'mf-gone', module: './x' } } }),
      '/x belongs to mf-gone, which is not a remote of the composition.',
    ],
    [
      'with a remote named like a property of every object',
      parse({ routes: { '/x': { remote: 'constructor', module: './x' } } }),
      /\/x belongs to constructor, which is not a remote/,
    ],
    [
      'with one route in two spellings',
      parse({ routes: { '/x/:a': document.routes['/about-units'], '/X/:b': document.routes['/about-units'] } }),
      /\/X\/:b appears twice/,
    ],
    [
      'with an invalid address',
      parse({ routes: { '/x?y=1': document.routes['/about-units'] } }),
      /not valid at routes\.\/x\?y=1/,
    ],
    [
      'with a password in an address',
      parse({ remotes: { 'mf-content': { release: 'https://me:secret@content.example.com/release.json', digest } } }),
      /must not contain a user name/,
    ],
    [
      'with a password alone in an address',
      parse({ remotes: { 'mf-content': { release: 'https://:secret@content.example.com/release.json', digest } } }),
      /must not contain a user name/,
    ],
    [
      'with an invalid address',
      parse({ remotes: { 'mf-content': { release: 'nonsense', digest } } }),
      /remotes\.mf-content\.release/,
    ],
    [
      'with a part of an unknown remote',
      parse({ parts: { suggest: { remote: 'mf-gone', module: './x' } } }),
      /suggest belongs to mf-gone/,
    ],
    [
      "with a part that is called as another remote's",
      parse({ parts: { 'navigation:mf-x': { remote: 'mf-content', module: './x' } } }),
      'The part navigation:mf-x of mf-content must be named navigation:mf-content.',
    ],
    [
      'with a release that has no digest',
      parse({ remotes: { 'mf-content': { release: document.remotes['mf-content'].release } } }),
      /not valid at remotes\.mf-content\.digest/,
    ],
    [
      'with a digest of another kind',
      parse({ remotes: { 'mf-content': { ...document.remotes['mf-content'], digest: 'md5-x' } } }),
      /must be sha384-/,
    ],
    [
      'with a script as an address',
      parse({ remotes: { 'mf-content': { release: 'javascript:alert(1)', digest } } }),
      /not valid at remotes\.mf-content\.release/,
    ],
    ['with an unknown field', parse({ rotues: {} }), /not valid at/],
  ])('%s is refused with a sentence that says so', (_name, act, sentence) => {
    expect(act).toThrow(sentence);
  });

  test('has an id that changes only if visitors get something else', () => {
    const parsed = parseComposition(JSON.stringify(document));
    const id = compositionId(parsed);
    expect(compositionId({ ...parsed, ...{ actor: 'another', revision: 9 } })).toBe(id);
    expect(compositionId({ ...parsed, trustedOrigins: [] })).not.toBe(id);
    expect(compositionId({ ...parsed, remotes: {} })).not.toBe(id);
  });
});
