import { describe, expect, test } from '@jest/globals';
import { categories } from '@site/catalogue/categories';
import { readable, renderPage } from '../../testing/render-page.tsx';
import { page } from './page.tsx';

describe('all converters', () => {
  test('groups the categories by letter in alphabetical order, with links to the letters', async () => {
    const { html } = await renderPage(page, '/all-converters');
    const sections = [...html.matchAll(/<section id="section-(\w)"/g)].map(([, letter]) => letter);
    expect(sections).toEqual(['A', 'D', 'E', 'F', 'L', 'P', 'S', 'T', 'V', 'W']);
    expect([...html.matchAll(/href="#section-(\w)"/g)].map(([, letter]) => letter)).toEqual(sections);
    expect([...html.matchAll(/href="\/category\/([\w-]+)"/g)].map(([, slug]) => slug)).toEqual(
      categories.map(({ slug }) => slug).toSorted(),
    );
  });

  test('answers the site’s search', async () => {
    const { html, text } = await renderPage(page, '/all-converters?q=lbs%20to%20kilos');
    expect(text).toContain('Results for “lbs to kilos”');
    expect(html).toContain('href="/converter/weight/pounds-to-kg"');
  });

  test('answers a conversion with its result, other meanings, and a page with the value', async () => {
    const { html, text, head } = await renderPage(page, '/all-converters?q=5%20oz%20to%20ml');
    expect(html).toMatch(/<h1>.*<\/h1>/);
    expect(text).toContain('5 fl oz ≈ 147.868 mL');
    expect(text).toContain('Read as 5 US fluid ounces in milliliters');
    expect(text).toContain('Formula: US fluid ounces × 29.5735 = milliliters');
    expect(html).toContain('href="/converter/volume/fluid-ounces-to-ml?value=5"');
    expect(html).toContain('href="/all-converters?q=5+ounces+to+grams"');
    expect(head.noindex).toBe(true);
  });

  test('an answer is the heading and the title, and hides the list of categories', async () => {
    const { html, head } = await renderPage(page, '/all-converters?q=5+ft+3+in+to+cm');
    expect(readable(/<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? '').trim()).toBe('5 ft 3 in = 160.02 cm');
    expect(head).toMatchObject({ title: '5 ft 3 in = 160.02 cm', noindex: true, image: 'length' });
    expect(head.scales).toMatchObject({ from: 0, upTo: 10, factor: 30.48, pointed: 5.25, iconOf: '/category/length' });
    expect(html).toContain('href="/converter/length/feet-to-cm?value=5+ft+3+in"');
    expect(html).toMatch(/<div hidden="">.*id="section-A"/s);
    expect(html).toContain('role="img" aria-label="5.25 feet is 160 centimeters"');
  });

  test.each([
    ['3 cups flour in grams', '3 US cups of all-purpose flour ≈ 360 grams', 'volume'],
    ['1 GB at 100 Mbps', '1 GB at 100 Mbit/s = 1 min 20 s', 'data'],
    ['5 ft 3 in to ft', '5 ft 3 in = 5.25 ft', 'length'],
    ['gas mark 4', 'gas mark 4 ≈ 350 °F', 'temperature'],
  ])('the answer to “%s” is the heading and the title', async (q, title, image) => {
    const { html, text, head } = await renderPage(page, `/all-converters?${new URLSearchParams({ q }).toString()}`);
    expect(readable(/<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? '').trim()).toBe(title);
    expect(head).toMatchObject({ title, canonical: '/all-converters', noindex: true, image });
    expect(head.scales).toBeUndefined();
    expect(text).toContain('Read as');
    expect(`${head.description} ${text}`).not.toContain('undefined');
  });

  test('a title groups the digits of large numbers', async () => {
    const { head } = await renderPage(page, '/all-converters?q=1+year+in+seconds');
    expect(head.title).toBe('1 yr = 31,556,952 s');
  });

  test('without a query, the heading and the title name the page', async () => {
    const { html, head } = await renderPage(page, '/all-converters');
    expect(html).toContain('<h1>All Converters</h1>');
    expect(html).not.toContain('hidden=""');
    expect(head).toMatchObject({ title: 'All Converters', canonical: '/all-converters' });
    expect(head.noindex).toBeUndefined();
  });

  test.each(['zzzz', '5 kg to liters', 'c'])('the heading of “%s” stays', async (q) => {
    const { html, head } = await renderPage(page, `/all-converters?q=${encodeURIComponent(q)}`);
    expect(html).toContain('<h1>All Converters</h1>');
    expect(head).toMatchObject({ title: 'All Converters', noindex: true });
  });

  test('explains an invalid conversion and suggests valid ones', async () => {
    const { html, text } = await renderPage(page, '/all-converters?q=5%20kg%20to%20liters');
    expect(text).toMatch(/No converter found .*volume/);
    expect(html).toMatch(/href="\/all-converters\?q=5\+/);
  });

  test('asks for at least two characters', async () => {
    expect((await renderPage(page, '/all-converters?q=c')).text).toContain('Type at least two characters');
  });

  test.each(['5', '٣'])('asks for a unit of “%s”', async (q) => {
    const { text } = await renderPage(page, `/all-converters?q=${encodeURIComponent(q)}`);
    expect(text).toContain(`“${q}” has no unit. Add one, like “${q} km.”`);
  });

  test('says so when the search finds nothing', async () => {
    expect((await renderPage(page, '/all-converters?q=zzzz')).text).toContain('No converter found');
  });

  test('escapes the search text', async () => {
    const { html } = await renderPage(page, '/all-converters?q=%3Cscript%3E');
    expect(html).not.toContain('<script>');
  });
});
