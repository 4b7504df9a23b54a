import { describe, expect, test } from '@jest/globals';
import { readSettings } from '@site/settings/read-settings';
import { launcherSettings } from './launcher-settings.ts';
import { unknownSettings } from './unknown-settings.ts';

describe('npm start', () => {
  test('refuses a port that leaves no room for the ports of the remotes', () => {
    expect(() => readSettings(launcherSettings, { PORT: '65535' })).toThrow(
      /^PORT must be a whole number from 1 to \d+; it is "65535"\.$/,
    );
  });

  test('says what replaces METRICS_PORT', async () => {
    expect(await unknownSettings({ METRICS_PORT: 'off' })).toEqual([expect.stringContaining('Set API_METRICS_PORT.')]);
  });

  test('suggests the name of each misspelled setting, and knows those of the commands that share its file .env', async () => {
    const known = { RELEASE_STORE: 'x', RELEASE_STORES: 'x', RELEASE_KEYS: 'x', CHROMIUM_PATH: 'x' };
    const misspelled = { SHELL_METRIC_PORT: 'off', DATABSE_URL: 'x', RELESE_STORES: 'x', RELEASE_SINGING_KEY: 'x' };
    const names = ['SHELL_METRICS_PORT', 'DATABASE_URL', 'RELEASE_STORES', 'RELEASE_SIGNING_KEY'];
    expect(await unknownSettings({ ...known, ...misspelled })).toEqual(
      Object.keys(misspelled).map((name, index) => `${name} is not a setting. Did you mean ${names[index]}?`),
    );
  });
});
