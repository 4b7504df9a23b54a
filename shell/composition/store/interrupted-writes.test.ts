import { computeIntegrity } from '@site/release/integrity';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import fs, { type FileHandle } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { formatComposition } from '../document/composition-document.ts';
import { readStoredRelease, writeStored } from '../judge/stored-release.ts';
import { soundRelease } from '../testing/release-server.ts';
import { CompositionFile } from './composition-file.ts';
import { LastKnownGood } from './last-known-good.ts';
import { buildDocument } from './testing/document-of.ts';

let folder: string;
let handle: FileHandle;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'interrupted-'));
  handle = await fs.open('/dev/null');
});
afterEach(async () => {
  await handle.close();
  rmSync(folder, { recursive: true, force: true });
});

type Work = (...args: unknown[]) => Promise<unknown>;

/**
 * Runs `write`, and stops it at this step as if the process had been killed.
 * @returns true if it finished before the step
 */
async function runUntil(step: number, write: () => Promise<unknown>): Promise<boolean> {
  const killed = Promise.withResolvers<false>();
  let left = step;
  const interrupt = (target: object, name: string) => {
    const methods = target as Record<string, Work>;
    const original = methods[name] as Work;
    jest.spyOn(methods, name).mockImplementation(async function (this: unknown, ...args: unknown[]) {
      left -= 1;
      if (left >= 0) return original.apply(this, args);
      if (left === -1 && target !== fs && name === 'writeFile') await original.call(this, computeHalf(args[0]));
      if (target !== fs) await (this as FileHandle).close();
      killed.resolve(false);
      return new Promise(() => {});
    });
  };
  for (const name of ['open', 'writeFile', 'rename', 'rm', 'link', 'mkdir', 'mkdtemp']) interrupt(fs, name);
  for (const name of ['writeFile', 'sync']) interrupt(Object.getPrototypeOf(handle) as object, name);
  syncBuiltinESMExports();
  try {
    return await Promise.race([write().then(() => true), killed.promise]);
  } finally {
    jest.restoreAllMocks();
    syncBuiltinESMExports();
  }
}

function computeHalf(content: unknown): unknown {
  const { length } = content as string | Uint8Array;
  return (content as string | Uint8Array).slice(0, length / 2);
}

/** @returns the number of steps */
async function killAtEachStep(write: (step: number) => Promise<unknown>, check: () => Promise<void>): Promise<number> {
  for (let step = 0; ; step += 1) {
    const isWhole = await runUntil(step, () => write(step));
    await check();
    if (isWhole) return step;
  }
}

test('a killed change leaves the old or the new document and a complete history', async () => {
  const change = (file: CompositionFile) =>
    file.change((current) => {
      const revision = current.state === 'valid' ? current.document.revision : 0;
      return { document: buildDocument(revision + 1) };
    });
  let file: CompositionFile;
  const steps = await killAtEachStep(
    (step) => change((file = new CompositionFile(join(folder, String(step), 'composition.json')))),
    async () => {
      const before = await file.read();
      const revision = before.state === 'valid' ? before.document.revision : 0;
      expect([before.state, revision]).toEqual(revision === 1 ? ['valid', 1] : ['missing', 0]);
      // The system would release the lock of a killed process.
      const copy = `${dirname(file.path)}-copy`;
      if (existsSync(dirname(file.path))) cpSync(dirname(file.path), copy, { recursive: true });
      file = new CompositionFile(join(copy, 'composition.json'));
      await change(file);
      const revisions = (await file.former()).map((document) => document.revision);
      expect(revisions).toEqual(revision === 1 ? [1, 2] : [1]);
    },
  );
  expect(steps).toBeGreaterThan(12);
});

test('a killed site leaves a complete copy of the last live composition', async () => {
  const path = join(folder, 'last-known-good.json');
  const kept = new LastKnownGood(path);
  await kept.keep(buildDocument(1));
  const steps = await killAtEachStep(
    () => kept.keep(buildDocument(2)),
    async () => expect([1, 2]).toContain((await kept.read())?.revision),
  );
  expect(steps).toBeGreaterThan(5);
  expect(readFileSync(path, 'utf8')).toBe(formatComposition(buildDocument(2)));
});

test('a release that a killed site was saving is complete or missing', async () => {
  const { descriptor, files } = soundRelease();
  const descriptorBytes = Buffer.from(JSON.stringify(descriptor));
  const digest = computeIntegrity(descriptorBytes);
  const release = {
    descriptorBytes,
    files: new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])),
  };
  const proven = ['https://a.example.com/release.json'];
  const kept = () => readdirSync(folder).filter((name) => !name.startsWith('.'));
  const steps = await killAtEachStep(
    () => writeStored(folder, digest, { ...release, proven, signature: 'A signature' }),
    async () => {
      if (kept().length > 0)
        expect(await readStoredRelease(folder, digest)).toMatchObject({ proven, signature: 'A signature' });
    },
  );
  expect(steps).toBeGreaterThan(20);
  expect(kept()).toHaveLength(1);
});
