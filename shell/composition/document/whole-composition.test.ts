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

describe('A composition is whole', () => {
  test.each([
    ['that is as before', composition(), serving],
    ['that is the first of its site', composition({ routes: without('/shop/:kind') }), undefined],
    [
      'that gives an address to another remote',
      composition({
        routes: { ...serving.routes, '/shop/:kind': { remote: 'mf-b', module: './shop' } },
      }),
      serving,
    ],
    [
      'that spells an address otherwise',
      composition({
        routes: {
          ...without('/shop/:kind'),
          '/Shop/:sort': { remote: 'mf-a', module: './shop' },
        },
      }),
      serving,
    ],
    [
      'that names what it gives up',
      composition({
        routes: without('/shop/:kind'),
        parts: {},
        removes: { routes: ['/shop/:x'], parts: ['suggest'], remotes: [] },
      }),
      serving,
    ],
    [
      'that gives up a remote by name',
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
    ['that loses an address', composition({ routes: without('/shop/:kind') }), '--remove-route /shop/:kind'],
    ['that loses a part', composition({ parts: {} }), '--remove-part suggest'],
    [
      'that loses a remote with its addresses',
      composition({ remotes: { 'mf-a': release }, routes: without('/about') }),
      '--remove-route /about --remove-remote mf-b',
    ],
    [
      'that names another address than the one it loses',
      composition({ routes: without('/shop/:kind'), removes: { routes: ['/shop'], parts: [], remotes: [] } }),
      '--remove-route /shop/:kind',
    ],
    [
      'that names a remote and not its addresses',
      composition({
        remotes: { 'mf-a': release },
        routes: without('/about'),
        removes: { routes: [], parts: [], remotes: ['mf-b'] },
      }),
      '--remove-route /about',
    ],
    [
      'that leaves a remote with nothing to do, first of its site or not',
      composition({ routes: without('/about'), removes: { routes: ['/about'], parts: [], remotes: [] } }),
      'mf-b has neither a route nor a part',
    ],
  ])('%s, and how to mean it is said', (_name, document, sentence) => {
    expect(checkWhole(document, serving)).toContain(sentence);
  });
});
