import { describe, expect, test } from '@jest/globals';
import { contentSecurityPolicy } from './compose-document.ts';

const INPUTS = { inlineScripts: [], inlineStyles: [], remoteBases: [], analyticsOrigin: undefined, https: true };

const policy = (analyticsOrigin?: string) =>
  Object.fromEntries(
    contentSecurityPolicy({ ...INPUTS, remoteBases: ['https://cdn.test/1/'], analyticsOrigin })
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...sources]): [string, string[]] => [name, sources]),
  );

describe('the content security policy', () => {
  test('allows only the site and its remotes while analytics is off', () => {
    expect(policy()).toMatchObject({
      'script-src': ["'self'", 'https://cdn.test/1/'],
      'connect-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'worker-src': ["'self'"],
    });
  });

  test('allows the analytics service if analytics is on', () => {
    const tags = 'https://www.googletagmanager.com';
    const { 'script-src': scripts, 'connect-src': calls } = policy(tags);
    expect(scripts).toContain(tags);
    expect(calls).toEqual(["'self'", tags, 'https://*.google-analytics.com', 'https://*.analytics.google.com']);
  });

  test('allows only the configured origin for another analytics service', () => {
    expect(policy('https://measure.test')['connect-src']).toEqual(["'self'", 'https://measure.test']);
  });

  test('allows only the update connections of development servers', () => {
    const devServers = ['http://localhost:3010/assets/'];
    const text = contentSecurityPolicy({ ...INPUTS, devServers, https: false });
    expect(text).toContain("script-src 'self' http://localhost:3010/assets/;");
    expect(text).toContain("connect-src 'self' http://localhost:3010/assets/ ws://localhost:3010/ws;");
    expect(text).not.toContain('unsafe');
  });

  test('forbids framing, except for embedded pages, which get a sandbox', () => {
    expect(contentSecurityPolicy(INPUTS)).toContain("frame-ancestors 'none'");
    expect(contentSecurityPolicy(INPUTS)).not.toContain('sandbox');
    const embedded = contentSecurityPolicy({ ...INPUTS, embeddedFrom: 'https://site.test' });
    expect(embedded).toContain('frame-ancestors *; sandbox allow-scripts');
    expect(embedded).not.toContain('allow-same-origin');
    expect(embedded).toContain("script-src 'self' https://site.test;");
  });
});
