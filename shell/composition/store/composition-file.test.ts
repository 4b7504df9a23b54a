import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatComposition } from '../document/composition-document.ts';
import { CompositionFile, fullDisk, writeFailure } from './composition-file.ts';
import { CompositionHistory } from './composition-history.ts';
import { gateResult } from '../document/gate-results.ts';
import { takeAway, withLock } from './file-lock.ts';
import { documentOf } from './testing/document-of.ts';

let folder: string;
let file: CompositionFile;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'composition-file-'));
  file = new CompositionFile(join(folder, 'composition.json'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const holder = (token: string, at = new Date().toISOString()) =>
  JSON.stringify({ token, pid: process.pid, host: hostname(), at });

describe('A change', () => {
  test('is not written if another process took the lock meanwhile', async () => {
    await file.change(() => ({ document: documentOf(1) }));
    const lock = `${file.path}.lock`;
    const change = file.change(() => {
      writeFileSync(lock, holder('another'));
      return { document: documentOf(2) };
    });
    await expect(change).rejects.toMatchObject({ code: 'LOCKED' });
    expect(await file.read()).toMatchObject({ state: 'valid', document: { revision: 1 } });
    expect(await file.former()).toHaveLength(1);
    expect(JSON.parse(readFileSync(lock, 'utf8'))).toMatchObject({ token: 'another' });
  });

  test.each([
    ['newer', 3],
    ['older', 1],
  ])('that is based on revision 2 is refused while a %s revision is current', async (_what, revision) => {
    writeFileSync(file.path, formatComposition(documentOf(revision)));
    const make = () => ({ document: documentOf(4) });
    await expect(file.change(make, { basedOn: 2 })).rejects.toMatchObject({ code: 'REVISION_OUTDATED' });
    expect(await file.read()).toMatchObject({ document: { revision } });
  });
});

test('the history keeps 100 revisions and their gate results', async () => {
  const history = new CompositionHistory(join(folder, 'history'));
  const documents = Array.from({ length: 102 }, (_unused, index) => documentOf(index + 1));
  const evidence = [gateResult('files', 'passed', 'All files came.')];
  for (const document of documents) {
    await history.keepEvidence(document, evidence);
    await history.add(document);
  }
  const kept = (await history.list()).map(({ revision }) => revision);
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([100, 3, 102]);
  const known = await Promise.all(documents.map((document) => history.evidenceOf(document)));
  expect(known.map((results) => results !== undefined)).toEqual(documents.map(({ revision }) => revision > 2));
});

describe('A lock', () => {
  const lockHeldBy = (held: string) => {
    const lock = join(folder, 'lock');
    writeFileSync(lock, held);
    return lock;
  };
  const later = (ms: number) => new Date(Date.now() + ms).toISOString();
  const change = (lock: string) => withLock(lock, async () => 'changed', 0);

  test('that is fresh is restored if it replaced the stale one meanwhile', async () => {
    const lock = lockHeldBy(holder('fresh'));
    await takeAway(lock, { token: 'stale', pid: 1, host: 'gone', at: '2026-01-01T00:00:00.000Z' });
    expect(JSON.parse(readFileSync(lock, 'utf8'))).toMatchObject({ token: 'fresh' });
  });

  test('of another machine, whose processes are unknown here, is respected', async () => {
    const other = JSON.stringify({ token: 'other', pid: 2 ** 30, host: 'elsewhere', at: later(0) });
    const lock = lockHeldBy(other);
    const sentence = /^Another change .* in progress \(\S+lock: process \d+ on elsewhere since .*Try again\.$/;
    await expect(change(lock)).rejects.toMatchObject({ code: 'LOCKED', message: expect.stringMatching(sentence) });
    expect(readFileSync(lock, 'utf8')).toBe(other);
  });

  test('of another account, whose processes cannot be signaled, is respected', async () => {
    const kill = jest.spyOn(process, 'kill').mockImplementation(() => {
      throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' });
    });
    await expect(change(lockHeldBy(holder('other')))).rejects.toMatchObject({ code: 'LOCKED' });
    kill.mockRestore();
  });

  test.each([
    ['an hour old', { at: later(-3_600_000) }],
    ['of a clock that has been set back since', { at: later(3_600_000) }],
    ['of a process that has ended', { host: hostname(), pid: 2 ** 30 }],
  ])('that is %s is taken over', async (_what, left) => {
    const held = { token: 'left', pid: process.pid, host: 'elsewhere', at: later(0), ...left };
    expect(await change(lockHeldBy(JSON.stringify(held)))).toBe('changed');
  });
});

test.each([
  ['EDQUOT', 'The disk is full. Free some space.'],
  ['ENOSPC', 'The disk is full. Free some space.'],
  ['EROFS', 'Check the path and its write permission.'],
])('a failed write with %s says what to do', (code, advice) => {
  expect(writeFailure('c.json', code)).toBe(`Cannot write the composition c.json (${code}). ${advice}`);
});

test('a disk that is almost full is reported before a change fails', async () => {
  expect(fullDisk(2 ** 20)).toBeUndefined();
  expect(fullDisk(4096)?.sentence).toBe('The disk of its folder is almost full: 4 KiB are free.');
  writeFileSync(file.path, '{}');
  expect(await file.faults()).toEqual([]);
});

describe('A document that is watched', () => {
  test('leaves no timer when the watch stops, during a look or after it', async () => {
    writeFileSync(file.path, 'A document');
    const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
    const before = timers();
    for (const meanwhile of [async () => {}, () => file.faults()]) {
      const seen = Promise.withResolvers<string>();
      const unwatch = file.watch(seen.resolve, seen.reject, { intervalMs: 3_600_000 });
      await seen.promise;
      await meanwhile();
      unwatch();
    }
    // Polls without a timer, which would be counted.
    for (let turn = 0; timers() !== before && turn < 1_000; turn++) await file.faults();
    expect(timers()).toBe(before);
  });

  /** @param meanwhile what happens before the document is read */
  const firstReport = (secondMs: number, meanwhile: () => void) =>
    new Promise<unknown>((resolve) => {
      const unwatch = file.watch(
        (text) => (unwatch(), resolve(text)),
        (error) => (unwatch(), resolve(error)),
        { secondMs },
      );
      meanwhile();
    });

  test('is not reported as late after the process itself was suspended', async () => {
    writeFileSync(file.path, 'A document');
    const suspend = () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600);
    expect(await firstReport(100, suspend)).toBe('A document');
  });

  test('is reported as late while reading hangs', async () => {
    writeFileSync(file.path, 'A document');
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    // Each blocks one of the four threads that read files.
    const readers = Promise.all(Array.from({ length: 4 }, () => open(pipe)));
    const problem = await firstReport(10, () => {});
    const writer = openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK);
    for (const reader of await readers) await reader.close();
    closeSync(writer);
    expect(String(problem)).toContain('It took more than 5 seconds. Check the drive it is on.');
  });
});
