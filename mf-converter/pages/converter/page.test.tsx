import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { renderPage } from '../../testing/render-page.tsx';
import { startApi } from '../../testing/start-api.ts';
import { page as shortForm } from '../short-form/page.tsx';
import { page as definition } from './page.tsx';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const page = (url: string) => renderPage(definition, url, api.origin);

describe('a converter page', () => {
  test('shows its heading, breadcrumbs, widget, explanation, table, FAQs, and related conversions', async () => {
    const { html, text, status, degraded } = await page('/converter/length/feet-to-meters');
    expect(status).toBe(200);
    expect(degraded).toBeUndefined();
    expect(html).toContain('<h1>Feet to Meters Converter</h1>');
    expect(html).toMatch(
      /<a href="\/"[^>]*>Home<\/a>.*<a href="\/category\/length"[^>]*>Length<\/a>.*aria-current="page">Feet to Meters</,
    );
    for (const part of [
      'Formula: feet × 0.3048 = meters',
      'Result: 1 ft = 0.3048 m',
      'Common Conversions:',
      '1 0.30 2 0.61 5 1.52 10 3.05 20 6.10 50 15.24 100 30.48',
      'Frequently Asked Questions',
      'Convert Meters to Feet instead',
    ])
      expect(text).toContain(part);
    expect(html).not.toMatch(/role="combobox"|>Swap</);
    expect(html).toContain('data-ad-format="rectangle"');
  });

  test.each([
    ['/converter/length/feet-to-meters?value=5', '1.524'],
    ['/converter/length/miles-to-feet?value=1', '5280.00'],
    ['/converter/temperature/celsius-to-fahrenheit?value=-40', '−40.00'],
    ['/converter/length/cm-to-km?value=15', '0.000150'],
    ['/converter/length/feet-to-meters?value=1,000', '304.80'],
    ['/converter/length/feet-to-meters?value=abc', '0.3048'],
  ])('%s shows %s', async (url, result) => {
    const [, figure] = /<output[^>]*><span translate="no">(.*?)<\/span><\/output>/.exec((await page(url)).html) ?? [];
    // A separate element contains the trailing zeros of an exact result.
    expect(figure?.replace(/<span data-zeros="">([.0]+)<\/span>$/, '$1')).toBe(result);
  });

  test('has a title, description, canonical URL, and structured data', async () => {
    const { head } = await page('/converter/length/feet-to-meters?value=5');
    expect(head).toMatchObject({
      title: 'Feet to Meters Converter (ft to m)',
      canonical: '/converter/length/feet-to-meters',
    });
    expect(head.description).toContain('1 ft = 0.3048 m');
    expect(head.structuredData?.map((data) => data['@type'])).toEqual(['HowTo', 'FAQPage']);
    expect(head.breadcrumbs?.map(({ label }) => label)).toEqual(['Home', 'Length', 'Feet to Meters']);
  });

  test.each([
    ['/converter/length/ft-to-m', '/converter/length/feet-to-meters'],
    ['/converter/length/metres-to-feet?value=5', '/converter/length/meters-to-feet?value=5'],
    ['/converter/weight/kilograms-to-pounds', '/converter/weight/kg-to-pounds'],
    ['/converter/length/Feet-To-Meters', '/converter/length/feet-to-meters'],
  ])('%s redirects to %s', async (url, to) => {
    expect((await page(url)).result).toEqual({ kind: 'redirect', to });
  });

  test.each([
    '/converter/length/foo-to-bar',
    '/converter/length/foo-to-feet',
    '/converter/magic/feet-to-meters',
    '/converter/weight/feet-to-meters',
    '/converter/length/feet-to-feet',
    '/converter/constructor/x',
  ])('%s is not found', async (url) => {
    const { result, status, head, text } = await page(url);
    expect(status).toBe(404);
    expect(head.noindex).toBe(true);
    expect(text).toMatch(/Conversion Not Found .*doesn't exist or may have been moved\..* Return to Home/);
    // The page logs unknown slugs only for known categories.
    const unknownSlug = /\/(magic|constructor)\//.test(url) ? undefined : url.split('/').at(-1);
    expect(result).toMatchObject({ data: { isKnown: false, ...(unknownSlug === undefined ? {} : { unknownSlug }) } });
  });

  test.each([
    ['', ['Historical Context of Feet and Meters'], []],
    ['?value=', ['Result: Enter a value to convert'], []],
    ['meters-to-feet', ['The meter is the SI base unit of length.'], ['Historical Context of Feet and Meters']],
    ['feet-to-yards', ['Source: International yard and pound agreement, 1959.'], []],
    [
      'km-to-miles?value=5',
      ['A marathon: 42.195 km ≈ 26.2188 mi', '5 × 0.621371 ≈ 3.10686 mi'],
      ['below absolute zero'],
    ],
    ['../angle/radians-to-gradians?value=100', ['radians × 200/π = gradians', '6366.1977236758134308… gon'], []],
    [
      '../fuel-economy/mpg-to-l-100km?value=0',
      ['Error: Invalid conversion', 'No formula available', '27 mpg ≈ 8.71 L/100 km'],
      [],
    ],
    ['../temperature/celsius-to-fahrenheit?value=-300', ['below absolute zero', '−508.00'], []],
    ['../temperature/celsius-to-kelvin?value=-273.15', [], ['below absolute zero']],
  ])('explains %s', async (url, contained, missing) => {
    const { pathname, search } = new URL(url, 'http://localhost/converter/length/feet-to-meters');
    const { text, status } = await page(pathname + search);
    expect(status).toBe(200);
    for (const part of contained) expect(text).toContain(part);
    for (const part of missing) expect(text).not.toContain(part);
  });

  test('shows the reverse conversion, at most six related ones, and some from other categories', async () => {
    const { html } = await page('/converter/length/feet-to-meters');
    const from = html.indexOf('>Related Conversions</h2>');
    const links = [...html.slice(from, html.indexOf('</section>', from)).matchAll(/href="([^"]+)"/g)].map(
      ([, to]) => to,
    );
    expect(links[0]).toBe('/converter/length/meters-to-feet');
    expect(links.filter((to) => to?.startsWith('/converter/length/'))).toHaveLength(7);
    expect(links.slice(-2)).toEqual([
      '/converter/area/square-feet-to-square-meters',
      '/converter/volume/cubic-feet-to-cubic-meters',
    ]);
  });

  test('lists up to five other converters of its category in the sidebar', async () => {
    const { html } = await page('/converter/length/feet-to-meters');
    const list = /<h2[^>]*>Length Converters<\/h2>(.*?)<\/nav>/.exec(html)?.[1] ?? '';
    const links = [...list.matchAll(/href="([^"]+)"/g)].map(([, to]) => to);
    expect(links).toHaveLength(6);
    expect(links).not.toContain('/converter/length/feet-to-meters');
    expect(links.at(-1)).toBe('/category/length');
    expect(html).toContain('Find a Converter');
    expect(html).toContain('Popular Conversions');
  });

  test('contains the comparison, and a link that converts a list', async () => {
    expect((await page('/converter/length/feet-to-meters?value=6')).text).toContain('a tall person');
    const { html } = await page('/converter/length/feet-to-meters?value=1%202%2030');
    expect(html).toMatch(
      /href="\/bulk-converter\?category=length[^"]*values=1%0A2%0A30">.*3.* values: convert as a list/,
    );
  });

  test('disables Copy and swaps the typed text while the result is out of date', async () => {
    const inert = /<button[^>]* disabled=""[^>]*>(?:<svg.*?<\/svg>)?(?:<span[^>]*>)?Copy/g;
    expect((await page('/converter/length/feet-to-meters?value=5')).html).not.toMatch(inert);
    const { html } = await page('/converter/length/feet-to-meters?value=5x');
    expect(html.match(inert)).toHaveLength(2);
    expect(html).toContain('href="/converter/length/meters-to-feet?value=5x"');
  });
});

