import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { PageDefinition } from '@site/shell-contract';
import { navigation } from '../parts/navigation.ts';
import { sitemap } from '../parts/sitemap.ts';
import release from '../release.config.ts';
import { renderPage } from '../testing/render-page.tsx';
import type { Article } from './article.ts';
import { articles } from './index.ts';

const isArticle = (exported: unknown): exported is Article =>
  typeof exported === 'object' && exported !== null && 'path' in exported && 'sections' in exported;

test('every article in this folder is in the index, once', async () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
  );
  const modules = await Promise.all(
    files.map((file) => import(join(import.meta.dirname, file)) as Promise<Record<string, unknown>>),
  );
  const paths = modules.flatMap((module) => Object.values(module).filter(isArticle)).map(({ path }) => path);
  expect(articles.map(({ path }) => path).sort()).toEqual(paths.sort());
});

test.each(articles.map((article) => [article.path, article] as const))(
  '%s shows its article',
  async (path, article) => {
    const module = release.routes.find(({ pattern }) => pattern === path)?.module ?? '';
    const { page } = (await import(join(import.meta.dirname, '..', release.exposes[module] ?? ''))) as {
      page: PageDefinition;
    };
    const { head, html } = await renderPage(page, path);
    expect(head.canonical).toBe(path);
    for (const { id } of article.sections) expect(html).toContain(`<section id="${id}"`);
  },
);

test('the release serves the articles and the sitemap page, and nothing else', () => {
  expect(release.routes.map(({ pattern }) => pattern).sort()).toEqual(sitemap.map(({ path }) => path).sort());
  expect(sitemap.map(({ path }) => path)).toEqual([...articles.map(({ path }) => path), '/sitemap']);
});

test('the shell links to the pages that say so, in their order', () => {
  const linksIn = (place: 'quick-links' | 'read') =>
    navigation
      .flatMap(({ to, places }) => (places[place] ? [{ to, order: places[place].order }] : []))
      .sort((one, other) => one.order - other.order)
      .map(({ to }) => to);
  expect(linksIn('quick-links')).toEqual(['/about-us', '/privacy-policy', '/terms-of-service', '/sitemap']);
  expect(linksIn('read')).toEqual(['/conversion-guides', '/about-units']);
});
