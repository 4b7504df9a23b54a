import { describe, expect, test } from '@jest/globals';
import { ABOUT, ComposedSite, HOME, release, twoRemotes } from './testing/composed-site.ts';

describe('Using releases', () => {
  test('gives a new remote the addresses that it offers, trusts its origin, and says both', () => {
    const site = new ComposedSite().use([release('mf-a', '1.0.0', [HOME])]);
    expect(site.now).toMatchObject({
      revision: 1,
      parent: null,
      routes: { '/': { remote: 'mf-a', module: './home' } },
      trustedOrigins: ['https://mf-a.example.com'],
    });
    expect(site.notes).toContain('mf-a gets /.');
    expect(site.notes).toContain('The site trusts https://mf-a.example.com from now on.');
  });

  test('changes one remote and leaves the others as they are', () => {
    const site = twoRemotes();
    const first = site.now;
    site.use([release('mf-b', '1.1.0', [ABOUT])]);
    expect(site.now.remotes['mf-a']).toEqual(first.remotes['mf-a']);
    expect(site.now.remotes['mf-b']?.version).toBe('1.1.0');
    expect(site.now).toMatchObject({ revision: 2, parent: first.id, removes: { routes: [] } });
  });

  test('takes no address from the remote that owns it, and says so, until the operator names it', () => {
    const site = new ComposedSite().use([release('mf-a', '1.0.0', [HOME, '/x ./x'])]);
    site.use([release('mf-b', '1.0.0', [ABOUT, '/X ./home'], 'http://localhost:1')]);
    expect(site.now.routes['/x']?.remote).toBe('mf-a');
    expect(site.notes).toContain('mf-b offers /X too, which stays with mf-a; --route /X gives it to mf-b.');
    site.use([release('mf-b', '1.0.0', [ABOUT, '/X ./home'], 'http://localhost:1')], { take: ['/X'] });
    expect(site.now.routes).toMatchObject({ '/X': { remote: 'mf-b' } });
    expect(site.routes).toEqual(['/', '/X', '/about']);
  });

  test('leaves an address that would answer everything alone, until the operator names it', () => {
    const site = twoRemotes().use([release('mf-b', '1.1.0', [ABOUT, '/* ./all'])]);
    expect(site.routes).toEqual(['/', '/about']);
    expect(site.notes).toContain(
      'mf-b offers /*, which would answer every unknown address; --route /* gives it to mf-b.',
    );
    expect(site.use([release('mf-b', '1.1.0', [ABOUT, '/* ./all'])], { take: ['/*'] }).routes).toEqual([
      '/',
      '/*',
      '/about',
    ]);
    expect(new ComposedSite().use([release('mf-a', '1.0.0', [HOME, '/* ./all'])]).routes).toEqual(['/']);
  });

  test('refuses a release without the module of an address that its remote owns, and says how to give the address up', () => {
    const site = new ComposedSite().use([release('mf-a', '1.0.0', [HOME, ABOUT])]);
    const next = release('mf-a', '2.0.0', [HOME]);
    expect(() => site.use([next])).toThrow(
      'mf-a 2.0.0 has no ./about, which /about needs. To give that up on purpose: --remove-route /about',
    );
    expect(site.use([next], { removeRoutes: ['/about'] }).now).toMatchObject({ removes: { routes: ['/about'] } });
    expect(site.routes).toEqual(['/']);
  });

  test('lets the address of a module follow when a release calls the module otherwise', () => {
    const site = twoRemotes().use([release('mf-b', '2.0.0', ['/about ./about-us'])]);
    expect(site.now.routes['/about']?.module).toBe('./about-us');
  });

  test('gives each remote its own part of a name, as navigation, and refuses a release that has lost it', () => {
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
      'mf-b 2.0.0 has no ./links, which navigation:mf-b needs. To give that up on purpose: --remove-part navigation:mf-b',
    );
    expect(Object.keys(site.use([lost], { removeParts: ['navigation:mf-b'] }).now.parts)).toEqual(['navigation:mf-a']);
  });

  test('refuses a release whose part for browsers is in its node build alone', () => {
    expect(() => new ComposedSite().use([release('mf-a', '1.0.0', [HOME, 'suggest ./search'])])).toThrow(
      'mf-a 1.0.0 has no ./search, which suggest needs.',
    );
  });

  test('refuses a remote that nobody would meet', () => {
    expect(() => twoRemotes().use([release('mf-c', '1.0.0', [HOME], 'http://localhost:1')])).toThrow(
      /mf-c has neither a route nor a part/,
    );
    expect(() => twoRemotes().use([], { removeRoutes: ['/about'] })).toThrow(/mf-b has neither a route nor a part/);
  });

  test("refuses an origin that the site does not trust, names the way, and lets a developer's machine in", () => {
    const elsewhere = release('mf-b', '1.1.0', [ABOUT], 'https://evil.example');
    expect(() => twoRemotes().use([elsewhere])).toThrow(
      /lies on https:\/\/evil\.example, which this site does not trust.*--trust-origin https:\/\/evil\.example/,
    );
    expect(twoRemotes().use([elsewhere], { trustOrigins: ['https://evil.example'] }).now.trustedOrigins).toContain(
      'https://evil.example',
    );
    const local = twoRemotes().use([release('mf-b', '1.1.0', [ABOUT], 'http://localhost:3012')]);
    expect(local.notes).toContain('The site trusts http://localhost:3012 from now on.');
  });

  test('refuses two releases of one remote, and a route that nobody offers', () => {
    expect(() => twoRemotes().use([release('mf-b', '1.1.0', [ABOUT]), release('mf-b', '1.2.0', [ABOUT])])).toThrow(
      'mf-b is named twice',
    );
    expect(() => twoRemotes().use([release('mf-b', '1.1.0', [ABOUT])], { take: ['/gone'] })).toThrow(
      'None of these releases offers /gone',
    );
  });
});

