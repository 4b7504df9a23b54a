import { describe, expect, test } from '@jest/globals';
import { ARTICLE_PATHS } from '../article-list.ts';
import { renderPage } from '@site/shell-contract/testing';
import { page } from './article.tsx';

describe('/conversion-guides', () => {
  test.each([
    ['length', 'feet-to-meters'],
    ['weight', 'kg-to-pounds'],
    ['temperature', 'celsius-to-fahrenheit'],
    ['area', 'square-feet-to-square-meters'],
    ['volume', 'liters-to-gallons'],
    ['time', 'hours-to-minutes'],
    ['speed', 'mph-to-kph'],
    ['energy', 'joules-to-calories'],
    ['pressure', 'psi-to-bar'],
    ['data', 'mb-to-gb'],
  ])('has a section about %s that links to the category and to %s', async (category, slug) => {
    const { html } = await renderPage(page, '/conversion-guides');
    const section = html.match(new RegExp(`<section id="${category}".*?</section>`, 's'))?.[0] ?? '';
    expect(section).toContain(`href="/category/${category}"`);
    expect(section).toContain(`href="/converter/${category}/${slug}"`);
  });

  test('states the principle first, and is dated March 31, 2025', async () => {
    const { head, html, text } = await renderPage(page, '/conversion-guides');
    expect(html.match(/<section id="([^"]+)"/)?.[1]).toBe('principle');
    expect(text).toContain('value in the old unit × conversion factor');
    expect(head).toMatchObject({ type: 'article', published: '2025-03-31', modified: '2025-03-31' });
  });
});

test('/about-us names the configured site and says that it was launched in 2025', async () => {
  const { text } = await renderPage(page, '/about-us');
  expect(text).toMatch(/Test Site, was launched in 2025/);
});

test('/privacy-policy was last updated March 29, 2025, and covers what it has to', async () => {
  const { html, text } = await renderPage(page, '/privacy-policy');
  expect(text).toMatch(/Last updated\s+March 29, 2025/);
  for (const title of [
    'Data collected automatically',
    'Cookies',
    'Analytics',
    'Advertising',
    'Third-party links',
    'Children under 13',
    'Changes',
    'Contact',
  ]) {
    expect(text).toContain(title);
  }
  expect(html).toContain('href="mailto:hello@site.test"');
});

test('/terms-of-service has eleven numbered sections and an address to write to', async () => {
  const { html } = await renderPage(page, '/terms-of-service');
  const numbers = [...html.matchAll(/<h2 id="[^"]*">(\d+)\. /g)].map(([, number]) => Number(number));
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(html).toContain('href="mailto:hello@site.test"');
});

test.each(ARTICLE_PATHS)('%s has a blank between each link and the words around it', async (path) => {
  const { html } = await renderPage(page, path);
  const paragraphs = html.match(/<(?:p|li)>.*?<\/(?:p|li)>/gs) ?? [];
  expect(paragraphs.filter((paragraph) => /[\p{L}\p{N},.;:]<a |<\/a>[\p{L}\p{N}]/u.test(paragraph))).toEqual([]);
});

test('a path without an article is not found', async () => {
  for (const path of ['/about', '/conversion-guides/', 'constructor', '/__proto__']) {
    await expect(renderPage(page, path)).rejects.toThrow('the result is not-found');
  }
});
