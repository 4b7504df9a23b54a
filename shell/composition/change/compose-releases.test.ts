import { describe, expect, test } from '@jest/globals';
import { ABOUT, ComposedSite, HOME, release, twoRemotes } from './testing/composed-site.ts';

describe('A change with releases', () => {
  test('gives a new remote the routes that it offers, and trusts its origin', () => {
    const site = new ComposedSite().use([release('mf-a', '1.0.0', [HOME])]);
    expect(site.now).toMatchObject({
      revision: 1,
      parent: null,
      routes: { '/': { remote: 'mf-a', module: './home' } },
      trustedOrigins: ['https://mf-a.example.com'],
    });
  });

  test('changes one remote and keeps the others', () => {
    const site = twoRemotes();
    const first = site.now;
    site.use([release('mf-b', '1.1.0', [ABOUT])]);
    expect(site.now.remotes['mf-a']).toEqual(first.remotes['mf-a']);
    expect(site.now.remotes['mf-b']?.version).toBe('1.1.0');
    expect(site.now).toMatchObject({ revision: 2, parent: first.id, removes: { routes: [] } });
  });

  test('moves a route from the remote that owns it only if the operator specifies the route', () => {
    const site = new ComposedSite().use([release('mf-a', '1.0.0', [HOME, '/x ./x'])]);
    site.use([release('mf-b', '1.0.0', [ABOUT, '/X ./home'], 'http://localhost:1')]);
    expect(site.now.routes['/x']?.remote).toBe('mf-a');
    expect(site.advice).toContain('mf-b offers /X, which stays with mf-a. To give it to mf-b: --route /X.');
    site.use([release('mf-b', '1.0.0', [ABOUT, '/X ./home'], 'http://localhost:1')], { take: ['/X'] });
    expect(site.now.routes).toMatchObject({ '/X': { remote: 'mf-b' } });
    expect(site.routes).toEqual(['/', '/X', '/about']);
  });

  test('adds a catch-all route only if the operator specifies it', () => {
    const next = release('mf-b', '1.1.0', [ABOUT, '/* ./all']);
    const site = twoRemotes().use([next]);
    expect(site.routes).toEqual(['/', '/about']);
    expect(site.advice).toContain('mf-b offers /*, which matches every unknown path. To give it to mf-b: --route /*.');
    expect(site.use([next], { take: ['/*'] }).routes).toEqual(['/', '/*', '/about']);
    expect(new ComposedSite().use([release('mf-a', '1.0.0', [HOME, '/* ./all'])]).routes).toEqual(['/']);
  });

  test('rejects a release without a module that a route needs, and says how to remove the route', () => {
    const site = new ComposedSite().use([release('mf-a', '1.0.0', [HOME, ABOUT])]);
    const next = release('mf-a', '2.0.0', [HOME]);
    expect(() => site.use([next])).toThrow(
      'mf-a 2.0.0 has no ./about, which /about needs. To remove it anyway: --remove /about',
    );
    expect(site.use([next], { remove: ['/about'] }).now).toMatchObject({ removes: { routes: ['/about'] } });
    expect(site.routes).toEqual(['/']);
  });

  test('keeps a route if a release renames its module', () => {
    const site = twoRemotes().use([release('mf-b', '2.0.0', ['/about ./about-us'])]);
    expect(site.now.routes['/about']?.module).toBe('./about-us');
  });

  test('keeps a route that the release no longer offers, and says how to remove it', () => {
    const { descriptor, ...entry } = release('mf-b', '2.0.0', [ABOUT, '/team ./team']);
    const site = twoRemotes().use([release('mf-b', '1.1.0', [ABOUT, '/team ./team'])]);
    const routes = descriptor.routes.filter(({ pattern }) => pattern === '/about');
    site.use([{ ...entry, descriptor: { ...descriptor, routes } }]);
    expect(site.now.routes['/team']).toEqual({ remote: 'mf-b', module: './team' });
    expect(site.advice).toContain(
      'mf-b 2.0.0 no longer offers /team, but /team is still in the composition. To remove it: --remove /team.',
    );
  });

  test('gives each remote its own parts, such as navigation, and rejects a release that no longer has one of them', () => {
    const site = new ComposedSite().use([
      release('mf-a', '1.0.0', [HOME, 'navigation ./links']),
      release('mf-b', '1.0.0', [ABOUT, 'navigation ./links']),
    ]);
    expect(site.now.parts).toMatchObject({
      'navigation:mf-a': { remote: 'mf-a', module: './links' },
      'navigation:mf-b': { remote: 'mf-b' },
    });
    const lost = release('mf-b', '2.0.0', [ABOUT]);
    expect(() => site.use([lost])).toThrow(
      'mf-b 2.0.0 has no ./links, which navigation:mf-b needs. To remove it anyway: --remove navigation:mf-b',
    );
    expect(Object.keys(site.use([lost], { remove: ['navigation:mf-b'] }).now.parts)).toEqual(['navigation:mf-a']);
  });

  test('rejects a release whose browser part exists only in the Node build', () => {
    expect(() => new ComposedSite().use([release('mf-a', '1.0.0', [HOME, 'suggest ./search'])])).toThrow(
      'mf-a 1.0.0 has no ./search, which suggest needs.',
    );
  });

  test('rejects an untrusted origin and says how to trust it, but accepts the local machine', () => {
    const elsewhere = release('mf-b', '1.1.0', [ABOUT], 'https://evil.example');
    expect(() => twoRemotes().use([elsewhere])).toThrow(
      /is on https:\/\/evil\.example, which this site does not trust.*--trust-origin https:\/\/evil\.example/,
    );
    expect(twoRemotes().use([elsewhere], { trustOrigins: ['https://evil.example'] }).now.trustedOrigins).toContain(
      'https://evil.example',
    );
    const local = twoRemotes().use([release('mf-b', '1.1.0', [ABOUT], 'http://localhost:3012')]);
    expect(local.now.trustedOrigins).toContain('http://localhost:3012');
  });
});

describe('A removal', () => {
  test('includes the routes and parts of a removed remote', () => {
    const site = twoRemotes().use([], { remove: ['mf-b'] });
    expect(site.now.removes).toEqual({ routes: ['/about'], parts: [], remotes: ['mf-b'] });
    expect(site.routes).toEqual(['/']);
  });

  test('lasts even if the next release offers the removed route, until an operator adds it again', () => {
    const site = new ComposedSite().use([release('mf-a', '1.0.0', [HOME, ABOUT])]).use([], { remove: ['/about'] });
    site.use([release('mf-a', '1.0.1', [HOME])]).use([release('mf-a', '1.0.2', [HOME, ABOUT])]);
    expect(site.routes).toEqual(['/']);
    expect(site.now.removes.routes).toEqual(['/about']);
    expect(site.advice).toContain('mf-a offers /about, which was removed before. To add it again: --route /about.');
    site.use([release('mf-a', '1.0.2', [HOME, ABOUT])], { take: ['/about'] });
    expect(site.now.removes.routes).toEqual([]);
  });

  test('is rejected for an origin that a release uses', () => {
    expect(() => twoRemotes().use([], { remove: ['https://mf-a.example.com'] })).toThrow(
      /mf-a is on https:\/\/mf-a\.example\.com, which is not a trusted origin/,
    );
  });
});
