import { describe, expect, test } from '@jest/globals';
import { convert } from '@site/catalogue/engine/convert';
import { equalsSign, proseNumber } from '@site/catalogue/engine/prose-number';
import { rational } from '@site/catalogue/engine/rational';
import { resolveSlug } from '@site/catalogue/engine/slug';
import { crossCategoryConversions, featuredConversions, recentlyAdded } from '@site/catalogue/featured-conversions';
import { allUnits } from '@site/catalogue/units/all-units';
import { renderPage } from '../../testing/render-page.tsx';
import { page } from './page.tsx';

const { html, text, head } = await renderPage(page, '/');

describe('home', () => {
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

  test('has the whole unit names, which phones show on two lines', () => {
    expect([...html.matchAll(/data-text="([^"]+)"[^>]*><input/g)].map(([, name]) => name)).toEqual([
      'Meters (m)',
      'Feet (ft)',
    ]);
  });

  test('links the chosen pair under More options', () => {
    expect(html).toMatch(/<a href="\/converter\/length\/meters-to-feet"[^>]*>More options<\/a>/);
  });

  test('shows five popular categories, six common conversions, three recently added, six more categories', () => {
    const links = (heading: string) => {
      const from = html.indexOf(`>${heading}</h2>`);
      return [...html.slice(from, html.indexOf('</section>', from)).matchAll(/href="([^"]+)"/g)].map(([, to]) => to);
    };
    expect(links('Popular categories')).toEqual(
      ['length', 'weight', 'temperature', 'area', 'volume'].map((slug) => `/category/${slug}`),
    );
    expect(links('Common conversions')).toHaveLength(6);
    expect(links('Recently Added')).toEqual([
      '/converter/temperature/rankine-to-kelvin',
      '/converter/data/mb-to-gb',
      '/converter/energy/joules-to-calories',
    ]);
    expect(links('More Categories')).toEqual([
      ...[
        'speed',
        'pressure',
        'energy',
        'time',
        'data',
        'force',
        'angle',
        'fuel-economy',
        'power',
        'torque',
        'data-rate',
        'frequency',
        'volume-flow',
        'density',
        'acceleration',
      ].map((slug) => `/category/${slug}`),
      '/all-converters',
    ]);
    expect(text).toContain('View All Converters');
  });

  test('links to the guides and to the page about units', () => {
    expect(html).toContain('href="/conversion-guides"');
    expect(html).toContain('href="/about-units"');
  });

  test('starts its title with the site’s name and offers a search', () => {
    expect(head.title.startsWith('Test Site')).toBe(true);
    expect(head.titleIsWhole).toBe(true);
    expect(JSON.stringify(head.structuredData)).toContain('/all-converters?q={search_term_string}');
  });
});

describe('featured conversions', () => {
  const all = [...featuredConversions, ...recentlyAdded, ...Object.values(crossCategoryConversions).flat()];

  test.each(all)('$slug exists, with its canonical slug and its units’ names', ({ category, slug, label }) => {
    const found = resolveSlug(
      slug,
      allUnits.filter((unit) => unit.category === category),
    );
    expect(found?.canonical).toBe(slug);
    expect(label).toBe(`${found?.from.name} to ${found?.to.name}`);
  });

  test.each([...featuredConversions, ...recentlyAdded])(
    'the equation of $slug is right to six significant digits',
    ({ slug, equation }) => {
      const { from, to } = resolveSlug(slug, allUnits)!;
      const amount = slug === 'celsius-to-fahrenheit' ? 20n : 1n;
      const value = convert(rational(amount), from, to);
      expect(equation).toBe(`${amount} ${from.symbol} ${equalsSign(value, 6)} ${proseNumber(value, 6)} ${to.symbol}`);
    },
  );
});
