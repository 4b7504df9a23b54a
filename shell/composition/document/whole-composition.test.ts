import { describe, expect, test } from '@jest/globals';
import { type CompositionDocument, parseComposition } from './composition-document.ts';
import { checkWhole } from './whole-composition.ts';

const release = { release: 'https://a.example.com/1/release.json', digest: `sha384-${'A'.repeat(64)}` };

function composition(
  content: Partial<Pick<CompositionDocument, 'remotes' | 'routes' | 'parts' | 'removes'>> = {},
): CompositionDocument {
  return parseComposition(
    JSON.stringify({
      revision: 1,
      createdAt: '2026-01-01T00:00:00.000Z',
      actor: 'operator',
      reason: 'A test',
      remotes: { 'mf-a': release, 'mf-b': release },
      routes: {
        '/': { remote: 'mf-a', module: './home' },
        '/shop/:kind': { remote: 'mf-a', module: './shop' },
        '/about': { remote: 'mf-b', module: './about' },
      },
      parts: { suggest: { remote: 'mf-a', module: './suggest' } },
      trustedOrigins: ['https://a.example.com'],
      ...content,
    }),
  );
}

const serving = composition();
const without = (pattern: string, ...others: string[]) =>
  Object.fromEntries(Object.entries(serving.routes).filter(([own]) => ![pattern, ...others].includes(own)));

describe('A composition is accepted', () => {
  test.each([
    ['that is unchanged', composition(), serving],
    ['that is the first one of its site', composition({ routes: without('/shop/:kind') }), undefined],
    [
      'that gives a route to another remote',
      composition({
        routes: { ...serving.routes, '/shop/:kind': { remote: 'mf-b', module: './shop' } },
      }),
      serving,
    ],
    [
      'that renames a route parameter',
      composition({
        routes: {
          ...without('/shop/:kind'),
          '/Shop/:sort': { remote: 'mf-a', module: './shop' },
        },
      }),
      serving,
    ],
    [
      'that lists what it removes',
      composition({
        routes: without('/shop/:kind'),
        parts: {},
        removes: { routes: ['/shop/:x'], parts: ['suggest'], remotes: [] },
      }),
      serving,
    ],
    [
      'that lists a removed remote',
      composition({
        remotes: { 'mf-a': release },
        routes: without('/about'),
        removes: { routes: ['/about'], parts: [], remotes: ['mf-b'] },
      }),
      serving,
    ],
  ])('%s', (_name, document, before) => {
    expect(checkWhole(document, before)).toBeUndefined();
  });
});

describe('A composition is refused', () => {
  test.each([
    ['that loses a route', composition({ routes: without('/shop/:kind') }), '--remove-route /shop/:kind'],
    ['that loses a part', composition({ parts: {} }), '--remove-part suggest'],
    [
      'that loses a remote with its routes',
      composition({ remotes: { 'mf-a': release }, routes: without('/about') }),
      '--remove-route /about --remove-remote mf-b',
    ],
    [
      'that lists another route than the one it loses',
      composition({ routes: without('/shop/:kind'), removes: { routes: ['/shop'], parts: [], remotes: [] } }),
      '--remove-route /shop/:kind',
    ],
    [
      'that lists a remote but not its routes',
      composition({
        remotes: { 'mf-a': release },
        routes: without('/about'),
        removes: { routes: [], parts: [], remotes: ['mf-b'] },
      }),
      '--remove-route /about',
    ],
    [
      'that has a remote without routes and parts',
      composition({ routes: without('/about'), removes: { routes: ['/about'], parts: [], remotes: [] } }),
      'mf-b has no route and no part',
    ],
  ])('%s, with the options that allow it', (_name, document, sentence) => {
    expect(checkWhole(document, serving)).toContain(sentence);
  });
});
