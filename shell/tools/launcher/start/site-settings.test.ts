import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { readSettings } from '@site/settings/read-settings';
import { resolve } from 'node:path';
import { findUnknownSettings } from '../process-environment.ts';
import { launcherSettings, readSiteSettings } from './site-settings.ts';

const former = process.env;
beforeEach(() => {
  process.env = { PATH: former.PATH };
});
afterEach(() => {
  process.env = former;
});

test('the ports of all processes are derived from PORT', () => {
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

test('resolves relative paths, but does not change JSON', () => {
  const paths = { STATE_DIR: 'state', DATA_DIR: 'data', COMPOSITION_FILE: 'c.json', RELEASE_KEYS: 'keys' };
  Object.assign(process.env, paths);
  const [stateFolder, dataFolder, compositionFile, releaseKeys] = Object.values(paths).map((path) => resolve(path));
  expect(readSiteSettings()).toMatchObject({ stateFolder, dataFolder, compositionFile, releaseKeys });
  process.env['RELEASE_KEYS'] = '{}';
  expect(readSiteSettings().releaseKeys).toBe('{}');
});

describe('npm start', () => {
  test('rejects a PORT that leaves no room for the ports of the remotes', () => {
    expect(() => readSettings(launcherSettings, { PORT: '65535' })).toThrow(
      /^PORT must be a whole number from 1 to \d+; it is "65535"\.$/,
    );
  });

  test('suggests names for misspelled settings, and accepts settings of commands that share the file .env', async () => {
    const known = { RELEASE_STORE: 'x', RELEASE_STORES: 'x', RELEASE_KEYS: 'x', CHROMIUM_PATH: 'x' };
    const misspelled = { DATABSE_URL: 'x', RELESE_STORES: 'x', RELEASE_SINGING_KEY: 'x' };
    const names = ['DATABASE_URL', 'RELEASE_STORES', 'RELEASE_SIGNING_KEY'];
    expect(await findUnknownSettings({ ...known, ...misspelled })).toEqual(
      Object.keys(misspelled).map((name, index) => `${name} is not a setting. Did you mean ${names[index]}?`),
    );
  });
});
