import { describe, expect, test } from '@jest/globals';
import { categories } from '@site/catalog/categories';
import { renderPage } from '../../testing/render-page.tsx';
import { KITCHEN_TOOLS, TOOLS } from '../tools/tool-list.ts';
import { page } from './page.tsx';

const { html, text, head } = await renderPage(page, '/');

describe('the home page', () => {
  test('opens the quick converter on length, 1 m in feet', () => {
    expect(html).toMatch(/<input[^>]*value="1"/);
    expect(html).toMatch(/<output[^>]*><span translate="no">3.2808<\/span><\/output>/);
    expect([...html.matchAll(/role="tab"[^>]*>([^<]+)</g)].map(([, label]) => label)).toEqual([
      'Length',
      'Weight',
      'Temperature',
      'Area',
      'Volume',
    ]);
  });

  test('shows full unit names, even on phones', () => {
    expect([...html.matchAll(/data-text="([^"]+)"[^>]*><input/g)].map(([, name]) => name)).toEqual([
      'Meters (m)',
      'Feet (ft)',
    ]);
  });

  test('links the chosen pair under More options', () => {
    expect(html).toMatch(/<a href="\/converter\/length\/meters-to-feet"[^>]*>More options<\/a>/);
  });

  test('shows five popular categories, six common conversions, three recent additions, and six more categories', () => {
    const links = (heading: string) => {
      const from = html.indexOf(`>${heading}</h2>`);
      return [...html.slice(from, html.indexOf('</section>', from)).matchAll(/href="([^"]+)"/g)].map(([, to]) => to);
    };
    const listPaths = (isPopular: boolean) =>
      categories.filter(({ popular }) => popular === isPopular).map(({ slug }) => `/category/${slug}`);
    expect(links('Popular categories')).toEqual(listPaths(true));
    expect(links('Common conversions')).toHaveLength(6);
    expect(links('Recently Added')).toEqual([
      '/converter/temperature/rankine-to-kelvin',
      '/converter/data/mb-to-gb',
      '/converter/energy/joules-to-calories',
    ]);
    expect(links('More Categories')).toEqual([...listPaths(false), '/all-converters']);
    expect(text).toContain('View All Converters');
  });

  test('links to the tools', () => {
    for (const { path } of [...TOOLS, ...KITCHEN_TOOLS]) expect(html).toContain(`href="${path}"`);
  });

  test('links to the guides and to the page about units', () => {
    expect(html).toContain('href="/conversion-guides"');
    expect(html).toContain('href="/about-units"');
  });

  test('starts its title with the site’s name, and describes the site’s search for search engines', () => {
    expect(head.title.startsWith('Test Site')).toBe(true);
    expect(head.titleIsWhole).toBe(true);
    expect(JSON.stringify(head.structuredData)).toContain('/all-converters?q={search_term_string}');
  });
});
