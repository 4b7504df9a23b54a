import { expect, test } from '@jest/globals';
import type { ReleaseChange } from '../change/compose-releases.ts';
import { ABOUT, type ComposedSite, HOME, release, twoRemotes } from '../change/testing/composed-site.ts';

const about = (version: string) => release('mf-b', version, [ABOUT]);
const remove = (change: Partial<ReleaseChange>) => (site: ComposedSite) => site.use([], change);
const LOCAL = 'http://localhost:1';

test.each<[code: string, sentence: string, act: (site: ComposedSite) => unknown]>([
  ['NAME_UNKNOWN', 'The route /gone does not exist. Use one of: /, /about.', remove({ remove: ['/gone'] })],
  [
    'NAME_UNKNOWN',
    'The remote constructor does not exist. Use one of: mf-a, mf-b.',
    remove({ remove: ['constructor'] }),
  ],
  ['NAME_UNKNOWN', 'does not exist. Use one of: https', remove({ remove: ['https://gone.example'] })],
  ['REFUSED_WHOLE', 'mf-b has no route and no part', remove({ remove: ['/about'] })],
  ['REFUSED_WHOLE', 'mf-c has no route and no part', (site) => site.use([release('mf-c', '1.0.0', [HOME], LOCAL)])],
  ['NOT_OFFERED', 'None of these releases offers /gone', (site) => site.use([about('1.1.0')], { take: ['/gone'] })],
  ['RELEASE_REPEATED', 'There are two releases of mf-b', (site) => site.use([about('1.1.0'), about('1.2.0')])],
  ['NOTHING_TO_RESTORE', 'The composition has no earlier revision to roll back to.', (site) => site.goBack()],
  [
    'NOTHING_TO_CHANGE',
    'is already a rollback to revision 1.',
    (site) =>
      site
        .use([about('1.1.0')])
        .goBack()
        .goBack(),
  ],
  ['REVISION_UNKNOWN', 'Revision 99 does not exist. Revisions: 1, 2.', (site) => site.use([about('1.1.0')]).goBack(99)],
  ['CANARY_MISSING', 'No canary is running', (site) => site.changeCanary({ kind: 'pause' })],
  [
    'NOTHING_TO_CHANGE',
    '5% of visitors already get mf-b 1.1.0',
    (site) => site.canary(about('1.1.0')).changeCanary({ kind: 'widen', share: 500 }),
  ],
])('an error has the code %s and the message: %s', (code, sentence, act) => {
  expect(() => act(twoRemotes())).toThrow(
    expect.objectContaining({ code, message: expect.stringContaining(sentence) }),
  );
});