describe('Removing', () => {
  test('takes out a remote with all that it owns, by name', () => {
    const site = twoRemotes().use([], { removeRemotes: ['mf-b'] });
    expect(site.now.removes).toEqual({ routes: ['/about'], parts: [], remotes: ['mf-b'] });
    expect(site.routes).toEqual(['/']);
    expect(site.notes).toContain('mf-b goes from the site.');
  });

  test('keeps naming what was given up, until it is there again', () => {
    const site = new ComposedSite()
      .use([release('mf-a', '1.0.0', [HOME, ABOUT])])
      .use([], { removeRoutes: ['/about'] });
    site.use([release('mf-a', '1.0.1', [HOME])]);
    expect(site.now.removes.routes).toEqual(['/about']);
    site.use([release('mf-a', '1.0.2', [HOME, ABOUT])], { take: ['/about'] });
    expect(site.now.removes.routes).toEqual([]);
  });

  test('of a route stays in force when the next release offers it still', () => {
    const site = new ComposedSite()
      .use([release('mf-a', '1.0.0', [HOME, ABOUT])])
      .use([], { removeRoutes: ['/about'] });
    site.use([release('mf-a', '1.0.1', [HOME, ABOUT])]);
    expect(site.routes).toEqual(['/']);
    expect(site.notes).toContain('mf-a offers /about, which was removed before; --route /about brings it back.');
  });

  test('of what is not there says what there is', () => {
    expect(() => twoRemotes().use([], { removeRoutes: ['/gone'] })).toThrow(
      'There is no route /gone. There are: /  /about',
    );
    expect(() => twoRemotes().use([], { removeRemotes: ['constructor'] })).toThrow(
      'There is no remote constructor. There are: mf-a  mf-b',
    );
    expect(() => twoRemotes().use([], { distrustOrigins: ['https://gone.example'] })).toThrow(
      /is not among the trusted origins/,
    );
  });

  test('of an origin that a release lies on is refused', () => {
    expect(() => twoRemotes().use([], { distrustOrigins: ['https://mf-a.example.com'] })).toThrow(
      /mf-a lies on https:\/\/mf-a\.example\.com, which is not among the trusted origins/,
    );
  });
});
