import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning, type SiteStatus, SiteStatusFile } from './site-status.ts';

const STATUS: SiteStatus = { url: 'http://localhost:1', pid: 1, state: 'checking', remotes: {} };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-status-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a site that stops removes its own status, but not the status of a site that started later', async () => {
  const file = new SiteStatusFile(join(folder, 'composition.json'));
  await file.write(STATUS);
  await file.remove();
  expect(await file.read()).toEqual(STATUS);
  await file.write({ ...STATUS, pid: process.pid });
  await file.remove();
  expect(await file.read()).toBeUndefined();
});

test('a site that does not respond in time counts as running, but not a site that refuses the connection', async () => {
  expect(await isRunning('http://localhost:1')).toBe(false);
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('late', 'TimeoutError')));
  expect(await isRunning('http://localhost:1')).toBe(true);
  jest.restoreAllMocks();
});

test('a site writes its status again if the file was damaged, was removed, or could not be written', async () => {
  const place = join(folder, 'place');
  const file = new SiteStatusFile(join(place, 'composition.json'));
  await file.restore();
  expect(await file.read()).toBeUndefined();
  await file.write(STATUS);
  await writeFile(file.path, '[]');
  await file.restore();
  expect(await file.read()).toEqual(STATUS);
  await rm(place, { recursive: true });
  await writeFile(place, '');
  await file.write({ ...STATUS, state: 'live' });
  await rm(place);
  await file.restore();
  expect(await file.read()).toMatchObject({ state: 'live' });
});

test('a site does not overwrite the readable status of another site', async () => {
  const path = join(folder, 'composition.json');
  const [first, second] = [new SiteStatusFile(path), new SiteStatusFile(path)];
  await first.write(STATUS);
  await second.write({ ...STATUS, pid: 2 });
  await first.restore();
  expect(await first.read()).toMatchObject({ pid: 2 });
});
