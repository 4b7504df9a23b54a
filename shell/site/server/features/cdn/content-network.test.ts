import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContentNetwork } from './content-network.ts';
import { Purges } from './purges.ts';

type TaggedRevision = Parameters<ContentNetwork['follow']>[0];

let folder: string;
let purger: Server;
let purged: string[];
let network: ContentNetwork;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'purges-'));
  purged = [];
  purger = createServer(({ headers }, response) => {
    purged.push(String(headers['surrogate-key']));
    response.end();
  }).listen(0, '127.0.0.1');
  await once(purger, 'listening');
  const request = { url: `http://127.0.0.1:${(purger.address() as AddressInfo).port}`, header: undefined };
  const purges = new Purges({
    request,
    againMs: 0,
    maxAgeMs: 10_000,
    file: join(folder, 'tags.json'),
    log: { info() {}, error() {} },
    onOutcome() {},
  });
  network = new ContentNetwork({ maxAgeSeconds: 60, madeWith: [], purges });
});
afterEach(() => {
  network.close();
  purger.closeAllConnections();
  purger.close();
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
  while (purged.length < 2) await new Promise((resolve) => setTimeout(resolve, 10)); // the first and second purge
  expect(purged).toEqual([tag, tag]);
});
