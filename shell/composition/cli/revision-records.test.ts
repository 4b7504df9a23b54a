import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CompositionDocument } from '../document/composition-document.ts';
import { gateResult } from '../document/gate-results.ts';
import { CompositionFile } from '../store/composition-file.ts';
import { readRevisionRecords } from './revision-records.ts';
import { ABOUT, type ComposedSite, release, twoRemotes } from './testing/composed-site.ts';

let folder: string;
let store: CompositionFile;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'records-'));
  store = new CompositionFile(join(folder, 'composition.json'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Written by earlier versions of this command. */
const UNFETCHED = gateResult(
  'files',
  'skipped',
  'No release is new to the site: it has kept them, or fetches and checks them itself.',
);

const write = (document: CompositionDocument, files = UNFETCHED) =>
  store.change(() => ({ document, evidence: [files] }));

test('recognizes only a legacy rollback with a custom reason by its evidence', async () => {
  const second = release('mf-b', '2.0.0', [ABOUT]);
  const site: ComposedSite = twoRemotes().use([second]).goBack().use([second]).goBack();
  const [first, used, legacy, usedAgain, recorded] = site.past as [
    CompositionDocument,
    CompositionDocument,
    CompositionDocument,
    CompositionDocument,
    CompositionDocument,
  ];
  const fetched = gateResult('files', 'passed', 'All files came.');
  await write(first, fetched);
  await write(used, fetched);
  const { restores: _restores, ...withoutRestores } = legacy;
  await write({ ...withoutRestores, reason: 'The guides are empty' });
  await write(usedAgain, fetched);
  await write(recorded);
  await write({ ...withoutRestores, revision: 6, reason: 'Remove /about' });
  const { legacyRollbacks, refused } = await readRevisionRecords(store, undefined);
  expect([...legacyRollbacks]).toEqual([3]);
  expect([...refused]).toEqual([]);
});
