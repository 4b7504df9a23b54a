import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatComposition } from '../document/composition-document.ts';
import { CompositionFile, withLock, writeFailure } from './composition-file.ts';
import { CompositionHistory } from './composition-history.ts';
import { buildDocument } from './testing/document-of.ts';

let folder: string;
let file: CompositionFile;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'composition-file-'));
  file = new CompositionFile(join(folder, 'composition.json'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('A change', () => {
  test.each([
    ['newer', 3],
    ['older', 1],
  ])('to revision 2 is rejected if a %s revision is current', async (_what, revision) => {
    writeFileSync(file.path, formatComposition(buildDocument(revision)));
    const make = () => ({ document: buildDocument(4) });
    await expect(file.change(make, 2)).rejects.toMatchObject({ code: 'REVISION_OUTDATED' });
    expect(await file.read()).toMatchObject({ document: { revision } });
  });
});

describe('A composition file', () => {
  test('ignores a damaged proposal, and accepts the next one', async () => {
    writeFileSync(`${file.path}.proposal.json`, '{"key": "a", "document": {}}');
    expect(await file.proposal()).toBeUndefined();
    await file.propose({ key: 'b', document: buildDocument(1) });
    expect(await file.proposal()).toMatchObject({ key: 'b' });
  });
});

test('keeps 100 revisions in its history', async () => {
  const history = new CompositionHistory(join(folder, 'history'));
  const documents = Array.from({ length: 102 }, (_unused, index) => buildDocument(index + 1));
  for (const document of documents) await history.add(document);
  const kept = (await history.list()).map(({ revision }) => revision);
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([100, 3, 102]);
});

test('makes a change wait for the lock, and fail after a timeout', async () => {
  const lock = join(folder, 'lock');
  const [held, first] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = withLock(lock, () => {
    held.resolve();
    return first.promise;
  });
  await held.promise;
  await expect(withLock(lock, async () => {}, 0)).rejects.toMatchObject({ code: 'LOCKED' });
  const second = withLock(lock, async () => 'changed');
  first.resolve();
  await holding;
  expect(await second).toBe('changed');
});

test.each([
  ['EDQUOT', 'The disk is full. Free some space.'],
  ['ENOSPC', 'The disk is full. Free some space.'],
  ['EROFS', 'Check the path and its write permission.'],
])('a write that fails with %s explains what to do', (code, advice) => {
  expect(writeFailure('c.json', code)).toBe(`Cannot write the composition c.json (${code}). ${advice}`);
});
