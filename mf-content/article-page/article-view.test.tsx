import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { ArticleDates } from './article-view.tsx';

const getText = (dates: Parameters<typeof ArticleDates>[0]) =>
  renderToStaticMarkup(<ArticleDates {...dates} />).replace(/<style.*?<\/style>|<[^>]+>/gs, '');

test.each([
  [{ published: '2025-03-31', modified: '2025-03-31' }, 'Published March 31, 2025'],
  [{ published: '2025-03-31', modified: '2026-01-02' }, 'Published March 31, 2025, updated January 2, 2026'],
  [{ published: '2025-03-31' }, 'Published March 31, 2025'],
  [{ lastUpdated: '2025-03-29' }, 'Last updated March 29, 2025'],
  [{}, ''],
])('an article with %j shows “%s”', (dates, text) => {
  expect(getText(dates)).toBe(text);
});
