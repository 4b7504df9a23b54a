import { describe, expect, test } from '@jest/globals';
import { dropUnknownVariables } from '@site/settings/environment';
import { parsePreviewOrigins, parseShellSettings, SHELL_VARIABLES } from './settings.ts';

describe('the environment', () => {
  test('needs no variables', () => {
    expect(parseShellSettings({})).toMatchObject({
      port: 3000,
      metricsPort: 9465,
      logLevel: 'info',
      stopTimeoutMs: 10_000,
      drainMs: 500,
      hsts: 'max-age=63072000',
      compositionFile: '.site/composition.json',
    });
  });

  test.each([
    ['TRUSTED_PROXIES', '0.0.0.0/0', /covers all IP addresses/],
    ['METRICS_PORT', 'none', /a port from 0 to 65535, or off/],
    ['LOG_LEVEL', 'loud', /must be one of silent, error, warn, info, debug;/],
    ['PORT', 'abc', /must be a port from 0 to 65535;/],
    ['WARM_PAGES', 'yes', /must be on or off;/],
    ['TRUSTED_PROXIES', 'loopback, nonsense', /"nonsense" is not an IP address/],
    ['SITE_URL', 'example.org', /must begin with https:/],
    ['SITE_URL', 'ftp://example.org', /must begin with https:/],
    ['SITE_URL', 'https://example.org/units', /without a path, such as https:\/\/example\.org;/],
    ['API_URL', 'http://localhost:3001/api', /without a path/],
    ['CONTACT_EMAIL', 'me', /must be an email address/],
    ['COMPOSITION_URL', 'mysql://db/site', /must be a URL that begins with postgres:/],
    ['HSTS', 'yes', /a number of seconds/],
    ['STOP_TIMEOUT_SECONDS', '0', /must be a number of seconds from 1 to 3600;/],
  ])('%s=%s is rejected with an error that contains the value', (name, value, sentence) => {
    expect(() => parseShellSettings({ [name]: value })).toThrow(sentence);
    expect(() => parseShellSettings({ [name]: value })).toThrow(new RegExp(`^${name} .*; it is "`));
  });

  test('accepts an origin with a trailing slash', () => {
    expect(parseShellSettings({ SITE_URL: 'https://example.org/' }).siteUrl).toBe('https://example.org');
  });

  test('reports an invalid secret without showing it', () => {
    expect(() => parseShellSettings({ OPERATOR_TOKEN: 'too short' })).toThrow(
      'OPERATOR_TOKEN must be at least 16 characters long.',
    );
  });

  test.each([
    ['mysql://shell:secret@db/site', 'mysql://***@db/site'],
    ['mysql://shell:sec/secret@db/site', 'mysql://***@db/site'],
    ['mysql://secret@db/site', 'mysql://***@db/site'],
    ['//shell:secret@db/site', '//***@db/site'],
    ['shell:secret@db/site', 'shell:***@db/site'],
  ])('hides passwords in rejected values: %s', (value, shown) => {
    expect(() => parseShellSettings({ COMPOSITION_URL: value })).toThrow(`; it is "${shown}".`);
  });

  test('drops variables that the shell does not read', () => {
    const environment = { PATH: '/bin', PORT: '1', DATABASE_URL: 'postgres://secret@db', AWS_SECRET_ACCESS_KEY: 'x' };
    dropUnknownVariables(environment, SHELL_VARIABLES);
    expect(environment).toEqual({ PATH: '/bin', PORT: '1' });
  });
});

const allowed = (text: string, address: string) => {
  const parsed = parsePreviewOrigins(text);
  return 'value' in parsed && parsed.value(address);
};

test.each([
  ['', 'https://anna.test/release.json', false],
  ['', 'http://localhost:3012/release.json', false],
  ['loopback', 'http://localhost:3012/release.json', true],
  ['loopback', 'http://127.0.0.1:9/release.json', true],
  ['loopback', 'http://localhost.anna.test/release.json', false],
  ['loopback', 'http://notlocalhost/release.json', false],
  ['loopback', 'http://127.0.0.1.evil.test/release.json', false],
  ['https://anna.test, loopback', 'https://anna.test/1/release.json', true],
  ['https://anna.test', 'http://anna.test/release.json', false],
  ['https://anna.test', 'https://anna.test:8443/release.json', false],
  ['https://anna.test', 'https://anna.test.evil.test/release.json', false],
])('with PREVIEW_ORIGINS=%j, a preview may load a release from %s: %s', (text, address, is) => {
  expect(allowed(text, address)).toBe(is);
});

test.each(['anna.test', 'https://anna.test/', '*', 'file:///tmp', 'https://anna.test loopback'])(
  '%s in PREVIEW_ORIGINS is rejected with an error that contains it',
  (text) => {
    expect(parsePreviewOrigins(text)).toEqual({ problem: expect.stringContaining(`"${text}"`) });
  },
);
