import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { llms } from './parts/llms.ts';
import { navigation } from './parts/navigation.ts';
import { sitemap } from './parts/sitemap.ts';
import release from './release.config.ts';
import { page } from './routes/article.tsx';
import { renderPage } from '@site/shell-contract/testing';
import { articles } from './all-articles.ts';
import { ARTICLE_PATHS } from './article-list.ts';

test('lists the article from each file exactly once', async () => {
  const files = globSync('articles/**/*.{ts,tsx}', { cwd: import.meta.dirname, exclude: ['**/*.test.*'] });
  const modules = await Promise.all(
    files.map((file) => import(join(import.meta.dirname, file)) as Promise<{ article?: { title: string } }>),
  );
  const titles = modules.flatMap(({ article }) => article?.title ?? []);
  expect(titles.length).toBeGreaterThan(5);
  expect(articles.map(({ title }) => title).sort()).toEqual(titles.sort());
});

test.each(articles.map((article) => [article.path, article] as const))(
  '%s shows its article',
  async (path, article) => {
    expect(release.routes).toContainEqual({ pattern: path, module: './article' });
    const { head, html } = await renderPage(page, path);
    expect(head.canonical).toBe(path);
    for (const { id } of article.sections) {
      expect(html).toContain(`<section id="${id}"`);
      expect(html).toContain(`href="#${id}"`);
    }
  },
);

test('serves only the articles and the sitemap page', () => {
  expect(release.routes.map(({ pattern }) => pattern).sort()).toEqual(sitemap.map(({ path }) => path).sort());
  expect(sitemap.map(({ path }) => path)).toEqual([...ARTICLE_PATHS, '/sitemap']);
});

test('navigation lists the articles of each place in order', () => {
  const linksIn = (place: 'quick-links' | 'read') =>
    navigation
      .flatMap(({ to, places }) => (places[place] ? [{ to, order: places[place].order }] : []))
      .sort((a, b) => a.order - b.order)
      .map(({ to }) => to);
  const listed = navigation.flatMap(({ to, places }) => (places.sitemap ? [to] : []));
  expect(listed.sort()).toEqual([...ARTICLE_PATHS].sort());
  expect(linksIn('quick-links')).toEqual(['/about-us', '/privacy-policy', '/terms-of-service', '/sitemap']);
  expect(linksIn('read')).toEqual([
    '/conversion-guides',
    '/conversion-guides/kitchen',
    '/conversion-guides/body-height-and-weight',
    '/conversion-guides/tires',
    '/conversion-guides/weather',
    '/about-units',
    '/developers',
  ]);
});

test('llms.txt lists each article once, and the API’s endpoints', () => {
  const paths = llms.flatMap(({ links }) => links.map(({ to }) => to));
  expect(paths.filter((path) => !path.startsWith('/api/')).sort()).toEqual([...ARTICLE_PATHS].sort());
  expect(paths).toEqual(expect.arrayContaining(['/api/openapi.json', '/api/units', '/api/data/units.v1.json']));
});
