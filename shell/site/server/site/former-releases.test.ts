import { expect, test } from '@jest/globals';
import type { CompositionDocument } from '../../../composition/document/composition-document.ts';
import type { ReleaseEntry } from '../../../composition/gates/fetch-release.ts';
import { formerReleases, keepFormerReleases } from './former-releases.ts';
import type { LoadRelease } from './remote-loader.ts';

const DAY_MS = 86_400_000;
const ORIGIN = 'https://releases.example';

function document(daysAgo: number, letter: string, origin = ORIGIN): CompositionDocument {
  return {
    createdAt: new Date(Date.now() - daysAgo * DAY_MS).toISOString(),
    remotes: {
      one: { release: `${origin}/one/${letter}/release.json`, digest: letter },
      two: { release: `${ORIGIN}/two/x/release.json`, digest: 'x' },
    },
    trustedOrigins: [ORIGIN],
  } as unknown as CompositionDocument;
}

const lettersOf = (documents: readonly CompositionDocument[], current: CompositionDocument) =>
  formerReleases(documents, current, 7 * DAY_MS).map(([name, { digest }]) => `${name} ${digest}`);

const GONE = 'https://gone.example';

test.each([
  ['were replaced within the time, however old', [document(100, 'a'), document(90, 'b'), document(6, 'c')], 'd', 'bc'],
  ['are not in use, each once', [document(3, 'a'), document(2, 'b'), document(1, 'a')], 'c', 'ab'],
  ['are on a trusted origin', [document(3, 'a', GONE), document(2, 'b')], 'b', ''],
  ['were live in the last ten documents', [...'0123456789abcde'].map((name) => document(1, name)), 'e', '56789abcd'],
])('open pages may need releases that %s', (_what, documents, current, letters) => {
  const now = document(0, current);
  expect(lettersOf([...documents, ...(current === 'e' ? [] : [now])], now)).toEqual(
    [...letters].map((letter) => `one ${letter}`),
  );
});

test('former releases are loaded one at a time, past failures, until the site stops', async () => {
  const loaded: string[] = [];
  const stopped = new AbortController();
  const load: LoadRelease = async (_name, { digest }) => {
    loaded.push(digest);
    await new Promise((resolve) => setImmediate(resolve));
    if (digest === 'c') stopped.abort();
    throw new Error('unavailable');
  };
  const releases = ['a', 'b', 'c', 'd'].map((digest): [string, ReleaseEntry] => ['one', { release: ORIGIN, digest }]);
  await keepFormerReleases(releases, load, stopped.signal);
  expect(loaded).toEqual(['a', 'b', 'c']);
});
