import { expect, test } from '../visitor.ts';
import { readPage } from '../../support/read-page.ts';

const PAGES = [
  '/',
  '/all-converters',
  '/bulk-converter',
  '/category/length',
  '/converter/length/feet-to-meters',
  '/conversion-guides',
  '/about-units',
  '/about-us',
  '/privacy-policy',
  '/terms-of-service',
  '/sitemap',
  '/contact',
];

test('the feet-to-meters page is complete before any script runs', async ({ request }) => {
  const { status, html, text } = await readPage(request, '/converter/length/feet-to-meters');
  expect(status).toBe(200);
  expect(html).toMatch(/<h1[^>]*>Feet to Meters Converter<\/h1>/);
  expect(html).toMatch(/<title[^>]*>Feet to Meters Converter \(ft to m\) \| the product<\/title>/);
  expect(text).toContain('Historical Context of Feet and Meters');
  expect(text).toContain('Frequently Asked Questions');
  expect(text).toMatch(/Multiply the number of feet by 0\.3048/);
  const rows = [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    row
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  for (const value of ['1', '2', '5', '10', '20', '50', '100'])
    expect(rows.some((row) => row.startsWith(`${value} `))).toBe(true);
});

test('the feet-to-meters page describes itself to search engines', async ({ request, baseURL }) => {
  const { html } = await readPage(request, '/converter/length/feet-to-meters');
  expect(html).toContain(`rel="canonical" href="${baseURL}/converter/length/feet-to-meters"`);
  expect(html).toMatch(/<meta[^>]* name="description" content="[^"]{50,}"/);
  expect(html).toMatch(/<meta[^>]* property="og:title" content="[^"]+"/);
  const data = [...html.matchAll(/<script[^>]* type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.stringify(JSON.parse(json)),
  );
  for (const type of ['HowTo', 'FAQPage', 'BreadcrumbList'])
    expect(data.some((json) => json.includes(`"@type":"${type}"`))).toBe(true);
});

for (const path of PAGES) {
  test(`${path} has one heading, and its own title, description, and canonical address`, async ({
    request,
    baseURL,
  }) => {
    const { status, html } = await readPage(request, path);
    expect(status).toBe(200);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toMatch(/<title[^>]*>[^<]*the product[^<]*<\/title>/);
    expect(html).toMatch(/name="description" content="[^"]{30,}"/);
    expect(html).toContain(`rel="canonical" href="${baseURL}${path === '/' ? '/' : path}"`);
    expect(html).not.toContain('noindex');
  });
}

for (const [path, heading] of [
  ['/nowhere', '404 Page Not Found'],
  ['/category/nothing', 'Category Not Found'],
  ['/converter/length/feet-to-nothing', 'Conversion Not Found'],
] as const) {
  test(`${path} answers 404 with '${heading}' and is noindex`, async ({ request }) => {
    const { status, html } = await readPage(request, path);
    expect(status).toBe(404);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
    expect(html).toMatch(/name="robots" content="[^"]*noindex/);
  });
}

for (const [from, to] of [
  ['/converter/length/ft-to-m', '/converter/length/feet-to-meters'],
  ['/converter/weight/kilograms-to-pounds', '/converter/weight/kg-to-pounds'],
  ['/converter/length/metres-to-feet', '/converter/length/meters-to-feet'],
  ['/length/feet-to-meters', '/converter/length/feet-to-meters'],
] as const) {
  test(`${from} redirects to ${to} permanently`, async ({ request, baseURL }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(new URL(response.headers()['location'] ?? '', baseURL).pathname).toBe(to);
  });
}

test('no page allows inline scripts or eval', async ({ request }) => {
  for (const path of PAGES) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    const scripts = policy.split(';').find((directive) => directive.trim().startsWith('script-src')) ?? '';
    expect(scripts).toContain("'sha");
    expect(scripts).not.toMatch(/unsafe-(inline|eval)/);
  }
});

test('an unchanged page is not sent again', async ({ request }) => {
  const { etag = '' } = (await request.get('/converter/length/feet-to-meters')).headers();
  const again = await request.get('/converter/length/feet-to-meters', { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
});
