import { expect, test } from '@jest/globals';
import { ARTICLE_PATHS } from '../article-list.ts';
import { renderPage } from '@site/shell-contract/testing';
import { page } from './article.tsx';
import { buildTables } from './tables.test-helper.ts';

test('/conversion-guides starts with the principle, and each section links to its category and a pair', async () => {
  const { head, html, text } = await renderPage(page, '/conversion-guides');
  expect(head).toMatchObject({ type: 'article', published: '2025-03-31', modified: '2025-03-31' });
  const sections = [...html.matchAll(/<section id="([^"]+)".*?<\/section>/gs)].map(([section, id = '']) => [
    id,
    ...[`/category/${id}`, `/converter/${id}/`].map((path) => section.includes(`href="${path}`)),
  ]);
  const guides = ['length', 'weight', 'temperature', 'area', 'volume', 'time', 'speed', 'energy', 'pressure', 'data'];
  expect(sections[0]?.[0]).toBe('principle');
  expect(sections).toEqual(expect.arrayContaining(guides.map((id) => [id, true, true])));
  expect(text).toContain('value in the old unit × conversion factor');
});

test('/about-units lists the seven SI base units with the constants that define them', async () => {
  const { head, html } = await renderPage(page, '/about-units');
  expect(head).toMatchObject({ type: 'article', published: '2025-03-31', modified: '2025-03-31' });
  const rows = buildTables(html).find(({ rows: [row] }) => row?.[1] === 'second (s)')?.rows ?? [];
  expect(rows.map(([, unit]) => unit)).toEqual([
    'second (s)',
    'meter (m)',
    'kilogram (kg)',
    'ampere (A)',
    'kelvin (K)',
    'mole (mol)',
    'candela (cd)',
  ]);
  expect(rows[1]?.[2]).toContain('299,792,458 m/s');
});

test('the pages about the site show its configured name, a date, and an email address', async () => {
  const [about, privacy, terms] = await Promise.all(
    ['/about-us', '/privacy-policy', '/terms-of-service'].map((path) => renderPage(page, path)),
  );
  expect(about?.text).toMatch(/Test Site, was launched in 2025/);
  expect(privacy?.text).toMatch(/Last updated\s+March 29, 2025/);
  for (const { html = '' } of [privacy!, terms!]) expect(html).toContain('href="mailto:hello@site.test"');
  const numbers = [...terms!.html.matchAll(/<h2 id="[^"]*">(\d+)\. /g)].map(([, number]) => Number(number));
  expect(numbers).toEqual(Array.from({ length: 11 }, (_, index) => index + 1));
});

test.each(ARTICLE_PATHS)('%s has spaces between links and the surrounding words', async (path) => {
  const { html } = await renderPage(page, path);
  const paragraphs = html.match(/<(?:p|li)>.*?<\/(?:p|li)>/gs) ?? [];
  expect(paragraphs.filter((paragraph) => /[\p{L}\p{N},.;:]<a |<\/a>[\p{L}\p{N}]/u.test(paragraph))).toEqual([]);
});

test.each(['/about', '/conversion-guides/', 'constructor', '/__proto__'])('%s has no article', async (path) => {
  await expect(renderPage(page, path)).rejects.toThrow('the result is not-found');
});
