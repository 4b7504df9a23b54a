import { expect, test } from '@jest/globals';
import { liveTag, networkHeaders } from './content-network.ts';

const revisionWithout = (parts: Record<string, string>) =>
  ({
    document: { revision: 7 },
    composition: { id: 'abc', remotes: {}, routes: [], parts: {} },
    loaded: {},
    withoutParts: { one: parts },
  }) as unknown as Parameters<typeof liveTag>[0];

test('pages that were rendered without a part get another tag once the part is available', () => {
  const reasons = ['its process is restarting', 'it did not respond within 2 s'];
  const revisions = [...reasons.map((navigation) => revisionWithout({ navigation })), revisionWithout({})];
  const tags = revisions.map((revision) => liveTag(revision, '[]'));
  expect([tags[1], tags[2] === tags[0]]).toEqual([tags[0], false]);
  const headers = networkHeaders(revisionWithout({}), '/', { tag: 'live', maxAgeSeconds: 60 });
  expect(headers).toMatchObject({ 'cache-tag': 'live,composition-abc,revision-7', 'surrogate-control': 'max-age=60' });
});
