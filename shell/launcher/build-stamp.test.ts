import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isStampOf, STAMP_FILE, stampText } from './build-stamp.ts';

let dist: string;
const write = (file: string, text: string) => writeFileSync(join(dist, file), text);
const stamp = (sources: string) => write(STAMP_FILE, stampText(dist, sources));

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'));
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

test('a remote whose latest build is another than the stamped one is not a build of its sources', () => {
  write('latest.json', '{"release":"1.0.0-a"}');
  expect(isStampOf(dist, 'sources')).toBe(false);
  stamp('sources');
  expect(isStampOf(dist, 'sources')).toBe(true);
  expect(isStampOf(dist, 'other sources')).toBe(false);
  write('latest.json', '{"release":"1.0.0-b"}');
  expect(isStampOf(dist, 'sources')).toBe(false);
});

test('a server that something else has built since is not a build of its sources', () => {
  mkdirSync(join(dist, 'server'));
  write('server/main.js', 'one');
  stamp('sources');
  expect(isStampOf(dist, 'sources')).toBe(true);
  write('server/main.js', 'two');
  expect(isStampOf(dist, 'sources')).toBe(false);
});
