import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiClient } from '@site/api-contract';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { renderPage } from '../testing/render-page.tsx';
import { page } from './sitemap.tsx';

const answers: Record<string, unknown> = {
  '/api/categories': [{ name: 'Length', slug: 'length' }, { name: 'Time', slug: 'time' }],
  '/api/conversions': [
    { slug: 'feet-to-meters', category: 'length', fromUnit: 'ft', toUnit: 'm' },
    { slug: 'hours-to-minutes', category: 'time', fromUnit: 'h', toUnit: 'min' },
  ],
  '/api/units/length': [{ id: 'ft', name: 'Feet', category: 'length' }, { id: 'm', name: 'Meters', category: 'length' }],
};

let server: Server;
let baseUrl: string;

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    response.statusCode = url in answers ? 200 : 500;
    response.end(JSON.stringify(answers[url] ?? {}));
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  baseUrl = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((closed) => server.close(closed)));

test('lists main pages, categories, and converters under their category', async () => {
  const { html, head } = await renderPage(page, '/sitemap', { api: createApiClient({ baseUrl }) });
  expect(head.canonical).toBe('/sitemap');
  expect(html).toContain('href="/about-units"');
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
  const { html, degraded } = await renderPage(page, '/sitemap', { api: createApiClient({ baseUrl: `${baseUrl}/away` }) });
  expect(html).toContain('The list of converters could not be loaded');
  expect(html).not.toContain('/converter/');
  expect(degraded).toMatchObject({ name: 'ApiRequestError', status: 500 });
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});

test("says 'Loading site content...' until the list has come", () => {
  const pending = renderToStaticMarkup(<StaticRouter location="/sitemap">{page.Pending && <page.Pending params={{}} />}</StaticRouter>);
  expect(pending).toContain('Loading site content...');
});
