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

const page = (address: string) => renderPage(definition, address, api.origin);

describe('a converter page', () => {
  test('shows its heading, breadcrumbs, widget, explanation, table, FAQs, and related conversions', async () => {
    const { html, text, status, degraded } = await page('/converter/length/feet-to-meters');
    expect(status).toBe(200);
    expect(degraded).toBeUndefined();
    expect(html).toContain('<h1>Feet to Meters Converter</h1>');
    expect(html).toMatch(
      /<a href="\/"[^>]*>Home<\/a>.*<a href="\/category\/length"[^>]*>Length<\/a>.*aria-current="page">Feet to Meters</,
    );
    expect(text).toContain('Formula: feet × 0.3048 = meters');
    expect(text).toContain('Result: 1 ft = 0.3048 m');
    expect(text).toContain('Common Conversions:');
    expect(text).toContain('1 0.30 2 0.61 5 1.52 10 3.05 20 6.10 50 15.24 100 30.48');
    expect(text).toContain('Frequently Asked Questions');
    expect(text).toContain('Convert Meters to Feet instead');
    expect(html).toContain('data-ad-format="rectangle"');
  });

  test.each([
    ['/converter/length/feet-to-meters?value=5', '1.524'],
    ['/converter/length/miles-to-feet?value=1', '5280.00'],
    ['/converter/temperature/celsius-to-fahrenheit?value=-40', '−40.00'],
    ['/converter/length/cm-to-km?value=15', '0.000150'],
    ['/converter/length/feet-to-meters?value=1,000', '304.80'],
    ['/converter/length/feet-to-meters?value=abc', '0.3048'],
  ])('%s shows %s', async (address, result) => {
    const [, figure] =
      /<output[^>]*><span translate="no">(.*?)<\/span><\/output>/.exec((await page(address)).html) ?? [];
    // A separate element holds the trailing zeros of an exact result.
    expect(figure?.replace(/<span data-zeros="">([.0]+)<\/span>$/, '$1')).toBe(result);
  });

  test('asks for a value if the address has an empty one', async () => {
    const { text } = await page('/converter/length/feet-to-meters?value=');
    expect(text).toContain('Result: Enter a value to convert');
  });

  test('shows the history of feet and meters only on that page', async () => {
    const heading = 'Historical Context of Feet and Meters';
    expect((await page('/converter/length/feet-to-meters')).text).toContain(heading);
    expect((await page('/converter/length/meters-to-feet')).text).not.toContain(heading);
  });

  test('has a title, description, canonical address, and structured data', async () => {
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
  ])('%s redirects to %s', async (address, to) => {
    expect((await page(address)).result).toEqual({ kind: 'redirect', to });
  });

  test.each([
    '/converter/length/foo-to-bar',
    '/converter/magic/feet-to-meters',
    '/converter/weight/feet-to-meters',
    '/converter/length/feet-to-feet',
    '/converter/constructor/x',
  ])('%s is not found', async (address) => {
    const { result, status, head, text } = await page(address);
    expect(status).toBe(404);
    expect(head.noindex).toBe(true);
    expect(text).toContain('Conversion Not Found');
    expect(text).toContain("The conversion you're looking for doesn't exist or may have been moved.");
    expect(text).toContain('Return to Home');
    // The page logs unknown slugs only for known categories.
    const unknownSlug = /\/(magic|constructor)\//.test(address) ? undefined : address.split('/').at(-1);
    expect(result).toMatchObject({ data: { isKnown: false, ...(unknownSlug === undefined ? {} : { unknownSlug }) } });
  });

  test('that names one known unit leads to its category', async () => {
    const { html } = await page('/converter/length/bananas-to-feet');
    expect(html).toMatch(/<a [^>]*href="\/category\/length\?from=ft"[^>]*>Convert .*feet.* to another unit<\/a>/);
    expect((await page('/converter/length/foo-to-bar')).html).not.toContain('/category/length?from');
  });

  test('shows values around the input, and everyday examples in both units', async () => {
    const { text } = await page('/converter/length/km-to-miles?value=5');
    expect(text).toContain('Around 5 km');
    expect(text).toContain('A marathon: 42.195 km ≈ 26.2188 mi');
    expect(text).toContain('5 × 0.621371 ≈ 3.10686 mi');
  });

  test('explains both units and names the definition’s source', async () => {
    const { text } = await page('/converter/length/feet-to-yards');
    expect(text).toContain('1 ft = 0.3048 m, exactly. Source: International yard and pound agreement, 1959.');
    expect((await page('/converter/length/meters-to-feet')).text).toContain('The meter is the SI base unit of length.');
  });

  test('defines a radian by π and never calls its decimals exact', async () => {
    const { text } = await page('/converter/angle/radians-to-gradians?value=100');
    expect(text).toContain('1 rad = 180/π deg, exactly.');
    expect(text).toContain('radians × 200/π = gradians');
    expect(text).toContain('6366.1977236758134308… gon');
  });

  test('shows an error for zero between reciprocal units on an otherwise complete page', async () => {
    const { text, status } = await page('/converter/fuel-economy/mpg-to-l-100km?value=0');
    expect(status).toBe(200);
    expect(text).toContain('Error: Invalid conversion');
    expect(text).toContain('No formula available');
    expect(text).toContain('27 mpg ≈ 8.71 L/100 km');
  });

  test('converts a temperature below absolute zero with a note', async () => {
    const { text } = await page('/converter/temperature/celsius-to-fahrenheit?value=-300');
    expect(text).toContain('below absolute zero');
    expect(text).toContain('−508.00');
    expect((await page('/converter/temperature/celsius-to-kelvin?value=-273.15')).text).not.toContain(
      'below absolute zero',
    );
  });

  test('shows the reverse conversion, at most six related ones, and those of other categories', async () => {
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

  test('serves the comparison, and offers a pasted column as a list', async () => {
    expect((await page('/converter/length/feet-to-meters?value=6')).text).toContain('a tall person');
    const { html } = await page('/converter/length/feet-to-meters?value=1%202%2030');
    expect(html).toMatch(
      /href="\/bulk-converter\?category=length[^"]*values=1%0A2%0A30">.*3.* values: convert as a list/,
    );
  });

  test('has fixed units: no swap button and no unit pickers', async () => {
    const { html } = await page('/converter/length/feet-to-meters');
    expect(html).not.toContain('role="combobox"');
    expect(html).not.toContain('>Swap<');
  });

  test('does not copy or carry the result of an earlier text', async () => {
    const inert = /<button[^>]* disabled=""[^>]*>(?:<svg.*?<\/svg>)?(?:<span[^>]*>)?Copy/g;
    expect((await page('/converter/length/feet-to-meters?value=5')).html).not.toMatch(inert);
    const { html } = await page('/converter/length/feet-to-meters?value=5x');
    expect(html.match(inert)).toHaveLength(2);
    expect(html).toContain('href="/converter/length/meters-to-feet?value=5x"');
  });
});

describe('with the API unavailable', () => {
  test('a converter page is complete with built-in data and marked as degraded', async () => {
    const { text, status, degraded } = await renderPage(definition, '/converter/length/feet-to-meters');
    expect(status).toBe(200);
    expect(degraded).toBeDefined();
    expect(text).toContain('How do I convert feet to meters?');
    expect(text).toContain('Meters to Feet');
  });

  test('a 404 from the API does not mark the page as degraded', async () => {
    const empty = await startApi(() => ({ status: 404, body: { message: 'Not found.' } }));
    const { status, degraded } = await renderPage(definition, '/converter/weight/kg-to-pounds', empty.origin);
    await empty.close();
    expect(status).toBe(200);
    expect(degraded).toBeUndefined();
  });

  test.each(['{}', '[null]', '[{}]', '5', '<html>'])(
    'the invalid response %s falls back to built-in data',
    async (body) => {
      const odd = await startApi(() => ({ status: 200, body }));
      const { text, degraded } = await renderPage(definition, '/converter/weight/kg-to-pounds', odd.origin);
      await odd.close();
      expect(degraded).toBeDefined();
      expect(text).toContain('Frequently Asked Questions');
    },
  );
});

describe('the short form of an address', () => {
  const short = (address: string) => renderPage(shortForm, address);

  test('redirects to the converter page', async () => {
    expect((await short('/length/ft-to-m?value=2')).result).toEqual({
      kind: 'redirect',
      to: '/converter/length/feet-to-meters?value=2',
    });
  });

  test('is left to the shell if it names no category', async () => {
    expect((await short('/wp-admin/setup.php')).result).toEqual({ kind: 'not-found' });
  });

  test('is not found for an unknown pair', async () => {
    const { status, text } = await short('/length/foo-to-bar');
    expect(status).toBe(404);
    expect(text).toContain('Conversion Not Found');
  });
});
