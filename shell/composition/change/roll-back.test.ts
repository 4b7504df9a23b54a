import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { rollBack } from './roll-back.ts';
import { ABOUT, type ComposedSite, HOME, release, twoRemotes } from './testing/composed-site.ts';

describe('A rollback', () => {
  const withTeam = (version: string) => release('mf-b', version, [ABOUT, '/team ./team']);
  const second = withTeam('2.0.0');

  test('removes a page that the undone release added', () => {
    const site = twoRemotes().use([second]);
    expect(site.routes).toEqual(['/', '/about', '/team']);
    expect(site.goBack().routes).toEqual(['/', '/about']);
    expect(site.now).toMatchObject({ revision: 3, removes: { routes: ['/team'] } });
    expect(site.findVersion('mf-b')).toBe('1.0.0');
  });

  test('is rejected the second time, because it would restore the bad change, and lists other revisions to restore', () => {
    const site = twoRemotes()
      .use([second])
      .use([withTeam('3.0.0')])
      .goBack();
    expect(site.findVersion('mf-b')).toBe('2.0.0');
    expect(() => site.goBack()).toThrow(
      'Revision 4 is already a rollback to revision 2.\nTo roll back further: npm run compose -- rollback --to 1\n' +
        'To undo the rollback: npm run compose -- rollback --to 3',
    );
    expect(site.goBack(1).findVersion('mf-b')).toBe('1.0.0');
    expect(
      site
        .use([release('mf-b', '4.0.0', [ABOUT])])
        .goBack()
        .findVersion('mf-b'),
    ).toBe('1.0.0');
  });

  test('restores the previous content after any sequence of changes and rollbacks, or explains why it cannot', () => {
    const step = fc.record({
      kind: fc.constantFrom('use' as const, 'trust' as const, 'back' as const),
      version: fc.integer({ min: 1, max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
        const site = twoRemotes();
        const model = [{ version: '1.0.0', isRollback: false }];
        for (const [index, { kind, version }] of steps.entries()) {
          const now = model.at(-1) as (typeof model)[number];
          if (kind !== 'back') {
            const next = kind === 'use' ? `${version}.0.0` : now.version;
            const entries = kind === 'use' ? [release('mf-b', next, [ABOUT])] : [];
            site.use(entries, { trustOrigins: [`https://${index}.example.com`] });
            model.push({ version: next, isRollback: false });
            continue;
          }
          const different = model.findLastIndex((one) => one.version !== now.version);
          const target = model[different];
          if (!target || model.slice(different + 1).some(({ isRollback }) => isRollback)) {
            expect(() => site.goBack()).toThrow();
            continue;
          }
          site.goBack();
          model.push({ version: target.version, isRollback: true });
          expect(site.now.remotes['mf-b']?.version).toBe(target.version);
        }
      }),
    );
  });

  test('restores any revision by its number', () => {
    const site = twoRemotes()
      .use([second])
      .use([release('mf-a', '1.1.0', [HOME])]);
    expect(site.goBack(1).routes).toEqual(['/', '/about']);
    expect(site.findVersion('mf-a')).toBe('1.0.0');
  });

  test('restores a removed remote, but not an origin that is no longer trusted', () => {
    const site = twoRemotes().use([], { remove: ['mf-b'] });
    expect(site.goBack().routes).toEqual(['/', '/about']);
    site.use([], { remove: ['mf-b'] }).use([], { remove: ['https://mf-b.example.com'] });
    expect(() => site.goBack(1)).toThrow(
      /which the site no longer trusts.*--trust-origin https:\/\/mf-b\.example\.com/,
    );
  });

  test('restores the last live document if the current one is missing', () => {
    const { past } = twoRemotes().use([second]);
    const note = { actor: 'operator', reason: 'A test' };
    const { document } = rollBack({ state: 'missing' }, past, note);
    expect(document).toMatchObject({ revision: 3, remotes: past[1]?.remotes, routes: past[1]?.routes });
  });
});

describe('A rollback while a canary is running', () => {
  const createCanary = () => twoRemotes().canary(release('mf-b', '2.0.0', [ABOUT]));
  const badHome = release('mf-a', '2.0.0', [HOME]);

  test('restores the release of another remote and keeps the canary', () => {
    const site = createCanary();
    const { rollout } = site.now;
    site.use([badHome]).goBack();
    expect(site.now).toMatchObject({ revision: 4, restores: 2, rollout });
    expect(site.findVersion('mf-a')).toBe('1.0.0');
  });

  test("keeps the canary's current share", () => {
    const site = createCanary().changeCanary({ kind: 'widen', share: 1000 }).use([badHome]).goBack();
    expect(site.now).toMatchObject({ restores: 3, rollout: { share: 1000 } });
  });

  test('ends the canary if it was the last change', () => {
    const site = createCanary().use([badHome]).changeCanary({ kind: 'pause' }).goBack();
    expect(site.now.rollout).toBeUndefined();
    expect(site.findVersion('mf-a')).toBe('2.0.0');
  });

  test('ends a canary that started after the bad release', () => {
    const later = twoRemotes()
      .use([badHome])
      .canary(release('mf-b', '2.0.0', [ABOUT]))
      .goBack();
    expect(later.now.rollout).toBeUndefined();
    expect(later.findVersion('mf-a')).toBe('2.0.0');
  });

  test('is rejected the second time, and says how to end the canary', () => {
    const site = createCanary().use([badHome]).goBack();
    expect(() => site.goBack()).toThrow(
      'Revision 4 is already a rollback to revision 2.\n' +
        'To undo the rollback: npm run compose -- rollback --to 3\nTo end the canary: npm run compose -- canary --abort',
    );
  });
});

describe('A rollback after a change that was invisible to visitors', () => {
  const second = release('mf-b', '2.0.0', [ABOUT]);
  const spare = 'https://spare.example.com';
  const distrusted = () =>
    twoRemotes()
      .use([second], { trustOrigins: [spare] })
      .use([], { remove: [spare] });

  test('undoes the last visible change, and does not trust a removed origin again', () => {
    const site = distrusted().goBack();
    expect(site.now).toMatchObject({ revision: 4, restores: 1 });
    expect(site.findVersion('mf-b')).toBe('1.0.0');
    expect(site.now.trustedOrigins).not.toContain(spare);
  });

  test.each<[what: string, change: (site: ComposedSite) => ComposedSite]>([
    ['trusted origins', (site) => site.use([], { trustOrigins: [spare] })],
    ['nothing (the same release)', (site) => site.use([release('mf-b', '1.0.0', [ABOUT])])],
    ['a canary that was aborted', (site) => site.canary(second).changeCanary({ kind: 'abort' })],
  ])('does not restore content that an earlier rollback removed, after a change of %s', (_what, change) => {
    const site = change(twoRemotes().use([second]).goBack());
    expect(() => site.goBack()).toThrow('Revision 3 is already a rollback to revision 1.');
  });
});
