import { describe, expect, test } from '@jest/globals';
import { categories } from '@site/catalog/categories';
import { readable, renderPage } from '../../testing/render-page.tsx';
import { page } from './page.tsx';

describe('the All Converters page', () => {
  test('groups the categories by letter in alphabetical order, with links to the letters', async () => {
    const { html } = await renderPage(page, '/all-converters');
    const sections = [...html.matchAll(/<section id="section-(\w)"/g)].map(([, letter]) => letter);
    expect(sections).toEqual(['A', 'D', 'E', 'F', 'L', 'P', 'S', 'T', 'V', 'W']);
    expect([...html.matchAll(/href="#section-(\w)"/g)].map(([, letter]) => letter)).toEqual(sections);
    expect([...html.matchAll(/href="\/category\/([\w-]+)"/g)].map(([, slug]) => slug)).toEqual(
      categories.map(({ slug }) => slug).toSorted(),
    );
  });

  test('answers a conversion with its result, other meanings, and a link to the page with the value', async () => {
    const { html, text, head } = await renderPage(page, '/all-converters?q=5%20oz%20to%20ml');
    for (const part of [
      '5 fl oz ≈ 147.868 mL',
      'Read as 5 US fluid ounces in milliliters',
      'Formula: US fluid ounces × 29.5735 = milliliters',
    ])
      expect(text).toContain(part);
    expect(html).toContain('href="/converter/volume/fluid-ounces-to-ml?value=5"');
    expect(html).toContain('href="/all-converters?q=5+ounces+to+grams"');
    expect(head.noindex).toBe(true);
  });

  test.each([
    ['5 ft 3 in to cm', '5 ft 3 in = 160.02 cm', 'length'],
    ['3 cups flour in grams', '3 US cups of all-purpose flour ≈ 360 grams', 'volume'],
    ['1 GB at 100 Mbps', '1 GB at 100 Mbit/s = 1 min 20 s', 'data'],
    ['5 ft 3 in to ft', '5 ft 3 in = 5.25 ft', 'length'],
    ['gas mark 4', 'gas mark 4 ≈ 350 °F', 'temperature'],
  ])('shows the answer to “%s” as the heading and the title, and hides the categories', async (q, title, image) => {
    const { html, text, head } = await renderPage(page, `/all-converters?${new URLSearchParams({ q }).toString()}`);
    expect(readable(/<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? '').trim()).toBe(title);
    expect(head).toMatchObject({ title, canonical: '/all-converters', noindex: true, image });
    expect(html).toMatch(/<div hidden="">.*id="section-A"/s);
    expect(text).toContain('Read as');
    expect(`${head.description} ${text}`).not.toContain('undefined');
  });

  test('answers a search without a number with links, and adds digit separators to a title', async () => {
    const { html, text } = await renderPage(page, '/all-converters?q=lbs%20to%20kilos');
    expect(text).toContain('Results for “lbs to kilos”');
    expect(html).toContain('href="/converter/weight/pounds-to-kg"');
    const { head } = await renderPage(page, '/all-converters?q=1+year+in+seconds');
    expect(head.title).toBe('1 yr = 31,556,952 s');
  });

  test('shows an answer with a scale and a link to the page with the value', async () => {
    const { html, head } = await renderPage(page, '/all-converters?q=5+ft+3+in+to+cm');
    expect(head.scales).toMatchObject({ from: 0, upTo: 10, factor: 30.48, pointed: 5.25, iconOf: '/category/length' });
    expect(html).toContain('href="/converter/length/feet-to-cm?value=5+ft+3+in"');
    expect(html).toContain('role="img" aria-label="5.25 feet is 160 centimeters"');
    expect((await renderPage(page, '/all-converters?q=350+f+to+c')).head.scales).toMatchObject({
      equation: '350 °F ≈ 176.667 °C',
      note: 'Oven: 180 °C, fan 160 °C, 350 °F, gas mark 4',
    });
  });

  test.each([
    ['', '', undefined],
    ['zzzz', 'No converter found', true],
    ['5 kg to liters', 'volume', true],
    ['c', 'Type at least two characters', true],
    ['5', '“5” has no unit. Add one, like “5 km.”', true],
    ['٣', '“٣” has no unit. Add one, like “٣ km.”', true],
    ['<script>', 'No converter found', true],
  ])('keeps its heading if there is no equation for “%s”, and explains: %s', async (q, text, noindex) => {
    const shown = await renderPage(page, `/all-converters${q && `?q=${encodeURIComponent(q)}`}`);
    expect(shown.text).toContain(text);
    expect(shown.html).toContain('<h1>All Converters</h1>');
    expect(shown.html).not.toContain('<script>');
    expect(shown.head).toMatchObject({ title: 'All Converters', canonical: '/all-converters' });
    expect(shown.head.noindex).toBe(noindex);
    if (q === '') expect(shown.html).not.toContain('hidden=""');
    if (q === '5 kg to liters') expect(shown.html).toMatch(/href="\/all-converters\?q=5\+/);
  });
});
