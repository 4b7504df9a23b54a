import { describe, expect, test } from '@jest/globals';
import { readSettings } from './read-settings.ts';
import { optionalSetting, setting, formatTable } from './setting.ts';
import { kibibytes, oneOf, origin, port, seconds, serverUrl } from './types.ts';

const settings = {
  port: setting({ variable: 'PORT', description: 'The port.', type: port, default: '3000' }),
  stopTimeoutMs: setting({
    variable: 'STOP_TIMEOUT_SECONDS',
    description: 'How long stopping may take.',
    type: seconds(1, 3600),
    default: '10',
  }),
  limitBytes: setting({ variable: 'LIMIT_KB', description: 'A limit.', type: kibibytes(1, 10), default: '1.5' }),
  logLevel: setting({ variable: 'LOG_LEVEL', description: 'A level.', type: oneOf(['info', 'warn']), default: 'info' }),
  siteUrl: optionalSetting({ variable: 'SITE_URL', description: 'An origin.', type: origin, without: 'any' }),
  databaseUrl: optionalSetting({
    variable: 'DATABASE_URL',
    description: 'A database.',
    type: serverUrl(['postgres:']),
    without: 'a file',
    isSecret: true,
  }),
};

const readValues = (environment: Record<string, string>) => readSettings(settings, environment);

function listProblems(environment: Record<string, string>): string[] {
  try {
    readValues(environment);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

describe('settings', () => {
  test('have defaults in the unit that their name specifies', () => {
    expect(readValues({})).toEqual({ port: 3000, stopTimeoutMs: 10_000, limitBytes: 1536, logLevel: 'info' });
  });

  test('treat a blank variable as not set, and ignore spaces around a value', () => {
    expect(readValues({ PORT: ' ', SITE_URL: ' https://example.org/ ' })).toMatchObject({
      port: 3000,
      siteUrl: 'https://example.org',
    });
  });

  test('report all wrong values at once', () => {
    expect(listProblems({ PORT: '70000', LOG_LEVEL: 'loud', STOP_TIMEOUT_SECONDS: '1e3' })).toEqual([
      'PORT must be a port from 0 to 65535; it is "70000".',
      'STOP_TIMEOUT_SECONDS must be a number of seconds from 1 to 3600; it is "1e3".',
      'LOG_LEVEL must be one of info, warn; it is "loud".',
    ]);
  });

  test('hide secrets, and passwords in URLs', () => {
    expect(
      listProblems({ DATABASE_URL: 'mysql://me:secret@host/db', SITE_URL: 'https://me:secret@example.org' }),
    ).toEqual([
      'SITE_URL must not contain a user name or password, such as https://example.org; it is "https://***@example.org".',
      'DATABASE_URL must be a URL that begins with postgres://.',
    ]);
  });

  test('report a broken rule with the variable that caused it', () => {
    const rule = (values: { port: number }) =>
      values.port === 80 ? { variable: 'PORT', problem: 'must differ from 80' } : undefined;
    expect(() => readSettings(settings, { PORT: '80' }, [rule])).toThrow('PORT must differ from 80; it is "80".');
  });

  test('generate a table for the documentation', () => {
    expect(formatTable({ port: settings.port, siteUrl: settings.siteUrl })).toBe(
      [
        '| variable | what it does | default |',
        '|---|---|---|',
        '| `PORT` | The port. | `3000` |',
        '| `SITE_URL` | An origin. | any |',
      ].join('\n'),
    );
  });
});
