import type { APIRequestContext } from '@playwright/test';
import { readPage } from '../../support/read-page.ts';
import { expect, test } from '../visitor.ts';
import { vocabularyProblems } from './schema-org-vocabulary.ts';

type Data = Record<string, unknown> & { '@type': string };

const PAGES: [path: string, types: string[]][] = [
  ['/', ['WebSite']],
  ['/all-converters', ['CollectionPage']],
  ['/category/length', ['CollectionPage']],
  ['/converter/length/feet-to-meters', ['HowTo', 'FAQPage', 'WebPage']],
  ['/converter/pressure/atm-to-torr', ['HowTo', 'FAQPage', 'WebPage']],
  ['/conversion-guides', ['Article', 'WebPage']],
  ['/about-units', ['Article', 'WebPage']],
  ['/about-us', ['WebPage']],
  ['/privacy-policy', ['WebPage']],
  ['/terms-of-service', ['WebPage']],
  ['/sitemap', ['CollectionPage']],
  ['/contact', ['WebPage']],
  ['/ingredients', ['CollectionPage']],
  ['/ingredients/butter', ['WebPage']],
];

async function structuredData(request: APIRequestContext, path: string): Promise<Data[]> {
  const { html } = await readPage(request, path);
  return [...html.matchAll(/<script[^>]* type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Data,
  );
}

test('each page describes itself to search engines in schema.org terms', async ({ request }) => {
  for (const [path, types] of PAGES) {
    const data = await structuredData(request, path);
    expect(data.map((object) => object['@type']).sort(), path).toEqual([...types].sort());
    for (const object of data) {
      expect(object['@context']).toBe('https://schema.org');
      expect(vocabularyProblems(object, path)).toEqual([]);
    }
  }
});

test('each page except the home page has structured breadcrumbs that match the visible ones', async ({
  request,
  baseURL,
}) => {
  for (const [path] of PAGES.slice(1)) {
    const page = (await structuredData(request, path)).find((object) => 'breadcrumb' in object);
    expect(page?.['@type'], path).toMatch(/^(WebPage|CollectionPage)$/);
    const { itemListElement: items } = page?.['breadcrumb'] as {
      itemListElement: { position: number; name: string; item: string }[];
    };
    expect(items.map(({ position }) => position)).toEqual(items.map((_item, index) => index + 1));
    expect([items[0], items.at(-1)?.item]).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${baseURL}/` },
      `${baseURL}${path}`,
    ]);
    const { html } = await readPage(request, path);
    const trail = /<nav aria-label="Breadcrumb".*?<\/nav>/s.exec(html)?.[0] ?? '';
    for (const { name } of items) expect(trail).toContain(`>${name}<`);
  }
});

test('the search that the home page describes to search engines finds converters', async ({ request, page }) => {
  const [site] = await structuredData(request, '/');
  const action = site?.['potentialAction'] as { '@type': string; target: { urlTemplate: string } };
  expect(action['@type']).toBe('SearchAction');
  expect(action.target.urlTemplate).toMatch(/\/all-converters\?q=\{search_term_string\}$/);
  await page.goto(action.target.urlTemplate.replace('{search_term_string}', encodeURIComponent('feet to meters')));
  await expect(page.getByRole('main').getByRole('link', { name: 'Feet to Meters' }).first()).toHaveAttribute(
    'href',
    '/converter/length/feet-to-meters',
  );
});

test('the questions in the structured data appear on the page', async ({ request }) => {
  const path = '/converter/length/feet-to-meters';
  const questions = (await structuredData(request, path)).find((object) => object['@type'] === 'FAQPage')?.[
    'mainEntity'
  ] as { name: string; acceptedAnswer: { text: string } }[];
  const { text } = await readPage(request, path);
  expect(questions.length).toBeGreaterThan(2);
  for (const { name, acceptedAnswer } of questions) {
    expect(text).toContain(name);
    expect(text).toContain(acceptedAnswer.text);
  }
});
