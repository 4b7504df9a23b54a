import { expect, test } from '@jest/globals';
import { webManifest } from './site-head.ts';

test('the installed app has the remote’s shortcuts, and its search receives shared text', () => {
  const manifest = webManifest(
    { name: 'Gauge' },
    {
      appDescription: 'Recipes',
      search: { path: '/recipes', parameter: 'q' },
      shortcuts: [{ name: 'Soups', path: '/recipes/soups' }],
    },
  );
  expect(manifest).toMatchObject({
    name: 'Gauge',
    description: 'Recipes',
    shortcuts: [{ name: 'Soups', url: '/recipes/soups' }],
    share_target: { action: '/recipes', method: 'GET', params: { text: 'q' } },
  });
});

test('if no remote offers a search or pages, the manifest has only the site’s own entries', () => {
  const manifest = webManifest({ name: 'Gauge' }, { appDescription: '' });
  expect(Object.keys(manifest).filter((key) => ['shortcuts', 'share_target'].includes(key))).toEqual([]);
});
