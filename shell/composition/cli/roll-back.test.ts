import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { withoutRollout } from '../document/rollout.ts';
import { rollBack } from './roll-back.ts';
import { ABOUT, ComposedSite, HOME, release, twoRemotes } from './testing/composed-site.ts';

describe('A rollback', () => {
  const first = release('mf-b', '1.0.0', [ABOUT]);
  const second = release('mf-b', '2.0.0', [ABOUT, '/team ./team']);

  test('works if the release in between added a page, and removes that page', () => {
    const site = twoRemotes().use([second]);
    expect(site.routes).toEqual(['/', '/about', '/team']);
    site.goBack();
    expect(site.routes).toEqual(['/', '/about']);
    expect(site.now).toMatchObject({
      revision: 3,
      removes: { routes: ['/team'] },
      remotes: { 'mf-b': { version: '1.0.0' } },
    });
    expect(site.notes).toContain('Removed: /team.');
  });

  test('is refused a second time, because it would restore the bad change, and lists the other revisions', () => {
    const site = twoRemotes()
      .use([second])
      .use([release('mf-b', '3.0.0', [ABOUT, '/team ./team'])])
      .goBack();
    expect(site.now.remotes['mf-b']?.version).toBe('2.0.0');
    expect(() => site.goBack()).toThrow(
      'Revision 4 is already a rollback to revision 2.\nTo roll back further: npm run compose -- rollback --to 1\n' +
        'To undo the rollback: npm run compose -- rollback --to 3',
    );
    expect(site.goBack(1).now.remotes['mf-b']?.version).toBe('1.0.0');
    expect(site.use([release('mf-b', '4.0.0', [ABOUT])]).goBack().now.remotes['mf-b']?.version).toBe('1.0.0');
  });

  test('skips a revision that the site refused', () => {
    const site = twoRemotes()
      .use([second])
      .use([release('mf-b', '3.0.0', [ABOUT, '/team ./team'])])
      .use([release('mf-b', '4.0.0', [ABOUT, '/team ./team'])]);
    expect(site.goBack(undefined, [3]).now).toMatchObject({ restores: 2, remotes: { 'mf-b': { version: '2.0.0' } } });
  });

  test('restores the previous live revision after any sequence of changes, refusals, and rollbacks, or says why not', () => {
    const kinds = fc.constantFrom('use' as const, 'trust' as const, 'back' as const);
    const step = fc.record({ kind: kinds, version: fc.integer({ min: 1, max: 3 }), refused: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
        const site = twoRemotes();
        const model = [{ version: '1.0.0', isRefused: false, isRollback: false }];
        for (const [index, { kind, version, refused }] of steps.entries()) {
          const now = model.at(-1) as (typeof model)[number];
          const refusedNow = model.flatMap(({ isRefused }, place) => (isRefused ? [place + 1] : []));
          if (kind !== 'back') {
            const next = kind === 'use' ? `${version}.0.0` : now.version;
            const entries = kind === 'use' ? [release('mf-b', next, [ABOUT])] : [];
            site.use(entries, { trustOrigins: [`https://${index}.example.com`] });
            model.push({ version: next, isRefused: refused, isRollback: false });
            continue;
          }
          const live = model.filter(({ isRefused }) => !isRefused);
          const different = live.findLastIndex((one) => one.version !== now.version);
          const target = live[different];
          const isGoneBack = live.slice(different + 1).some(({ isRollback }) => isRollback);
          const isServed = live.at(-1)?.version === now.version;
          if (!target || (now.isRefused ? isServed : isGoneBack)) {
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

  test('by using the earlier release removes what only the later one has, unless it was never live', () => {
    const site = twoRemotes().use([second]);
    expect(() => site.use([release('mf-b', '1.5.0', [ABOUT])])).toThrow('--remove-route /team');
    expect(site.use([first]).routes).toEqual(['/', '/about']);
    expect(site.notes).toContain('/team is removed, because mf-b 1.0.0 did not have it when it was live.');
  });

  test('restores any revision by its number, and lists the known ones', () => {
    const site = twoRemotes()
      .use([second])
      .use([release('mf-a', '1.1.0', [HOME])]);
    expect(site.goBack(1).routes).toEqual(['/', '/about']);
    expect(site.now.remotes['mf-a']?.version).toBe('1.0.0');
    expect(() => site.goBack(9)).toThrow('Revision 9 does not exist. Revisions: 1, 2, 3, 4.');
    expect(() => new ComposedSite().use([release('mf-a', '1.0.0', [HOME])]).goBack()).toThrow(
      'The composition has no earlier revision to roll back to.',
    );
  });

  test('restores a removed remote, but not an origin that is no longer trusted', () => {
    const site = twoRemotes().use([], { removeRemotes: ['mf-b'] });
    expect(
      new ComposedSite()
        .use([release('mf-a', '1.0.0', [HOME]), first])
        .use([], { removeRemotes: ['mf-b'] })
        .goBack().routes,
    ).toEqual(['/', '/about']);
    site.use([], { distrustOrigins: ['https://mf-b.example.com'] });
    expect(() => site.goBack(1)).toThrow(
      /which the site no longer trusts.*--trust-origin https:\/\/mf-b\.example\.com/,
    );
  });

  test('restores the last live document if the current one is missing', () => {
    const { past } = twoRemotes().use([second]);
    const note = { actor: 'operator', reason: 'A test' };
    const { document } = rollBack({ state: 'missing' }, past, note);
    expect(document).toMatchObject({ revision: 3, remotes: past[1]?.remotes, routes: past[1]?.routes });
    expect(rollBack({ state: 'missing' }, past, { ...note, refused: new Set([2]) }).document.restores).toBe(1);
  });
});

describe('A rollback while a canary is running', () => {
  const canaryOf = () => twoRemotes().canary(release('mf-b', '2.0.0', [ABOUT]));
  const badHome = release('mf-a', '2.0.0', [HOME]);

  test('restores the release of another remote and keeps the canary', () => {
    const site = canaryOf();
    const { rollout } = site.now;
    site.use([badHome]).goBack();
    expect(site.now).toMatchObject({ revision: 4, restores: 2, rollout });
    expect(site.versionOf('mf-a')).toBe('1.0.0');
    expect(site.notes).toContain('The canary of mf-b 2.0.0 continues.');
  });

  test("keeps the canary's current share", () => {
    const site = canaryOf().changeCanary({ kind: 'widen', share: 1000 }).use([badHome]).goBack();
    expect(site.now).toMatchObject({ restores: 3, rollout: { share: 1000 } });
  });

  test('ends the canary if it was the last change', () => {
    const site = canaryOf().use([badHome]).changeCanary({ kind: 'pause' }).goBack();
    expect(site.now.rollout).toBeUndefined();
    expect(site.versionOf('mf-a')).toBe('2.0.0');
    expect(site.notes).toContain('The canary of mf-b 2.0.0 ends.');
  });

  test('ends a canary whose start the site refused', () => {
    const site = canaryOf().use([badHome]).goBack(undefined, [2]);
    expect(site.now).toMatchObject({ restores: 1 });
    expect(site.now.rollout).toBeUndefined();
  });

  test('ends a canary that started after the bad release', () => {
    const site = twoRemotes()
      .use([badHome])
      .canary(release('mf-b', '2.0.0', [ABOUT]))
      .goBack();
    expect(site.now.rollout).toBeUndefined();
    expect(site.versionOf('mf-a')).toBe('2.0.0');
  });

  test('to a revision reports that it also ends the canary of an unchanged remote', () => {
    const site = canaryOf().use([badHome]);
    const { advice } = rollBack({ state: 'valid', document: site.now }, site.past, {
      to: 2,
      actor: 'operator',
      reason: 'A test',
    });
    const sentence =
      'The rollback does not change mf-b, but ends its canary: --to restores revision 2 without a canary.';
    expect(advice).toContain(sentence);
    expect(site.goBack(2).notes).toContain('The canary of mf-b 2.0.0 ends.');
    const own = canaryOf().changeCanary({ kind: 'pause' });
    expect(own.goBack(1).notes).not.toContain('does not change');
  });

  test('is refused a second time, and says how to end the canary', () => {
    const site = canaryOf().use([badHome]).goBack();
    expect(() => site.goBack()).toThrow(
      'Revision 4 is already a rollback to revision 2.\n' +
        'To undo the rollback: npm run compose -- rollback --to 3\nTo end the canary: npm run compose -- canary --abort',
    );
  });

  test('does not carry over to the revision in which a site ends the canary', () => {
    const { now } = canaryOf().use([badHome]).goBack();
    const ended = withoutRollout(now, now.revision, { rollout: now.rollout?.id ?? '', actor: 'site', reason: 'Fails' });
    expect(ended.restores).toBeUndefined();
  });
});

describe('A rollback after a change that visitors could not see', () => {
  const second = release('mf-b', '2.0.0', [ABOUT]);
  const spare = 'https://spare.example.com';
  const distrusted = () =>
    twoRemotes()
      .use([second], { trustOrigins: [spare] })
      .use([], { distrustOrigins: [spare] });

  test('undoes the change before, and does not trust an origin again', () => {
    const site = distrusted().goBack();
    expect(site.now).toMatchObject({ revision: 4, restores: 1 });
    expect(site.versionOf('mf-b')).toBe('1.0.0');
    expect(site.now.trustedOrigins).not.toContain(spare);
    expect(site.notes).toContain('Revision 3 changed only trusted origins. They stay as they are.');
  });

  test('does not restore what a rollback removed', () => {
    const changes: Record<string, (site: ComposedSite) => ComposedSite> = {
      'an origin': (site) => site.use([], { trustOrigins: [spare] }),
      'the same release': (site) => site.use([release('mf-b', '1.0.0', [ABOUT])]),
      'a canary that ended': (site) => site.canary(second).changeCanary({ kind: 'abort' }),
    };
    for (const change of Object.values(changes)) {
      const site = change(twoRemotes().use([second]).goBack());
      expect(() => site.goBack()).toThrow('Revision 3 is already a rollback to revision 1.');
    }
  });

  test('changes nothing if the site refused that change', () => {
    expect(() => distrusted().goBack(undefined, [3])).toThrow(
      'Nothing was changed. The site refused revision 3, and visitors already get the same content from revision 2.\n' +
        'To roll back further: npm run compose -- rollback --to 1',
    );
  });
});

describe('A rollback that an earlier version of this command made', () => {
  const legacy = (reason: string) => {
    const site = twoRemotes()
      .use([release('mf-b', '2.0.0', [ABOUT])])
      .goBack();
    const { restores: _restores, ...document } = site.now;
    site.past[2] = { ...document, reason };
    return site;
  };

  test('is recognized by its reason', () => {
    for (const reason of ['Go back to what was before', 'Go back to revision 1'])
      expect(() => legacy(reason).goBack()).toThrow('Revision 3 is already a rollback to revision 1.');
  });

  test('is recognized by its evidence if it has a custom reason', () => {
    const site = legacy('The guides are empty');
    const request = { actor: 'operator', reason: 'A test', legacyRollbacks: new Set([3]) };
    expect(() => rollBack({ state: 'valid', document: site.now }, site.past, request)).toThrow(
      'Revision 3 is already a rollback to revision 1.',
    );
  });
});
