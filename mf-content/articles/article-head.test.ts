import { expect, test } from '@jest/globals';
import { articleHead } from './article-head.ts';
import { article } from './guides/body.tsx';

const SITE = { name: 'Test Site', url: 'https://site.test', contactEmail: 'hello@site.test', gaId: '' };
const buildHead = (dates: object) => articleHead({ ...article, path: '/an-article', ...dates }, SITE);

test('an article’s metadata has separate dates for publication and modification', () => {
  const head = buildHead({ published: '2025-03-31', modified: '2026-01-02' });
  expect(head).toMatchObject({ type: 'article', published: '2025-03-31', modified: '2026-01-02' });
  expect(head.structuredData).toMatchObject([
    {
      '@type': 'Article',
      datePublished: '2025-03-31',
      dateModified: '2026-01-02',
      publisher: { name: 'Test Site' },
    },
  ]);
});

test('without a publication date, a page’s metadata has only the date of the last change', () => {
  const head = buildHead({ lastUpdated: '2025-03-29' });
  expect(buildHead({ published: '2025-03-31' })).not.toHaveProperty('type');
  expect(head).not.toHaveProperty('published');
  expect(head.structuredData).toMatchObject([{ '@type': 'WebPage', dateModified: '2025-03-29' }]);
});
