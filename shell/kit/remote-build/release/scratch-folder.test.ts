import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeScratchFolder } from './scratch-folder.ts';

let dist: string;

beforeEach(() => {
  dist = join(mkdtempSync(join(tmpdir(), 'scratch-folder-')), 'dist');
});
afterEach(() => rmSync(join(dist, '..'), { recursive: true, force: true }));

test('the next build deletes what a killed build left, but not releases or the files of a running build', () => {
  const [other, killed] = [makeScratchFolder(dist), makeScratchFolder(dist)];
  const release = join(dist, '1.0.0-0123456789');
  for (const folder of [release, join(killed, 'built')]) mkdirSync(folder);
  const longAgo = Date.now() / 1000 - 7200;
  for (const folder of [release, killed]) utimesSync(folder, longAgo, longAgo);
  const own = makeScratchFolder(dist);
  expect([own, other, killed, release].map((folder) => existsSync(folder))).toEqual([true, true, false, true]);
});
