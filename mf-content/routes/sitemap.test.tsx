import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiClient } from '@site/api-contract';
import { SiteLinksContext } from '@site/shell-contract';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { renderPage } from '@site/shell-contract/testing';
import { page } from './sitemap.tsx';

const category = (slug: string, name: string) => ({
  slug,
  name,
  description: `${name} units.`,
  popular: true,
  icon: 'ruler',
});
const unit = (id: string, name: string) => ({ id, name, symbol: id, fullName: `${name} (${id})`, category: 'length' });
const conversion = (slug: string, of: string, fromUnit: string, toUnit: string) => {
  const time = '2026-01-01T00:00:00.000Z';
  return {
    id: slug,
    slug,
    category: of,
    fromUnit,
    toUnit,
    conversionFactor: '1',
    formula: 'x',
    createdAt: time,
    updatedAt: time,
  };
};

const responses: Record<string, unknown> = {
  '/api/categories': [category('length', 'Length'), category('time', 'Time')],
  '/api/conversions': [
    conversion('feet-to-meters', 'length', 'ft', 'm'),
    conversion('hours-to-minutes', 'time', 'h', 'min'),
  ],
  '/api/units/length': [unit('ft', 'Feet'), unit('m', 'Meters')],
};

/** The shell merges the links of all remotes. */
const links = [
  { label: 'Home', to: '/' },
  { label: 'About Units', to: '/about-units' },
];

let server: Server;
let baseUrl: string;

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    response.statusCode = url in responses ? 200 : 500;
    response.end(JSON.stringify(responses[url] ?? {}));
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  baseUrl = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((closed) => server.close(closed)));

test('lists main pages, categories, and converters under their category', async () => {
  const { html, head } = await renderPage(page, '/sitemap', { api: createApiClient({ baseUrl }), links });
  expect(head.canonical).toBe('/sitemap');
  const mainPages = html.match(/<section id="main-pages".*?<\/section>/s)?.[0] ?? '';
  expect([...mainPages.matchAll(/<a[^>]*href="([^"]*)"/g)].map(([, to]) => to)).toEqual(['/', '/about-units']);
  expect(html).toContain('href="/category/time"');
  const length = html.match(/<section id="length".*?<\/section>/s)?.[0] ?? '';
  expect(length).toMatch(/href="\/converter\/length\/feet-to-meters"[^>]*>Feet to Meters</);
  expect(length).not.toContain('hours');
  expect(html).not.toContain('Loading site content...');
});

test('links to the converters of a category even when its units could not be fetched', async () => {
  const { html, degraded } = await renderPage(page, '/sitemap', { api: createApiClient({ baseUrl }) });
  expect(degraded).toBeDefined();
  expect(html).toMatch(/href="\/converter\/time\/hours-to-minutes"[^>]*>h to min</);
});

test('shows empty lists, says so and logs it when the calls fail', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { html, degraded } = await renderPage(page, '/sitemap', {
    api: createApiClient({ baseUrl: `${baseUrl}/away` }),
  });
  expect(html).toContain('The list of converters could not be loaded');
  expect(html).not.toContain('/converter/');
  expect(degraded).toMatchObject({ name: 'ApiRequestError', status: 500 });
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});

test("says 'Loading site content...' until the list has come", () => {
  const pending = renderToStaticMarkup(
    <StaticRouter location="/sitemap">
      <SiteLinksContext value={links}>{page.Pending && <page.Pending params={{}} />}</SiteLinksContext>
    </StaticRouter>,
  );
  expect(pending).toContain('Loading site content...');
  expect(pending).toContain('href="/about-units"');
});

test('has no section for the main pages if no remote offers links', async () => {
  const { html } = await renderPage(page, '/sitemap', { api: createApiClient({ baseUrl }) });
  expect(html).not.toContain('Main pages');
});
