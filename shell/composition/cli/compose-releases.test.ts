import type { ReleaseDescriptor } from '@site/release/release-descriptor';
import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import type { CompositionDocument } from '../document/composition-document.ts';
import { composeReleases, type ReleaseChange } from './compose-releases.ts';
import type { ReadRelease } from './read-release.ts';
import { rollBack } from './roll-back.ts';

const HOME = '/ ./home';
const ABOUT = '/about ./about';

/** @param offers routes and parts with their modules, `/about ./about` */
function release(
  name: string,
  version: string,
  offers: readonly string[],
  origin = `https://${name}.example.com`,
): ReadRelease {
  const split = offers.map((offer) => offer.split(' ') as [string, string]);
  const routes = split.filter(([place]) => place.startsWith('/')).map(([pattern, module]) => ({ pattern, module }));
  const parts = split.filter(([place]) => !place.startsWith('/')).map(([part, module]) => ({ name: part, module }));
  const descriptor: ReleaseDescriptor = {
    name,
    version,
    commit: 'unknown',
    builtAt: '2026-01-01T00:00:00.000Z',
    browser: {
      manifest: 'browser/manifest.json',
      entry: 'browser/entry.js',
      global: 'mf',
      exposes: Object.fromEntries(routes.map(({ module }) => [module, []])),
    },
    node: { entry: 'node/entry.js', exposes: parts.map(({ module }) => module) },
    files: {},
    requires: { shellContract: '^1.0.0', api: '^1.0.0' },
    shared: [],
    routes,
    parts,
  };
  const digest = `sha384-${Buffer.from(`${name} ${version}`.padEnd(48)).toString('base64')}`;
  return { release: `${origin}/${version}/release.json`, digest, descriptor };
}

/** A composition with its history, changed step by step as the command does it. */
class Site {
  readonly past: CompositionDocument[] = [];
  notes = '';

  get now(): CompositionDocument {
    return this.past.at(-1) as CompositionDocument;
  }

  use(entries: readonly ReadRelease[], change: Partial<ReleaseChange> = {}): this {
    return this.#take(
      composeReleases(this.past.at(-1), { entries, actor: 'operator', reason: 'A test', ...change }, this.past),
    );
  }

  goBack(to?: number, refused: readonly number[] = []): this {
    return this.#take(
      rollBack({ state: 'valid', document: this.now }, this.past, {
        to,
        refused: new Set(refused),
        actor: 'operator',
        reason: 'A test',
      }),
    );
  }

  get routes(): string[] {
    return Object.keys(this.now.routes).sort();
  }

  #take({ document, notes }: { document: CompositionDocument; notes: readonly string[] }): this {
    this.past.push(document);
    this.notes = notes.join('\n');
    return this;
  }
}

const twoRemotes = () => new Site().use([release('mf-a', '1.0.0', [HOME]), release('mf-b', '1.0.0', [ABOUT])]);

