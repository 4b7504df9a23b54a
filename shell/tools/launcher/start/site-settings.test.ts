import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readSiteSettings, stateFolderProblem } from './site-settings.ts';

const former = process.env;
beforeEach(() => {
  process.env = { PATH: former.PATH };
});
afterEach(() => {
  process.env = former;
});

test('the ports of all processes follow from PORT', () => {
  Object.assign(process.env, { PORT: '4700', DRAIN_SECONDS: '1', STOP_TIMEOUT_SECONDS: '2' });
  expect(readSiteSettings()).toMatchObject({
    port: 4700,
    apiPort: 4701,
    metricsPorts: { api: '4702', shell: '4703' },
    assetsPort: 4710,
    remotePorts: { 'mf-converter': 4711, 'mf-content': 4712, 'mf-contact': 4713 },
    stateFolder: expect.stringMatching(/\.site\/port-4700$/),
    compositionFile: expect.stringMatching(/\.site\/port-4700\/composition\.json$/),
    graceMs: 8000,
  });
});

test('relative paths are resolved, and JSON is not', () => {
  const paths = { STATE_DIR: 'state', DATA_DIR: 'data', COMPOSITION_FILE: 'c.json', RELEASE_KEYS: 'keys' };
  Object.assign(process.env, paths);
  const [stateFolder, dataFolder, compositionFile, releaseKeys] = Object.values(paths).map((path) => resolve(path));
  expect(readSiteSettings()).toMatchObject({ stateFolder, dataFolder, compositionFile, releaseKeys });
  process.env['RELEASE_KEYS'] = '{}';
  expect(readSiteSettings().releaseKeys).toBe('{}');
});

test.each([
  ['5060', 'Browsers refuse to open port 5060. Use another port'],
  ['6655', 'Browsers refuse to open port 6666, which PORT=6655 includes. Use another port'],
  ['many', 'PORT must be a whole number'],
])('PORT=%s is refused', (port, sentence) => {
  process.env['PORT'] = port;
  expect(readSiteSettings).toThrow(sentence);
});

test('a state folder that cannot be written is reported, and one that can be is left empty', () => {
  const folder = mkdtempSync(join(tmpdir(), 'state-'));
  try {
    const state = join(folder, 'new/state');
    expect(stateFolderProblem(state)).toBeUndefined();
    expect(existsSync(join(state, `.probe-${process.pid}`))).toBe(false);
    writeFileSync(join(folder, 'file'), '');
    expect(stateFolderProblem(join(folder, 'file/state'))).toMatch(
      /^The state folder .*file\/state cannot be written \(.*\)\. The site starts, but does not save logs or state\./,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
