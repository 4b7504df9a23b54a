import { describe, expect, test } from '@jest/globals';
import { misspelledSettings } from './misspelled-settings.ts';

const SETTINGS = ['PORT', 'HOST', 'API_URL', 'SITE_URL', 'DATABASE_URL', 'OPERATOR_TOKEN', 'GA_ID', 'LOG_LEVEL'];

describe('misspelled settings', () => {
  test.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['OPERATOR_TOKN', 'OPERATOR_TOKEN'],
    ['OPERATOR_TOKENS', 'OPERATOR_TOKEN'],
    ['STIE_URL', 'SITE_URL'],
    ['LOGLEVEL', 'LOG_LEVEL'],
  ])('%s is reported as %s', (name, meant) => {
    expect(misspelledSettings([name], SETTINGS)).toEqual([`${name} is not a setting. Did you mean ${meant}?`]);
  });

  test.each(['PORT', 'PORTS', 'HOSTS', 'APP_URL', 'SITE_URI', 'EDIT_URL', 'NODE_ENV', 'DATABASE', 'LOGNAME'])(
    '%s is not reported',
    (name) => {
      expect(misspelledSettings([name], SETTINGS)).toEqual([]);
    },
  );
});
