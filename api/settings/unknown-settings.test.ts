import { describe, expect, test } from '@jest/globals';
import { describeUnknownSettings } from './unknown-settings.ts';

const SETTINGS = ['PORT', 'HOST', 'API_URL', 'SITE_URL', 'DATABASE_URL', 'OPERATOR_TOKEN', 'GA_ID', 'LOG_LEVEL'];

describe('unknown settings', () => {
  test.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['OPERATOR_TOKN', 'OPERATOR_TOKEN'],
    ['OPERATOR_TOKENS', 'OPERATOR_TOKEN'],
    ['LOGLEVEL', 'LOG_LEVEL'],
  ])('%s is reported as %s', (name, suggestion) => {
    expect(describeUnknownSettings({ [name]: 'x' }, SETTINGS)).toEqual([
      `${name} is not a setting. Did you mean ${suggestion}?`,
    ]);
  });

  test.each(['PORT', 'PORTS', 'HOSTS', 'APP_URL', 'SITE_URI', 'EDIT_URL', 'NODE_ENV', 'DATABASE', 'LOGNAME'])(
    '%s is not reported',
    (name) => {
      expect(describeUnknownSettings({ [name]: 'x' }, SETTINGS)).toEqual([]);
    },
  );

  test.each([
    ['WORKERS', /^WORKERS has no effect\. .*Start additional processes on their own ports/],
    ['STOP_TIMEOUT', /^STOP_TIMEOUT has no effect\. Set STOP_TIMEOUT_SECONDS\.$/],
    ['PURGE_URL', /^PURGE_URL has no effect\. A CDN revalidates every page/],
  ])('reports the removed setting %s with advice', (name, sentence) => {
    expect(describeUnknownSettings({ [name]: '4' }, SETTINGS)).toEqual([expect.stringMatching(sentence)]);
    expect(describeUnknownSettings({ [name]: ' 1 ' }, SETTINGS)).toEqual([]);
  });
});
