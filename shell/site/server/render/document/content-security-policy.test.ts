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
  test('lets in the site and its remotes, and nobody else, while analytics is off', () => {
    expect(policy()).toMatchObject({
      'script-src': ["'self'", 'https://cdn.test/1/'],
      'connect-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'worker-src': ["'self'"],
    });
  });

  test('lets the analytics service in where it is on', () => {
    const { 'script-src': scripts, 'connect-src': calls } = policy('https://www.googletagmanager.com');
    expect(scripts).toContain('https://www.googletagmanager.com');
    expect(calls).toEqual([
      "'self'",
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    ]);
  });

  test('lets only the configured origin in where the service is another', () => {
    expect(policy('https://measure.test')['connect-src']).toEqual(["'self'", 'https://measure.test']);
  });

  test('lets development servers tell of edits, and no more than that', () => {
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
});
