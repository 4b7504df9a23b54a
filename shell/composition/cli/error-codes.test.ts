import { expect, test } from '@jest/globals';
import { ABOUT, ComposedSite, HOME, release, twoRemotes } from './testing/composed-site.ts';

const about = (version: string) => release('mf-b', version, [ABOUT]);
const changed = () => twoRemotes().use([about('1.1.0')]);

test.each<[code: string, what: string, act: () => unknown]>([
  ['NAME_UNKNOWN', 'removing a route', () => twoRemotes().use([], { removeRoutes: ['/gone'] })],
  ['NAME_UNKNOWN', 'removing a part', () => twoRemotes().use([], { removeParts: ['gone'] })],
  ['NAME_UNKNOWN', 'removing a remote', () => twoRemotes().use([], { removeRemotes: ['gone'] })],
  ['NAME_UNKNOWN', 'removing an origin', () => twoRemotes().use([], { distrustOrigins: ['https://gone.example'] })],
  ['NOT_OFFERED', 'taking a route', () => twoRemotes().use([about('1.1.0')], { take: ['/gone'] })],
  ['RELEASE_REPEATED', 'two releases', () => twoRemotes().use([about('1.1.0'), about('1.2.0')])],
  ['REFUSED_WHOLE', 'a remote without routes', () => twoRemotes().use([], { removeRoutes: ['/about'] })],
  ['NOTHING_TO_RESTORE', 'a first rollback', () => new ComposedSite().use([release('mf-a', '1.0.0', [HOME])]).goBack()],
  ['NOTHING_TO_CHANGE', 'a second rollback', () => changed().goBack().goBack()],
  [
    'NOTHING_TO_CHANGE',
    'a rollback of a refused revision',
    () =>
      changed()
        .use([about('1.1.0')])
        .goBack(undefined, [3]),
  ],
  ['REVISION_UNKNOWN', 'a rollback to a revision', () => changed().goBack(99)],
  ['CANARY_MISSING', 'pausing a canary', () => twoRemotes().changeCanary({ kind: 'pause' })],
  [
    'NOTHING_TO_CHANGE',
    'widening a canary to its own share',
    () => twoRemotes().canary(about('1.1.0')).changeCanary({ kind: 'widen', share: 500 }),
  ],
])('%s: %s', (code, _what, act) => {
  expect(act).toThrow(expect.objectContaining({ code }));
});
