import { expect, jest, test } from '@jest/globals';
import { ContentNetwork } from './content-network.ts';
import type { Purges } from './purges.ts';

const revisionWithout = (parts: Record<string, string>) =>
  ({
    document: { revision: 7 },
    composition: { id: 'abc', remotes: {}, routes: [], parts: {} },
    loaded: {},
    withoutParts: { one: parts },
  }) as unknown as Parameters<ContentNetwork['follow']>[0];

test('pages that were rendered without a part get another tag once the part is available', async () => {
  const [keepOnly, purge] = [jest.fn(async () => {}), jest.fn()];
  const purges = { keepOnly, purge } as unknown as Purges;
  const network = new ContentNetwork({ maxAgeSeconds: 60, madeWith: [], purges });
  const reasons = ['its process is restarting', 'it did not respond within 2 s'];
  const revisions = [...reasons.map((navigation) => revisionWithout({ navigation })), revisionWithout({})];
  for (const revision of revisions) await network.follow(revision);
  const tags = revisions.map((revision) => [network.headersOf(revision, '/')['cache-tag']?.split(',')[0]]);
  expect(keepOnly.mock.calls).toEqual(tags);
  expect([tags[1], tags[2]]).toEqual([tags[0], expect.not.arrayContaining(tags[0] ?? [])]);
});
