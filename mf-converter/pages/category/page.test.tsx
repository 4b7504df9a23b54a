import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { renderPage } from '../../testing/render-page.tsx';
import { startApi } from '../../testing/start-api.ts';
import { page as definition } from './page.tsx';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => { api = await startApi(); });
afterAll(() => api.close());

const page = (address: string, origin = api.origin) => renderPage(definition, address, origin);

describe('a category page', () => {
  test('lists every conversion, grouped by the unit that it starts from', async () => {
    const { html, status, degraded } = await page('/category/length');
    expect(status).toBe(200);
    expect(degraded).toBeUndefined();
    const list = html.slice(html.indexOf('All length conversions'), html.indexOf('About length'));
    expect([...list.matchAll(/<h3>([^<]+)<\/h3>/g)].map(([, name]) => name)).toContain('Feet');
    expect(list.match(/href="\/converter\/length\//g)).toHaveLength(16 * 15);
  });

  test('asks the API for its conversions and units', async () => {
    await page('/category/speed');
    expect(api.paths).toEqual(expect.arrayContaining(['conversions/category/speed', 'units/speed', 'categories']));
  });

  test('opens the widget on the category, with tabs where it has one', async () => {
    const tabs = (html: string) => [...html.matchAll(/role="tab"[^>]*>([^<]+)</g)].map(([, label]) => label);
    const length = await page('/category/length');
    expect(tabs(length.html)).toEqual(['Length', 'Area', 'Volume', 'Weight']);
    expect(length.html).toMatch(/role="combobox"[^>]*value="Feet \(ft\)"/);
    const speed = await page('/category/speed');
    expect(tabs(speed.html)).toEqual([]);
    expect(speed.text).toContain('1 mph = 1.609 km/h');
  });

  test('takes value and units from the address', async () => {
    expect((await page('/category/length?value=1&from=mi&to=ft')).text).toContain('1 mi = 5280.00 ft');
  });

  test.each(['length', 'weight', 'temperature', 'area', 'volume', 'speed', 'pressure', 'energy', 'time', 'data', 'force', 'angle', 'fuel-economy'])('has text about %s', async (slug) => {
    const { text } = await page(`/category/${slug}`);
    const words = text.slice(text.indexOf(`About ${slug.replace('-', ' ')}`), text.indexOf('Find a Converter')).split(' ').length;
    expect(words).toBeGreaterThan(['length', 'weight', 'temperature'].includes(slug) ? 350 : 90);
  });

  test('that is none is not found', async () => {
    const { status, text, head } = await page('/category/magic');
    expect(status).toBe(404);
    expect(head.noindex).toBe(true);
    expect(text).toContain('Category Not Found');
    expect(text).toContain("The conversion category you're looking for doesn't exist or may have been moved.");
    expect(text).toContain('Return to Home');
  });
});

describe('with the API away', () => {
  const AWAY = 'http://localhost:1';

  test('length has the twelve built-in conversions', async () => {
    const { html, degraded } = await page('/category/length', AWAY);
    expect(degraded).toBeDefined();
    const list = html.slice(html.indexOf('All length conversions'), html.indexOf('About length'));
    expect(list.match(/href="\/converter\/length\//g)).toHaveLength(12);
  });

  test('another category says that none are available', async () => {
    const { text } = await page('/category/weight', AWAY);
    expect(text).toContain('No conversions available');
    expect(text).toContain('Back to Home');
    expect(text).toContain('1 kg = 2.205 lb');
  });
});
