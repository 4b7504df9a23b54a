import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { dropUnknownEnvironment, parseShellConfig, SHELL_SETTINGS } from './settings.ts';

describe('the environment', () => {
  test('needs nothing to be set', () => {
    expect(parseShellConfig({})).toMatchObject({
      PORT: 3000,
      METRICS_PORT: 9465,
      LOG_LEVEL: 'info',
      STOP_TIMEOUT: 10_000,
      DRAIN_SECONDS: 500,
      HSTS: 'max-age=63072000',
    });
  });

  test('counts an empty value as none', () => {
    expect(parseShellConfig({ PORT: '', TRUSTED_PROXIES: ' ', STOP_TIMEOUT: '' })).toMatchObject({
      PORT: 3000,
      STOP_TIMEOUT: 10_000,
    });
  });

  test.each([
    ['TRUSTED_PROXIES', '0.0.0.0/0', /every address there is/],
    ['TRUSTED_PROXIES', '10.0.0.0/99', /no address, no range/],
    ['METRICS_PORT', 'none', /a port from 0 to 65535, or off/],
    ['LOG_LEVEL', 'loud', /silent, error, warn, info or debug/],
    ['PORT', 'abc', /must be a number from 0 to 65535\./],
    ['PORT', '70000', /must be 65535 or less\./],
    ['WEB_CONCURRENCY', '1.5', /must be a whole number from 1 to 256\./],
    ['EARLY_HINTS', 'yes', /must be on or off\./],
    ['SITE_URL', 'example.org', /must begin with https:/],
    ['SITE_URL', 'ftp://example.org', /must begin with https:/],
    ['SITE_URL', 'https://example.org/units', /without a path, such as https:\/\/example\.org\./],
    ['SITE_URL', 'https://example.org/?a=1', /without a path/],
    ['API_URL', 'http://localhost:3001/api', /without a path/],
    ['CONTACT_EMAIL', 'nobody', /must be an e-mail address/],
    ['COMPOSITION_URL', 'mysql://db/site', /the address of a PostgreSQL database, such as postgres:/],
    ['HSTS', 'yes', /a number of seconds/],
    ['HSTS', '300 preload', /"preload" needs "includeSubDomains"/],
    ['STOP_TIMEOUT', '0', /STOP_TIMEOUT is "0"/],
    ['PAGE_CACHE_MB', '-1', /PAGE_CACHE_MB is "-1"/],
    ['CDN_MAX_AGE_SECONDS', '600', /needs SITE_URL\./],
    ['PURGE_URL', 'network.example', /an address that begins with https:/],
    ['PURGE_URL', 'https://network.example/purge', /needs CDN_MAX_AGE_SECONDS\./],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', /the address of a collector, such as http:/],
    ['OTEL_TRACES_SAMPLER', 'sometimes', /parentbased_traceidratio/],
  ])('%s=%s is refused in a sentence that names it', (name, value, sentence) => {
    expect(() => parseShellConfig({ [name]: value })).toThrow(sentence);
    expect(() => parseShellConfig({ [name]: value })).toThrow(`${name} is "${value}"`);
  });

  test('takes the origin of an address that ends with a slash', () => {
    expect(parseShellConfig({ SITE_URL: 'https://example.org/' }).SITE_URL).toBe('https://example.org');
  });

  test('refuses a SITE_URL that holds a password, without showing it', () => {
    expect(() => parseShellConfig({ SITE_URL: 'https://user:secret@example.org' })).toThrow(
      'SITE_URL is "https://***@example.org": must hold no user name or password, such as https://example.org.',
    );
  });

  test('refuses one port for the site and its metrics', () => {
    expect(() => parseShellConfig({ PORT: '4000', METRICS_PORT: '4000' })).toThrow(
      'METRICS_PORT is "4000": must differ from PORT.',
    );
    expect(parseShellConfig({ PORT: '0', METRICS_PORT: '0' })).toMatchObject({ PORT: 0, METRICS_PORT: 0 });
  });

  test('a secret that is wrong is named and not shown', () => {
    expect(() => parseShellConfig({ OPERATOR_TOKEN: 'too short' })).toThrow(
      'OPERATOR_TOKEN cannot be used: must have at least 16 characters.',
    );
    expect(() => parseShellConfig({ PURGE_HEADER: 'a-token' })).toThrow(
      'PURGE_HEADER cannot be used: must be a header such as "Authorization: Bearer …".',
    );
  });

  test.each([
    ['mysql://shell:secret@db/site', 'mysql://***@db/site'],
    ['mysql://shell:se:secret@db/site', 'mysql://***@db/site'],
    ['mysql://shell:sec/secret@db/site', 'mysql://***@db/site'],
    ['mysql://secret@db/site', 'mysql://***@db/site'],
    ['//shell:secret@db/site', '//***@db/site'],
    ['shell:secret@db/site', 'shell:***@db/site'],
  ])('shows no password of what it refuses: %s', (value, shown) => {
    expect(() => parseShellConfig({ COMPOSITION_URL: value })).toThrow(`COMPOSITION_URL is "${shown}"`);
  });

  test.each([
    'https://shell:secret@network.example/purge',
    'https://secret@network.example/purge',
    'https://:secret@network.example/purge',
  ])('refuses PURGE_URL=%s, which no request can be made with, and says where its password belongs', (url) => {
    const settings = { SITE_URL: 'https://site.example', CDN_MAX_AGE_SECONDS: '60', PURGE_URL: url };
    expect(() => parseShellConfig(settings)).toThrow(
      /^PURGE_URL is "https:\/\/\*\*\*@network\.example\/purge": must hold no user name or password, .*: PURGE_HEADER authorises it, such as "Authorization: Basic …"\.$/,
    );
  });

  test.each([
    ['off', undefined],
    ['300', 'max-age=300'],
    ['63072000 includeSubDomains preload', 'max-age=63072000; includeSubDomains; preload'],
  ])('HSTS=%s sends %s', (value, header) => {
    expect(parseShellConfig({ HSTS: value }).HSTS).toBe(header);
  });

  test('is rid of what is none of the shell’s business', () => {
    const environment = {
      PATH: '/bin',
      PORT: '1',
      DATABASE_URL: 'postgres://secret@db',
      SMTP_URL: 'smtp://secret@mail',
      AWS_SECRET_ACCESS_KEY: 'x',
    };
    dropUnknownEnvironment(environment);
    expect(environment).toEqual({ PATH: '/bin', PORT: '1' });
  });
});

test('the configuration table names every setting of the shell', () => {
  const table = readFileSync(new URL('../../docs/configuration.md', import.meta.url), 'utf8');
  expect(SHELL_SETTINGS.filter((name) => !table.includes(`\`${name}\``) && name !== 'API_URL')).toEqual([]);
});