describe('a converter page without a valid API response', () => {
  test('is complete with built-in data and marked as degraded', async () => {
    const { text, status, degraded } = await renderPage(definition, '/converter/length/feet-to-meters');
    expect(status).toBe(200);
    expect(degraded).toBeDefined();
    expect(text).toContain('How do I convert feet to meters?');
    expect(text).toContain('Meters to Feet');
  });

  test('is not marked as degraded after a 404 from the API', async () => {
    const empty = await startApi(() => ({ status: 404, body: { message: 'Not found.' } }));
    const { status, degraded } = await renderPage(definition, '/converter/weight/kg-to-pounds', empty.origin);
    await empty.close();
    expect(status).toBe(200);
    expect(degraded).toBeUndefined();
  });

  test.each(['{}', '[null]', '[{}]', '5', '<html>'])(
    'falls back to built-in data after the invalid response %s',
    async (body) => {
      const odd = await startApi(() => ({ status: 200, body }));
      const { text, degraded } = await renderPage(definition, '/converter/weight/kg-to-pounds', odd.origin);
      await odd.close();
      expect(degraded).toBeDefined();
      expect(text).toContain('Frequently Asked Questions');
    },
  );
});

describe('a short URL', () => {
  const short = (url: string) => renderPage(shortForm, url);

  test('redirects to the converter page', async () => {
    const to = '/converter/length/feet-to-meters?value=2';
    expect((await short('/length/ft-to-m?value=2')).result).toEqual({ kind: 'redirect', to });
  });

  test('is left to the shell if its category is unknown, and is not found if its pair is unknown', async () => {
    expect((await short('/wp-admin/setup.php')).result).toEqual({ kind: 'not-found' });
    const { status, text } = await short('/length/foo-to-bar');
    expect([status, text]).toEqual([404, expect.stringContaining('Conversion Not Found')]);
  });
});
