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

test('accepts a remote that exposes the modules of its routes and parts', () => {
  expect(() => requireExposed(remote)).not.toThrow();
});

const route = (pattern: string, module: string) => ({ routes: [{ pattern, module }] });
const part = (name: string, module: string) => ({ parts: [{ name, module }] });
test.each([
  [route('/old', './old'), '/old uses ./old, which "exposes" in release.config.ts does not contain.'],
  [route('/map', './sitemap'), '/map uses ./sitemap, which "exposes" in release.config.ts does not contain.'],
  [
    part('navigation', './links'),
    'navigation uses ./links, which "serverExposes" in release.config.ts does not contain.',
  ],
  [part('suggest', './sitemap'), 'suggest uses ./sitemap, which "exposes" in release.config.ts does not contain.'],
])('rejects a remote that does not expose the module of a route or part: %o', (change, sentence) => {
  expect(() => requireExposed({ ...remote, ...change })).toThrow(`mf-news 1.0.0 cannot be built: ${sentence}`);
});
