import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until, useFakeClock, useRealClock } from '../../../testing/fake-clock.ts';
import { ContentNetwork } from './content-network.ts';
import { Purges } from './purges.ts';

type TaggedRevision = Parameters<ContentNetwork['follow']>[0];

const { fetch } = globalThis;
let folder: string;
let purged: unknown[];
let network: ContentNetwork;
beforeEach(() => {
  useFakeClock();
  folder = mkdtempSync(join(tmpdir(), 'purges-'));
  purged = [];
  globalThis.fetch = async (_url, options) => {
    purged.push(new Headers(options?.headers).get('surrogate-key'));
    return new Response();
  };
  const purges = new Purges({
    request: { url: 'http://network.test', header: undefined },
    againMs: 5000,
    maxAgeMs: 10_000,
    file: join(folder, 'tags.json'),
    log: { info() {}, error() {} },
    onOutcome() {},
  });
  network = new ContentNetwork({ maxAgeSeconds: 60, madeWith: [], purges });
});
afterEach(() => {
  network.close();
  globalThis.fetch = fetch;
  useRealClock();
  rmSync(folder, { recursive: true, force: true });
});

const revisionWithout = (parts: Record<string, string>) =>
  ({
    document: { revision: 7 },
    composition: { id: 'abc', remotes: {}, routes: [], parts: {} },
    loaded: {},
    withoutParts: { one: parts },
  }) as unknown as TaggedRevision;

test('purges only pages that were rendered without a part, once the part is available', async () => {
  const [before, after] = [revisionWithout({ navigation: 'its process is restarting' }), revisionWithout({})];
  const tag = network.headersOf(before, '/')['cache-tag']?.split(',')[0];
  await network.follow(before);
  await network.follow(revisionWithout({ navigation: 'it did not respond within 2 s' }));
  expect(purged).toEqual([]);
  await network.follow(after);
  await until(() => purged.length === 2); // the second is for pages that were on their way
  expect(purged).toEqual([tag, tag]);
});
