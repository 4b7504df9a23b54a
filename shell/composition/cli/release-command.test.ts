import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from '../../kit/remote-build/release/release.ts';
import { soundRelease } from '../testing/release-server.ts';

const ENVIRONMENT = { ...process.env };

let folder: string;
let printed: string;
let warned: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-command-'));
  [printed, warned] = ['', ''];
  jest.spyOn(console, 'log').mockImplementation((text: string) => void (printed += `${text}\n`));
  for (const method of ['warn', 'error'] as const)
    jest.spyOn(console, method).mockImplementation((text: string) => void (warned += `${text}\n`));
  process.env['INIT_CWD'] = folder;
  const { descriptor, files } = soundRelease();
  for (const [path, text] of Object.entries({ ...files, 'release.json': JSON.stringify(descriptor) })) {
    mkdirSync(dirname(join(folder, 'built', path)), { recursive: true });
    writeFileSync(join(folder, 'built', path), text);
  }
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const name of Object.keys(process.env)) if (!(name in ENVIRONMENT)) delete process.env[name];
  Object.assign(process.env, ENVIRONMENT);
  rmSync(folder, { recursive: true, force: true });
});

test('remote-build release prints a command that uses the release', async () => {
  const RELEASE_STORE_URL = "https://releases.example.com/o'neil's(1)/";
  Object.assign(process.env, { RELEASE_STORE: join(folder, 'store'), RELEASE_STORE_URL });
  await run({ built: 'built', types: false });
  expect(printed).toContain(
    String.raw`npm run compose -- use 'https://releases.example.com/o'\''neil'\''s(1)/mf-test/1.0.0/'` + '\n',
  );
});

test('remote-build release writes to the store in .env, and reports misspelled settings', async () => {
  const store = join(folder, 'store of the team');
  const settings = [`RELEASE_STORE="${store}"`, 'RELEASE_STORE_TOKN=secret', 'RELEASE_STORES=https://a.example'];
  writeFileSync(join(folder, '.env'), settings.join('\n'));
  await run({ built: 'built', types: false });
  expect(printed).toContain(`is released to ${store}.`);
  expect(warned).toMatch(/^RELEASE_STORE_TOKN is not a setting\. Did you mean RELEASE_STORE_TOKEN\?\n/);
  expect(warned).not.toContain('RELEASE_STORES');
});
