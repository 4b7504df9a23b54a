import { describe, expect, test } from '@jest/globals';
import { resolve } from 'node:path';
import { dropUnknownVariables } from '@site/settings/environment';
import { API_VARIABLES, POSTGRES_VARIABLES, readConfiguration } from './configuration.ts';

function listProblems(environment: Record<string, string>): string[] {
  try {
    readConfiguration(environment);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

describe('the configuration', () => {
  test('is complete without any variables', () => {
    expect(readConfiguration({})).toMatchObject({
      port: 3001,
      host: 'localhost',
      contactLimitPerMinute: 5,
      contactLimitPerDay: 30,
      storage: { kind: 'sqlite', folder: expect.stringMatching(/\/\.site\/data$/) },
    });
  });

  test('sends emails from CONTACT_EMAIL unless MAIL_FROM is set', () => {
    const getSender = (environment: Record<string, string>) =>
      readConfiguration({ CONTACT_EMAIL: 'desk@site.example', ...environment }).mailFrom;
    expect(getSender({})).toBe('desk@site.example');
    expect(getSender({ MAIL_FROM: 'web@site.example' })).toBe('web@site.example');
  });

  test('resolves a relative DATA_DIR against the folder where npm was run', () => {
    const getStorage = (environment: Record<string, string>) =>
      readConfiguration({ DATA_DIR: 'mydata', ...environment }).storage;
    expect(getStorage({ INIT_CWD: '/project' })).toMatchObject({ folder: '/project/mydata' });
    expect(getStorage({})).toMatchObject({ folder: resolve('mydata') });
  });

  test.each([
    ['METRICS_PORT', 'none', 'METRICS_PORT must be a port from 0 to 65535, or off; it is "none".'],
    [
      'DATABASE_URL',
      'mysql://secret@host/db',
      'DATABASE_URL must be a URL that begins with postgres:// or postgresql://.',
    ],
    ['DATABASE_URL', 'postgres://', 'DATABASE_URL must name a host, as in postgres://user:password@host.example.org.'],
    [
      'DATABASE_URL',
      'postgres://u:p%zz@host/db',
      'DATABASE_URL contains an invalid % escape. Write a % in a user name or password as %25.',
    ],
    ['SMTP_URL', 'smtp://', 'SMTP_URL must name a host, as in smtp://user:password@host.example.org.'],
    ['SMTP_URL', 'smtp://host:99999', 'SMTP_URL must be a URL that begins with smtp:// or smtps://.'],
    ['SITE_NAME', 'Two\nlines', 'SITE_NAME must be a name of at most 100 characters in one line; it is "Two\\nlines".'],
    [
      'TRUSTED_PROXIES',
      '10.0.0.0/33',
      'TRUSTED_PROXIES must be a list of addresses, ranges such as 10.0.0.0/8, loopback, linklocal, or uniquelocal; it is "10.0.0.0/33".',
    ],
    [
      'DRAIN_SECONDS',
      '20',
      'STOP_TIMEOUT_SECONDS must be greater than DRAIN_SECONDS, because it includes the drain period.',
    ],
    [
      'MAIL_FROM',
      'web site <web@site.example>',
      'MAIL_FROM must be an email address such as contact@example.org; it is "web site <web@site.example>".',
    ],
    ['MESSAGE_RETENTION_DAYS', '0', 'MESSAGE_RETENTION_DAYS must be a whole number from 1 to 36500; it is "0".'],
    ['CONTACT_EMAIL', 'nobody', 'CONTACT_EMAIL must be an email address such as contact@example.org; it is "nobody".'],
    ['GA_ID', '<script>', 'GA_ID must be a measurement ID such as G-ABC1234567; it is "<script>".'],
  ])('rejects %s=%s with an error message', (name, value, sentence) => {
    expect(listProblems({ [name]: value })).toEqual([sentence]);
  });

  test.each([
    ['DATABASE_URL', 'postgres://u:p%25zz@host/db'],
    ['DATABASE_URL', 'postgresql:///site?host=/var/run/postgresql'],
    ['SMTP_URL', 'smtps://user%40example.org:secret@[::1]:465'],
    ['TRUSTED_PROXIES', '0.0.0.0/0, ::/0'],
    ['PORT', '65535'],
    ['DRAIN_SECONDS', '0'],
    ['METRICS_PORT', 'off'],
  ])('accepts %s=%s', (name, value) => {
    expect(listProblems({ [name]: value })).toEqual([]);
  });

  test("removes other programs' variables, such as secrets, from the environment", () => {
    const environment = { PORT: '1', CLOUD_TOKEN: 'a', PGPASSWORD: 'b', NODE_ENV: 'test', npm_config_x: 'y' };
    dropUnknownVariables(environment, API_VARIABLES, POSTGRES_VARIABLES);
    expect(Object.keys(environment)).toEqual(['PORT', 'PGPASSWORD', 'NODE_ENV']);
  });
});
