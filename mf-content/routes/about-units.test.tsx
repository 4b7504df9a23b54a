import { describe, expect, test } from '@jest/globals';
import { renderPage } from '@site/shell-contract/testing';
import { page } from './article.tsx';

const { head, html, text } = await renderPage(page, '/about-units');

describe('/about-units', () => {
  test('is an article dated March 31, 2025', () => {
    expect(head).toMatchObject({
      canonical: '/about-units',
      type: 'article',
      published: '2025-03-31',
      modified: '2025-03-31',
    });
    expect(head.structuredData?.[0]).toMatchObject({
      '@type': 'Article',
      datePublished: '2025-03-31',
      publisher: { name: 'Test Site' },
    });
    expect(html).toContain('<time dateTime="2025-03-31">March 31, 2025</time>');
  });

  test('has all eight parts, each reached from the contents', () => {
    const ids = [...html.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(8);
    for (const id of ids) expect(html).toContain(`href="#${id}"`);
  });

  test('lists the seven SI base units with the constants that fix them', () => {
    const rows = html.slice(html.indexOf('The seven SI base units')).match(/<tbody>(.*?)<\/tbody>/)?.[1] ?? '';
    expect(rows.match(/<tr>/g)).toHaveLength(7);
    for (const unit of [
      'second (s)',
      'meter (m)',
      'kilogram (kg)',
      'ampere (A)',
      'kelvin (K)',
      'mole (mol)',
      'candela (cd)',
    ]) {
      expect(rows).toContain(`<td>${unit}</td>`);
    }
    expect(text).toContain('299,792, 458 m/s');
  });

  test('is long enough to be worth the visit', () => {
    expect(text.split(' ').length).toBeGreaterThan(1500);
  });
});
