import { createApiClient } from '@site/api-contract';
import { SiteLinksContext } from '@site/shell-contract';
import { expect, jest, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { renderPage } from '@site/shell-contract/testing';
import { page } from './sitemap.tsx';

const category = (slug: string, name: string) => ({ slug, name, description: '', popular: true, icon: 'ruler' });
const unit = (id: string, name: string) => ({ id, name, symbol: id, fullName: name, category: 'length' });
const conversion = (slug: string, of: string, fromUnit: string, toUnit: string) => {
  const time = '2026-01-01T00:00:00.000Z';
  const factor = { conversionFactor: '1', formula: 'x' };
  return { id: slug, slug, category: of, fromUnit, toUnit, ...factor, createdAt: time, updatedAt: time };
};

const responses: Record<string, unknown> = {
  '/api/categories': [category('length', 'Length'), category('time', 'Time')],
  '/api/conversions': [
    conversion('feet-to-meters', 'length', 'ft', 'm'),
    conversion('hours-to-minutes', 'time', 'h', 'min'),
  ],
  '/api/units/length': [unit('ft', 'Feet'), unit('m', 'Meters')],
  '/api/units/time': [unit('h', 'Hours'), unit('min', 'Minutes')],
};
const apiWith = (bodies: typeof responses) =>
  createApiClient({
    baseUrl: '',
    fetch: async (url) => Response.json(bodies[url as string] ?? {}, { status: (url as string) in bodies ? 200 : 500 }),
  });

/** The shell merges the links of all remotes. */
const links = [
  { label: 'Home', to: '/' },
  { label: 'About Units', to: '/about-units' },
];

test('lists main pages, categories, and converters', async () => {
  const { html, head, degraded } = await renderPage(page, '/sitemap', { api: apiWith(responses), links });
  expect(head.canonical).toBe('/sitemap');
  const [mainPages = '', length = ''] = ['main-pages', 'length'].map(
    (id) => new RegExp(`<section id="${id}".*?</section>`, 's').exec(html)?.[0],
  );
  expect([...mainPages.matchAll(/<a[^>]*href="([^"]*)"/g)].map(([, to]) => to)).toEqual(['/', '/about-units']);
  expect(html).toContain('href="/category/time"');
  expect(length).toMatch(/href="\/converter\/length\/feet-to-meters"[^>]*>Feet to Meters</);
  expect(length).not.toContain('hours');
  expect(html).toMatch(/href="\/converter\/time\/hours-to-minutes"[^>]*>Hours to Minutes</);
  expect(degraded).toBeUndefined();
  expect(html).not.toContain('Loading site content...');
});

test('if the API calls fail, logs and shows an error with empty lists, and omits main pages if there are no links', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { html, degraded } = await renderPage(page, '/sitemap', { api: apiWith({}) });
  expect(html).toContain('The list of converters could not be loaded');
  expect(html).not.toMatch(/\/converter\/|Main pages/);
  expect(degraded).toMatchObject({ name: 'ApiRequestError', status: 500 });
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});

test("shows 'Loading site content...' while the list loads", () => {
  const pending = renderToStaticMarkup(
    <StaticRouter location="/sitemap">
      <SiteLinksContext value={links}>{page.Pending && <page.Pending params={{}} />}</SiteLinksContext>
    </StaticRouter>,
  );
  expect(pending).toContain('Loading site content...');
  expect(pending).toContain('href="/about-units"');
});
