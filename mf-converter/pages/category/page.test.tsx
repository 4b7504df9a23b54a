import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { loadEducation } from '@site/catalog/load-texts';
import { loadUnits } from '@site/catalog/load-units';
import { readable, renderPage } from '../../testing/render-page.tsx';
import { startApi } from '../../testing/start-api.ts';
import { page as definition } from './page.tsx';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const page = (url: string, origin = api.origin) => renderPage(definition, url, origin);

function getSection(html: string, title: string): string {
  const from = html.indexOf(`>${title}</h2>`);
  return html.slice(from, html.indexOf('</section>', from));
}

function tableRows(html: string, title: string): { href: string | undefined; text: string }[] {
  const body = /<tbody>(.*?)<\/tbody>/s.exec(getSection(html, title))?.[1] ?? '';
  return body
    .split('</tr>')
    .slice(0, -1)
    .map((row) => ({
      href: /href="([^"]+)"/.exec(row)?.[1],
      text: readable(row).trim(),
    }));
}

describe('a category page', () => {
  test('lists every conversion, grouped by source unit', async () => {
    const { html, status, degraded } = await page('/category/length');
    expect(status).toBe(200);
    expect(degraded).toBeUndefined();
    expect(api.paths).toEqual(expect.arrayContaining(['conversions/category/length', 'units/length', 'categories']));
    const list = html.slice(html.indexOf('All length conversions'), html.indexOf('About length'));
    expect(list).toContain('<h3>Feet</h3>');
    expect(list.match(/href="\/converter\/length\//g)).toHaveLength(21 * 20);
  });

  test('opens the widget on the category, and has tabs if the category is one of them', async () => {
    const tabs = (html: string) => [...html.matchAll(/role="tab"[^>]*>([^<]+)</g)].map(([, label]) => label);
    const length = await page('/category/length');
    expect(tabs(length.html)).toEqual(['Length', 'Area', 'Volume', 'Weight']);
    expect(length.html).toMatch(/role="combobox"[^>]*value="Feet \(ft\)"/);
    const speed = await page('/category/speed');
    expect(tabs(speed.html)).toEqual([]);
    expect(speed.text).toContain('1 mph = 1.609 km/h');
    expect((await page('/category/length?value=1&from=mi&to=ft')).text).toContain('1 mi = 5280.00 ft');
  });

  test.each([
    ['length?value=2.5&from=mi', 'length/miles-to-feet?value=2.5', 'Feet (ft) = 13200'],
    ['length?value=2.5&from=mi', 'length/miles-to-nautical-miles?value=2.5', 'Nautical Miles (nmi) ≈ 2.17244'],
    ['length?value=2.5&from=mi', undefined, 'Miles (mi) = 2.5'],
    ['temperature?value=-40&from=C', 'temperature/celsius-to-fahrenheit?value=-40', 'Fahrenheit (°F) = −40'],
    ['length', 'length/feet-to-meters?value=1', 'Meters (m) = 0.3048'],
  ])('%s links each unit to the page of its pair with the number: %s, %s', async (url, path, text) => {
    const rows = tableRows((await page(`/category/${url}`)).html, 'All units at once');
    expect(rows).toContainEqual({ href: path && `/converter/${path}`, text });
    expect(rows).toHaveLength((await loadUnits(url.split('?')[0]!)).length);
  });

  test('has a chart of the most common units, which keyboard users can scroll', async () => {
    const { html } = await page('/category/weight');
    const chart = getSection(html, 'Weight conversion chart');
    expect(chart).toMatch(/role="region" aria-labelledby="[^"]+" tabindex="0"/);
    expect((await loadUnits('weight')).length).toBe(13);
    expect(tableRows(html, 'Weight conversion chart')).toHaveLength(12);
    expect(chart.match(/<td /g)).toHaveLength(12 * 12);
    expect(readable(chart)).toMatch(/1 of the unit on the left.* The table above has all 13 units\./);
    const pressure = getSection((await page('/category/pressure')).html, 'Pressure conversion chart');
    expect(pressure.match(/<td /g)).toHaveLength((await loadUnits('pressure')).length ** 2);
    expect(pressure).not.toContain('The table above has all');
    const temperature = getSection((await page('/category/temperature')).html, 'Temperature conversion chart');
    expect(readable(temperature)).toContain('These scales don’t share a zero (or a direction)');
  });

  test('starts with the converter, then shows tables, links, and text', async () => {
    const { html } = await page('/category/area');
    expect([...html.matchAll(/<h2[^>]*>([^<]+)</g)].map(([, title]) => title).slice(0, 4)).toEqual([
      'All units at once',
      'Area conversion chart',
      'All area conversions',
      'About area',
    ]);
    expect(html.indexOf('aria-labelledby="Unit')).toBeLessThan(html.indexOf('All units at once'));
  });

  test('collapses every group of links except the first, and labels US measures', async () => {
    const list = getSection((await page('/category/volume')).html, 'All volume conversions');
    const folds = list.match(/<details[^>]*>/g) ?? [];
    expect(folds).toHaveLength((await loadUnits('volume')).length);
    expect(folds.filter((fold) => fold.includes('open'))).toEqual([folds[0]]);
    const titles = [...list.matchAll(/<h3>([^<]+)<\/h3>/g)].map(([, name]) => name);
    expect(titles).toEqual(expect.arrayContaining(['Liters', 'US Gallons', 'UK Gallons', 'US Fluid Ounces']));
    expect(list).toContain('>US Cups to Milliliters<');
  });

  test.each(['data-rate', 'weight'])('has the whole article about %s', async (slug) => {
    const { sections } = (await loadEducation(slug))!;
    const { text } = await page(`/category/${slug}`);
    const article = text.slice(text.indexOf(`About ${slug.replace('-', ' ')}`));
    for (const { heading, paragraphs } of sections)
      for (const part of [heading, ...paragraphs]) expect(article).toContain(part);
  });

  test('lists sources at the end of its article', async () => {
    const { html } = await page('/category/length');
    expect(html.slice(html.indexOf('>Sources<'))).toContain(
      '<cite>The International System of Units (SI Brochure), 9th edition</cite>, 2019',
    );
  });

  test('is not found for an unknown category', async () => {
    const { status, text, head } = await page('/category/magic');
    expect(status).toBe(404);
    expect(head.noindex).toBe(true);
    expect(text).toMatch(/Category Not Found .*doesn't exist or may have been moved\..* Return to Home/);
  });
});

describe('a category page with the API unavailable', () => {
  const UNAVAILABLE = 'http://localhost:1';

  test('shows the twelve built-in conversions of length', async () => {
    const { html, degraded } = await page('/category/length', UNAVAILABLE);
    expect(degraded).toBeDefined();
    const list = html.slice(html.indexOf('All length conversions'), html.indexOf('About length'));
    expect(list.match(/href="\/converter\/length\//g)).toHaveLength(12);
  });

  test('says that no conversions are available in another category', async () => {
    const { text } = await page('/category/weight', UNAVAILABLE);
    for (const part of ['No conversions available', 'Back to Home', '1 kg = 2.205 lb']) expect(text).toContain(part);
  });
});
