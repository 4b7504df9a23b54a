import { expect, test } from '@jest/globals';
import type { CompositionDocument } from '../../../composition/document/composition-document.ts';
import type { ReleaseEntry } from '../../../composition/gates/fetch-release.ts';
import { formerReleases, keepFormerReleases } from './former-releases.ts';
import type { LoadRelease } from './remote-loader.ts';

const DAY_MS = 86_400_000;
const ORIGIN = 'https://releases.example';

function document(daysAgo: number, releases: Record<string, string>, origin = ORIGIN): CompositionDocument {
  const remotes = Object.fromEntries(
    Object.entries(releases).map(([name, letter]) => [
      name,
      { release: `${origin}/${name}/${letter}/release.json`, digest: letter },
    ]),
  );
  const createdAt = new Date(Date.now() - daysAgo * DAY_MS).toISOString();
  return {
    createdAt,
    remotes,
    trustedOrigins: [ORIGIN],
  } as unknown as CompositionDocument;
}

const lettersOf = (documents: readonly CompositionDocument[], current: CompositionDocument, days = 7) =>
  formerReleases(documents, current, days * DAY_MS).map(([name, { digest }]) => `${name} ${digest}`);

test('open pages may need releases that were replaced within the time, however old they are', () => {
  const documents = [
    document(100, { one: 'a' }),
    document(90, { one: 'b' }),
    document(6, { one: 'c' }),
    document(1, { one: 'd' }),
  ];
  expect(lettersOf(documents, document(1, { one: 'd' }))).toEqual(['one b', 'one c']);
});

test('releases in use are not former ones, and each former one is listed once', () => {
  const documents = [
    document(3, { one: 'a', two: 'x' }),
    document(2, { one: 'b', two: 'x' }),
    document(1, { one: 'a', two: 'x' }),
    document(0, { one: 'c', two: 'x' }),
  ];
  expect(lettersOf(documents, document(0, { one: 'c', two: 'x' }))).toEqual(['one a', 'one b']);
});

test('a release on an origin that is no longer trusted is not a former one', () => {
  const documents = [document(3, { one: 'a' }, 'https://gone.example'), document(2, { one: 'b' })];
  expect(lettersOf(documents, document(2, { one: 'b' }))).toEqual([]);
});

test('at most ten documents are read', () => {
  const documents = Array.from({ length: 15 }, (_, index) => document(1, { one: String(index) }));
  expect(lettersOf(documents, document(1, { one: '14' }))).toEqual(
    [5, 6, 7, 8, 9, 10, 11, 12, 13].map((n) => `one ${n}`),
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
