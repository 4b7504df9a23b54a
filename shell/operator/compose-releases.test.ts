import type { ReleaseDescriptor } from '@site/shell-contract/build/release-descriptor';
import { describe, expect, test } from '@jest/globals';
import { composeReleases } from './compose-releases.ts';
import type { ReleaseEntry } from './release-entry.ts';

const digest = `sha384-${'A'.repeat(64)}`;

function entry(name: string, version: string, routes: ReleaseDescriptor['routes']): ReleaseEntry {
  const descriptor: ReleaseDescriptor = {
    name,
    version,
    commit: 'unknown',
    builtAt: '2026-01-01T00:00:00.000Z',
    browser: { manifest: 'browser/manifest.json', entry: 'browser/entry.js', global: 'mf', exposes: Object.fromEntries(routes.map(({ module }) => [module, []])) },
    node: { entry: 'node/entry.js' },
    files: {},
    requires: { shellContract: '^1.0.0', api: '^1.0.0' },
    shared: [],
    routes,
    parts: [],
  };
  return { release: `https://${name}.example.com/${version}/release.json`, digest, descriptor };
}

const change = (...entries: ReleaseEntry[]) => ({ entries, actor: 'operator', reason: 'A test' });
const home = { pattern: '/', module: './home' };
const about = { pattern: '/about', module: './about' };

describe('Composing releases', () => {
  test('gives a new remote the addresses that it offers, and trusts its origin', () => {
    const first = composeReleases(undefined, change(entry('mf-a', '1.0.0', [home])));
    expect(first).toMatchObject({ revision: 1, parent: null, routes: { '/': { remote: 'mf-a', module: './home' } }, trustedOrigins: ['https://mf-a.example.com'] });
  });

  test('changes one remote and leaves the others as they are', () => {
    const first = composeReleases(undefined, change(entry('mf-a', '1.0.0', [home]), entry('mf-b', '1.0.0', [about])));
    const second = composeReleases(first, change(entry('mf-b', '1.1.0', [about])));
    expect(second.remotes['mf-a']).toEqual(first.remotes['mf-a']);
    expect(second.remotes['mf-b']?.release).toContain('1.1.0');
    expect(second).toMatchObject({ revision: 2, parent: first.id });
  });

  test('takes no address from the remote that owns it', () => {
    const first = composeReleases(undefined, change(entry('mf-a', '1.0.0', [home])));
    const second = composeReleases(first, change(entry('mf-b', '1.0.0', [home])));
    expect(second.routes['/']?.remote).toBe('mf-a');
  });

  test('refuses a release without the module of an address that its remote owns', () => {
    const first = composeReleases(undefined, change(entry('mf-a', '1.0.0', [home, about])));
    expect(() => composeReleases(first, change(entry('mf-a', '2.0.0', [home])))).toThrow('mf-a 2.0.0 has no ./about, which /about needs.');
  });
});