describe('Using releases', () => {
  test('gives a new remote the addresses that it offers, trusts its origin, and says both', () => {
    const site = new Site().use([release('mf-a', '1.0.0', [HOME])]);
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
    const site = new Site().use([release('mf-a', '1.0.0', [HOME, '/x ./x'])]);
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
    expect(new Site().use([release('mf-a', '1.0.0', [HOME, '/* ./all'])]).routes).toEqual(['/']);
  });

  test('refuses a release without the module of an address that its remote owns, and says how to give the address up', () => {
    const site = new Site().use([release('mf-a', '1.0.0', [HOME, ABOUT])]);
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
    const site = new Site().use([
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
    expect(() => new Site().use([release('mf-a', '1.0.0', [HOME, 'suggest ./search'])])).toThrow(
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
    const site = new Site().use([release('mf-a', '1.0.0', [HOME, ABOUT])]).use([], { removeRoutes: ['/about'] });
    site.use([release('mf-a', '1.0.1', [HOME])]);
    expect(site.now.removes.routes).toEqual(['/about']);
    site.use([release('mf-a', '1.0.2', [HOME, ABOUT])], { take: ['/about'] });
    expect(site.now.removes.routes).toEqual([]);
  });

  test('of a route stays in force when the next release offers it still', () => {
    const site = new Site().use([release('mf-a', '1.0.0', [HOME, ABOUT])]).use([], { removeRoutes: ['/about'] });
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

describe('Going back', () => {
  const first = release('mf-b', '1.0.0', [ABOUT]);
  const second = release('mf-b', '2.0.0', [ABOUT, '/team ./team']);

  test('works though the release in between added a page, which goes by name', () => {
    const site = twoRemotes().use([second]);
    expect(site.routes).toEqual(['/', '/about', '/team']);
    site.goBack();
    expect(site.routes).toEqual(['/', '/about']);
    expect(site.now).toMatchObject({
      revision: 3,
      removes: { routes: ['/team'] },
      remotes: { 'mf-b': { version: '1.0.0' } },
    });
    expect(site.notes).toContain('Gone with it: /team.');
  });

  test('a second time is refused, and says which revisions there are to go to: it would bring the bad change again', () => {
    const site = twoRemotes()
      .use([second])
      .use([release('mf-b', '3.0.0', [ABOUT, '/team ./team'])])
      .goBack();
    expect(site.now.remotes['mf-b']?.version).toBe('2.0.0');
    expect(() => site.goBack()).toThrow(
      'revision 4 is a rollback already, to revision 2.\nFurther back: npm run compose -- rollback --to 1\nTo what was given up: npm run compose -- rollback --to 3',
    );
    expect(site.goBack(1).now.remotes['mf-b']?.version).toBe('1.0.0');
    expect(site.use([release('mf-b', '4.0.0', [ABOUT])]).goBack().now.remotes['mf-b']?.version).toBe('1.0.0');
  });

  test('goes back after a bad release was rolled back and used again', () => {
    const site = twoRemotes().use([second]).goBack().use([second]);
    expect(site.now).toMatchObject({ revision: 4, remotes: { 'mf-b': { version: '2.0.0' } } });
    expect(site.now.restores).toBeUndefined();
    site.goBack();
    expect(site.now).toMatchObject({ revision: 5, restores: 3, remotes: { 'mf-b': { version: '1.0.0' } } });
  });

  test('passes over a revision that the site refused', () => {
    const site = twoRemotes()
      .use([second])
      .use([release('mf-b', '3.0.0', [ABOUT, '/team ./team'])])
      .use([release('mf-b', '4.0.0', [ABOUT, '/team ./team'])]);
    expect(site.goBack(undefined, [3]).now).toMatchObject({ restores: 2, remotes: { 'mf-b': { version: '2.0.0' } } });
  });

  test('goes on where the rollback itself was refused', () => {
    const site = twoRemotes().use([second]).goBack();
    expect(site.goBack(undefined, [3]).now).toMatchObject({ restores: 2, remotes: { 'mf-b': { version: '2.0.0' } } });
  });

  test('from a lost document leads to the last revision that was live', () => {
    const site = twoRemotes().use([second]);
    const note = { actor: 'operator', reason: 'A test', refused: new Set([2]) };
    expect(rollBack({ state: 'missing' }, site.past, note).document.restores).toBe(1);
  });

  test('by any sequence of changes, refusals and rollbacks leads to the last live revision before, or says why not', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('use' as const), version: fc.integer({ min: 1, max: 3 }), refused: fc.boolean() }),
      fc.record({ kind: fc.constant('back' as const), version: fc.constant(0), refused: fc.boolean() }),
    );
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
        const site = twoRemotes();
        const model = [{ version: '1.0.0', isRefused: false, isRollback: false }];
        for (const { kind, version, refused } of steps) {
          const now = model.at(-1) as (typeof model)[number];
          const refusedNow = model.flatMap(({ isRefused }, index) => (isRefused ? [index + 1] : []));
          if (kind === 'use') {
            const next = `${version}.0.0`;
            site.use([release('mf-b', next, [ABOUT])]);
            model.push({ version: next, isRefused: refused, isRollback: false });
            continue;
          }
          const target = model.findLast((one) => !one.isRefused && one !== now && one.version !== now.version);
          if ((now.isRollback && !now.isRefused) || !target) {
            expect(() => site.goBack(undefined, refusedNow)).toThrow();
            continue;
          }
          site.goBack(undefined, refusedNow);
          model.push({ version: target.version, isRefused: refused, isRollback: true });
          expect(site.now.remotes['mf-b']?.version).toBe(target.version);
        }
      }),
    );
  });

  test('works by naming the former release too, to and fro', () => {
    const site = twoRemotes();
    for (let round = 0; round < 3; round += 1) {
      expect(site.use([second]).routes).toEqual(['/', '/about', '/team']);
      expect(site.use([first]).routes).toEqual(['/', '/about']);
      expect(site.notes).toContain('/team goes: mf-b 1.0.0 did not have it when it was in force.');
    }
  });

  test('to a release that was never in force gives nothing up by itself', () => {
    const site = twoRemotes().use([second]);
    expect(() => site.use([release('mf-b', '1.5.0', [ABOUT])])).toThrow('--remove-route /team');
  });

  test('leads to any revision by its number, and says which there are', () => {
    const site = twoRemotes()
      .use([second])
      .use([release('mf-a', '1.1.0', [HOME])]);
    expect(site.goBack(1).routes).toEqual(['/', '/about']);
    expect(site.now.remotes['mf-a']?.version).toBe('1.0.0');
    expect(() => site.goBack(9)).toThrow('There is no revision 9. There are: 1, 2, 3, 4.');
    expect(() => new Site().use([release('mf-a', '1.0.0', [HOME])]).goBack()).toThrow(
      'There is no former revision to go back to.',
    );
  });

  test('brings a removed remote back, and not an origin that was distrusted since', () => {
    const site = twoRemotes().use([], { removeRemotes: ['mf-b'] });
    expect(
      new Site()
        .use([release('mf-a', '1.0.0', [HOME]), first])
        .use([], { removeRemotes: ['mf-b'] })
        .goBack().routes,
    ).toEqual(['/', '/about']);
    site.use([], { distrustOrigins: ['https://mf-b.example.com'] });
    expect(() => site.goBack(1)).toThrow(
      /which the site trusts no longer.*--trust-origin https:\/\/mf-b\.example\.com/,
    );
  });

  test('works from a document that is gone or broken: the last one comes back', () => {
    const { past } = twoRemotes().use([second]);
    const { document } = rollBack({ state: 'missing' }, past, { actor: 'operator', reason: 'A test' });
    expect(document).toMatchObject({ revision: 3, remotes: past[1]?.remotes, routes: past[1]?.routes });
  });
});
