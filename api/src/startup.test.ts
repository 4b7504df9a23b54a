import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { digestCatalogue } from './responses/digest-catalogue.ts';
import { buildApi } from './testing/build-api.ts';
import type { BuiltApi } from './testing/build-api.ts';

let built: BuiltApi;
let folder: string;
let taken: Server;
beforeAll(async () => {
  built = await buildApi();
  folder = await mkdtemp(join(tmpdir(), 'api-startup-'));
  taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
});
afterAll(async () => {
  await built.remove();
  await rm(folder, { recursive: true, force: true });
  taken.close();
});

async function failedStart(
  settings: Record<string, string>,
): Promise<{ code: number; stdout: string; stderr: string }> {
  const env = {
    PATH: process.env['PATH'],
    HOST: '127.0.0.1',
    PORT: '0',
    METRICS_PORT: '0',
    DATA_DIR: folder,
    ...settings,
  };
  return promisify(execFile)(process.execPath, [built.file], { env }).then(
    () => {
      throw new Error('The API has started and ended.');
    },
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
}

test('a built API knows the version of its catalogue without computing it', async () => {
  expect(await readFile(built.file, 'utf8')).toContain(JSON.stringify(digestCatalogue()));
});

test('invalid settings end the start with a message each and code 78', async () => {
  const { code, stdout, stderr } = await failedStart({
    PORT: 'http',
    SMTP_URL: 'smtp://u:secret%zz@host',
    DATABASE_URL: 'postgres://',
  });
  expect([code, stdout]).toEqual([78, '']);
  const sentences = stderr.trim().split('\n');
  expect(sentences.map((sentence) => sentence.split(' ')[0]).sort()).toEqual(['DATABASE_URL', 'PORT', 'SMTP_URL']);
  expect(stderr).not.toContain('secret');
});

test.each([
  [
    'a port that is taken',
    () => ({ PORT: String((taken.address() as AddressInfo).port) }),
    /^Port \d+ of 127\.0\.0\.1 is in use by another program\. Set PORT/,
  ],
  [
    'a host that is not this machine',
    () => ({ HOST: '203.0.113.1' }),
    /^203\.0\.113\.1 is not an address of this machine\. Set HOST/,
  ],
  ['a host that has no address', () => ({ HOST: 'nowhere.invalid' }), /nowhere\.invalid .*HOST/],
])('%s ends the start with one sentence and code 1', async (_what, settings, sentence) => {
  const { code, stdout, stderr } = await failedStart(settings());
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { level: number; msg: string; err?: unknown });
  const fatal = lines.filter(({ level }) => level >= 50);
  expect([code, stderr, fatal.length]).toEqual([1, '', 1]);
  expect(fatal[0]?.msg).toMatch(sentence);
  expect(stdout).not.toMatch(/\bat .*:\d+:\d+/);
});
