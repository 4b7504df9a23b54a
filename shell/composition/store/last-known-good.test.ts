import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LastKnownGood } from './last-known-good.ts';
import { buildDocument } from './testing/document-of.ts';

const document = buildDocument(1);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'last-known-good-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('reports why the composition cannot be saved, until it can be saved again', async () => {
  const place = join(folder, 'place');
  const kept = new LastKnownGood(join(place, 'composition.json'));
  await writeFile(place, ''); // A file in place of the folder blocks writes, even for root.
  await kept.keep(document);
  expect(kept.problem).toMatch(
    /^Cannot save the live composition in .*composition\.json \(E[A-Z]+\), .* Make the folder writable\.$/,
  );
  await rm(place);
  await kept.keep(document);
  expect(kept.problem).toBeUndefined();
  expect(await kept.read()).toEqual(document);
});

test('returns no composition if the file is missing or damaged', async () => {
  const path = join(folder, 'composition.json');
  expect(await new LastKnownGood(path).read()).toBeUndefined();
  await writeFile(path, '{"revision": 1');
  expect(await new LastKnownGood(path).read()).toBeUndefined();
});
