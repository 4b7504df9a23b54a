import { describe, expect, test } from '@jest/globals';
import { parseSettings } from './parse-settings.ts';
import { optionalSetting, setting, variablesOf } from './setting.ts';
import { settingsTable } from './settings-table.ts';
import { kibibytes, oneOf, origin, port, seconds, serverUrl } from './types.ts';

const settings = {
  port: setting({ variable: 'PORT', description: 'The port.', type: port, default: '3000' }),
  stopTimeoutMs: setting({
    variable: 'STOP_TIMEOUT_SECONDS',
    formerNames: ['STOP_TIMEOUT'],
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

function valuesOf(environment: Record<string, string>) {
  const parsed = parseSettings(settings, environment);
  if (!parsed.ok) throw new Error(parsed.problems.join(' '));
  return parsed.values;
}

function problemsOf(environment: Record<string, string>): string[] {
  const parsed = parseSettings(settings, environment);
  return parsed.ok ? [] : parsed.problems;
}

describe('settings', () => {
  test('have defaults, in the unit of their names', () => {
    expect(valuesOf({})).toEqual({ port: 3000, stopTimeoutMs: 10_000, limitBytes: 1536, logLevel: 'info' });
  });

  test('treat a blank value as not set, and ignore spaces around a value', () => {
    expect(valuesOf({ PORT: ' ', SITE_URL: ' https://example.org/ ' })).toMatchObject({
      port: 3000,
      siteUrl: 'https://example.org',
    });
  });

  test('report all wrong values at once', () => {
    expect(problemsOf({ PORT: '70000', LOG_LEVEL: 'loud', STOP_TIMEOUT_SECONDS: '1e3' })).toEqual([
      'PORT must be a port from 0 to 65535; it is "70000".',
      'STOP_TIMEOUT_SECONDS must be a number of seconds from 1 to 3600; it is "1e3".',
      'LOG_LEVEL must be one of info, warn; it is "loud".',
    ]);
  });

  test('never show a secret or a password in an address', () => {
    expect(
      problemsOf({ DATABASE_URL: 'mysql://me:secret@host/db', SITE_URL: 'https://me:secret@example.org' }),
    ).toEqual([
      'SITE_URL must not contain a user name or password, such as https://example.org; it is "https://***@example.org".',
      'DATABASE_URL must be an address that begins with postgres://.',
    ]);
  });

  test('accept an old name with a warning, and prefer the new name', () => {
    const parsed = parseSettings(settings, { STOP_TIMEOUT: '20' });
    expect(parsed).toMatchObject({ ok: true, values: { stopTimeoutMs: 20_000 } });
    expect(parsed.warnings).toEqual([
      'STOP_TIMEOUT is now called STOP_TIMEOUT_SECONDS. Rename it: the old name stops working in a later version.',
    ]);
    expect(valuesOf({ STOP_TIMEOUT: '20', STOP_TIMEOUT_SECONDS: '30' })).toMatchObject({ stopTimeoutMs: 30_000 });
    expect(variablesOf(settings)).toContain('STOP_TIMEOUT');
  });

  test('report a broken rule between settings for the right variable', () => {
    const parsed = parseSettings(settings, { PORT: '80' }, [
      (values) => (values.port === 80 ? { variable: 'PORT', problem: 'must differ from 80' } : undefined),
    ]);
    expect(parsed).toMatchObject({ ok: false, problems: ['PORT must differ from 80; it is "80".'] });
  });

  test('generate a table for the documentation', () => {
    expect(settingsTable({ port: settings.port, siteUrl: settings.siteUrl })).toBe(
      [
        '| variable | what it does | default |',
        '|---|---|---|',
        '| `PORT` | The port. | `3000` |',
        '| `SITE_URL` | An origin. | any |',
      ].join('\n'),
    );
  });
});
