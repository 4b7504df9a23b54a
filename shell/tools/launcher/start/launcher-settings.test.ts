import { describe, expect, test } from '@jest/globals';
import { parseSettings } from '@site/settings/parse-settings';
import { launcherSettings } from './launcher-settings.ts';
import { unknownSettings } from './unknown-settings.ts';

describe('npm start', () => {
  test('refuses a port that leaves no room for the ports of the remotes', () => {
    expect(parseSettings(launcherSettings, { PORT: '65535' })).toMatchObject({
      ok: false,
      problems: [expect.stringMatching(/^PORT must be a whole number from 1 to \d+; it is "65535"\.$/)],
    });
  });

  test('takes METRICS_PORT for the metrics of the API, with a warning', () => {
    expect(parseSettings(launcherSettings, { METRICS_PORT: 'off' })).toMatchObject({
      ok: true,
      values: { apiMetricsPort: 'off' },
      warnings: [expect.stringContaining('METRICS_PORT is now called API_METRICS_PORT.')],
    });
  });

  test('suggests the name of each misspelled setting, and knows those of the commands that share its file .env', async () => {
    const known = { RELEASE_STORE: 'x', RELEASE_STORES: 'x', RELEASE_KEYS: 'x', CHROMIUM_PATH: 'x', METRICS_PORT: '1' };
    const misspelled = { SHELL_METRIC_PORT: 'off', DATABSE_URL: 'x', RELESE_STORES: 'x', RELEASE_SINGING_KEY: 'x' };
    const names = ['SHELL_METRICS_PORT', 'DATABASE_URL', 'RELEASE_STORES', 'RELEASE_SIGNING_KEY'];
    expect(await unknownSettings({ ...known, ...misspelled })).toEqual(
      Object.keys(misspelled).map((name, index) => `${name} is not a setting. Did you mean ${names[index]}?`),
    );
  });
});
