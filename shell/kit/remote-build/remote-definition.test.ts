import { expect, test } from '@jest/globals';
import { requireExposed } from './remote-definition.ts';

const remote = {
  name: 'mf-news',
  version: '1.0.0',
  exposes: { './news': './news.tsx' },
  serverExposes: { './sitemap': './sitemap' },
  routes: [{ pattern: '/news', module: './news' }],
  parts: [{ name: 'sitemap', module: './sitemap' }],
};

test('accepts a remote that exposes what it offers', () => {
  expect(() => requireExposed(remote)).not.toThrow();
});

const route = (pattern: string, module: string) => ({ routes: [{ pattern, module }] });
const part = (name: string, module: string) => ({ parts: [{ name, module }] });
test.each([
  [route('/old', './old'), '/old names ./old, which "exposes" in release.config.ts does not list.'],
  [route('/map', './sitemap'), '/map names ./sitemap, which "exposes" in release.config.ts does not list.'],
  [
    part('navigation', './links'),
    'navigation names ./links, which "serverExposes" in release.config.ts does not list.',
  ],
  [part('suggest', './sitemap'), 'suggest names ./sitemap, which "exposes" in release.config.ts does not list.'],
])('refuses a remote that offers %o without exposing it', (change, sentence) => {
  expect(() => requireExposed({ ...remote, ...change })).toThrow(`mf-news 1.0.0 cannot be built: ${sentence}`);
});
