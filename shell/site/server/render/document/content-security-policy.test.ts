import { describe, expect, test } from '@jest/globals';
import { contentSecurityPolicy } from './content-security-policy.ts';

const policy = (analyticsOrigin?: string) => {
  const text = contentSecurityPolicy({
    inlineScripts: [],
    inlineStyles: [],
    remoteBases: ['https://cdn.test/1/'],
    analyticsOrigin,
    https: true,
  });
  return Object.fromEntries(
    text
      .split('; ')
      .map((directive): [string, string[]] => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1)]),
  );
};

describe('the content security policy', () => {
  test('allows only the site and its remotes while analytics is off', () => {
    expect(policy()).toMatchObject({
      'script-src': ["'self'", 'https://cdn.test/1/'],
      'connect-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'worker-src': ["'self'"],
    });
  });

  test('allows the analytics service if it is on', () => {
    const { 'script-src': scripts, 'connect-src': calls } = policy('https://www.googletagmanager.com');
    expect(scripts).toContain('https://www.googletagmanager.com');
    expect(calls).toEqual([
      "'self'",
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    ]);
  });

  test('allows only the configured origin if there is another service', () => {
    expect(policy('https://measure.test')['connect-src']).toEqual(["'self'", 'https://measure.test']);
  });

  test('allows only the update connections of development servers', () => {
    const text = contentSecurityPolicy({
      inlineScripts: [],
      inlineStyles: [],
      remoteBases: [],
      analyticsOrigin: undefined,
      devServers: ['http://localhost:3010/assets/'],
      https: false,
    });
    expect(text).toContain("script-src 'self' http://localhost:3010/assets/;");
    expect(text).toContain("connect-src 'self' http://localhost:3010/assets/ ws://localhost:3010/ws;");
    expect(text).not.toContain('unsafe');
  });

  test('lets no site frame a page, except for an embedded one, which gets a sandbox', () => {
    const inputs = { inlineScripts: [], inlineStyles: [], remoteBases: [], analyticsOrigin: undefined, https: true };
    expect(contentSecurityPolicy(inputs)).toContain("frame-ancestors 'none'");
    expect(contentSecurityPolicy(inputs)).not.toContain('sandbox');
    const embedded = contentSecurityPolicy({ ...inputs, embeddedFrom: 'https://site.test' });
    expect(embedded).toContain('frame-ancestors *; sandbox allow-scripts');
    expect(embedded).not.toContain('allow-same-origin');
    expect(embedded).toContain("script-src 'self' https://site.test;");
  });
});
