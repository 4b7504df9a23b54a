import { expect, test } from '@jest/globals';
import { ABOUT, ComposedSite, HOME, release, twoRemotes } from './testing/composed-site.ts';

const about = (version: string) => release('mf-b', version, [ABOUT]);
const changed = () => twoRemotes().use([about('1.1.0')]);

test.each<[code: string, sentence: string, act: () => unknown]>([
  [
    'NAME_UNKNOWN',
    'The route /gone does not exist. Routes: /  /about',
    () => twoRemotes().use([], { removeRoutes: ['/gone'] }),
  ],
  ['NAME_UNKNOWN', 'The part gone does not exist.', () => twoRemotes().use([], { removeParts: ['gone'] })],
  [
    'NAME_UNKNOWN',
    'The remote constructor does not exist. Remotes: mf-a  mf-b',
    () => twoRemotes().use([], { removeRemotes: ['constructor'] }),
  ],
  [
    'NAME_UNKNOWN',
    'is not a trusted origin',
    () => twoRemotes().use([], { distrustOrigins: ['https://gone.example'] }),
  ],
  ['NOT_OFFERED', 'None of these releases offers /gone', () => twoRemotes().use([about('1.1.0')], { take: ['/gone'] })],
  ['RELEASE_REPEATED', 'There are two releases of mf-b', () => twoRemotes().use([about('1.1.0'), about('1.2.0')])],
  ['REFUSED_WHOLE', 'mf-b has no route and no part', () => twoRemotes().use([], { removeRoutes: ['/about'] })],
  [
    'NOTHING_TO_RESTORE',
    'The composition has no earlier revision to roll back to.',
    () => new ComposedSite().use([release('mf-a', '1.0.0', [HOME])]).goBack(),
  ],
  ['NOTHING_TO_CHANGE', 'is already a rollback to revision 1.', () => changed().goBack().goBack()],
  [
    'NOTHING_TO_CHANGE',
    'The site refused revision 3',
    () =>
      changed()
        .use([about('1.1.0')])
        .goBack(undefined, [3]),
  ],
  ['REVISION_UNKNOWN', 'Revision 99 does not exist. Revisions: 1, 2.', () => changed().goBack(99)],
  ['CANARY_MISSING', 'No canary is running', () => twoRemotes().changeCanary({ kind: 'pause' })],
  [
    'REFUSED_WHOLE',
    'mf-c has no route and no part',
    () => twoRemotes().use([release('mf-c', '1.0.0', [HOME], 'http://localhost:1')]),
  ],
  [
    'NOTHING_TO_CHANGE',
    '5% of visitors already get mf-b 1.1.0',
    () => twoRemotes().canary(about('1.1.0')).changeCanary({ kind: 'widen', share: 500 }),
  ],
])('%s: %s', (code, sentence, act) => {
  expect(act).toThrow(expect.objectContaining({ code, message: expect.stringContaining(sentence) }));
});
