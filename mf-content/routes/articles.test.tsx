import { describe, expect, test } from '@jest/globals';
import { renderPage } from '../testing/render-page.tsx';
import { page as aboutUnits } from './about-units.tsx';
import { page as aboutUs } from './about-us.tsx';
import { page as conversionGuides } from './conversion-guides.tsx';
import { page as privacyPolicy } from './privacy-policy.tsx';
import { page as termsOfService } from './terms-of-service.tsx';

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
    const { html } = await renderPage(conversionGuides, '/conversion-guides');
    const section = html.match(new RegExp(`<section id="${category}".*?</section>`, 's'))?.[0] ?? '';
    expect(section).toContain(`href="/category/${category}"`);
    expect(section).toContain(`href="/converter/${category}/${slug}"`);
  });

  test('states the principle first, and is dated March 31, 2025', async () => {
    const { head, html, text } = await renderPage(conversionGuides, '/conversion-guides');
    expect(html.match(/<section id="([^"]+)"/)?.[1]).toBe('principle');
    expect(text).toContain('value in the old unit × conversion factor');
    expect(head).toMatchObject({ type: 'article', published: '2025-03-31', modified: '2025-03-31' });
  });
});

test('/about-us names the configured site and says that it was launched in 2025', async () => {
  const { text } = await renderPage(aboutUs, '/about-us');
  expect(text).toMatch(/Test Site, was launched in 2025/);
});

test('/privacy-policy was last updated March 29, 2025, and covers what it has to', async () => {
  const { html, text } = await renderPage(privacyPolicy, '/privacy-policy');
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
  const { html } = await renderPage(termsOfService, '/terms-of-service');
  const numbers = [...html.matchAll(/<h2 id="[^"]*">(\d+)\. /g)].map(([, number]) => Number(number));
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(html).toContain('href="mailto:hello@site.test"');
});

test.each([
  ['/about-units', aboutUnits],
  ['/conversion-guides', conversionGuides],
  ['/about-us', aboutUs],
  ['/privacy-policy', privacyPolicy],
  ['/terms-of-service', termsOfService],
])('%s has a blank between each link and the words around it', async (path, page) => {
  const { html } = await renderPage(page, path);
  const paragraphs = html.match(/<(?:p|li)>.*?<\/(?:p|li)>/gs) ?? [];
  expect(paragraphs.filter((paragraph) => /[\p{L}\p{N},.;:]<a |<\/a>[\p{L}\p{N}]/u.test(paragraph))).toEqual([]);
});
