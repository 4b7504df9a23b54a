import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Category, Conversion, Unit } from '@site/api-contract';
import { exactConversion, moreThanShown, shownInWidget } from '../support/conversion-oracle.ts';
import { getSample } from '../support/sample.ts';
import { sharedSite } from '../support/shared-site.ts';
import { waitFor } from '../support/wait-for.ts';

type Data = Record<string, unknown> & { '@type': string };

let origin: string;
beforeAll(async () => {
  ({ origin } = await sharedSite());
});

const read = async (path: string) => (await fetch(origin + path)).text();
/** Waits for the API's data, because on a busy machine the site can render a page without it, with shorter lists. */
const readWith = (path: string, link = '') =>
  waitFor(`${path} with ${link}`, async () => {
    const html = await read(path);
    return html.includes(`href="${link}"`) && html;
  });
const ask = async <T>(path: string) => (await (await fetch(`${origin}/api/${path}`)).json()) as T;

/** Removes scripts, styles, tags, and separators within numbers. */
const getText = (html: string) =>
  html
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
    .replace(/(?<=\d)(?:<\/?span\b[^>]*>)+(?=\d|\.\d|e[+-])/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

const linksIn = (html: string) =>
  [...html.matchAll(/<a\b[^>]*href="([^"]*)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));

const getSection = (html: string, start: string) =>
  html.slice(html.indexOf(start), html.indexOf('</section>', html.indexOf(start)));

const buildStructuredData = (html: string) =>
  [...html.matchAll(/<script[^>]* type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Data,
  );

/** Returns the title, and the content of each `meta` element by its name. */
function buildHead(html: string): Record<string, string> {
  const metas = [...html.matchAll(/<meta[^>]* (?:name|property)="([^"]+)" content="([^"]*)"/g)];
  return {
    ...Object.fromEntries(metas.map(([, name = '', content = '']) => [name, content])),
    title: /<title[^>]*>([^<]*)</.exec(html)?.[1] ?? '',
    canonical: /rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '',
  };
}

const PAGES: [path: string, name: string | undefined, types: string[]][] = [
  ['/', undefined, ['WebSite']],
  ['/all-converters', 'All Converters', ['CollectionPage']],
  ['/bulk-converter', 'Bulk Converter', ['WebPage']],
  ['/category/length', 'Length', ['CollectionPage']],
  ['/converter/length/feet-to-meters', 'Feet to Meters', ['FAQPage', 'HowTo', 'WebPage']],
  ['/conversion-guides', 'Conversion Guides', ['Article', 'WebPage']],
  ['/about-units', 'About Units', ['Article', 'WebPage']],
  ['/about-us', 'About Us', ['WebPage']],
  ['/privacy-policy', 'Privacy Policy', ['WebPage']],
  ['/sitemap', 'Sitemap', ['CollectionPage']],
  ['/contact', 'Contact Us', ['WebPage']],
  ['/ingredients', 'Cups to Grams', ['CollectionPage']],
  ['/ingredients/butter', 'Butter', ['WebPage']],
  ['/lab-values', 'Lab Values', ['WebPage']],
  ['/lab-values/glucose', 'Glucose', ['WebPage']],
];

test.each(PAGES)(
  '%s has one main heading, and its metadata and structured data match the page',
  async (path, name, types) => {
    const response = await fetch(origin + path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    const { title = '', ...head } = buildHead(html);
    expect(title).toMatch(path === '/' ? /^the product/ : /^[^|]+ \| the product$/);
    expect(head).toMatchObject({
      canonical: origin + path,
      description: expect.stringMatching(/^.{50,}$/),
      'og:url': origin + path,
      'og:title': title,
      'og:description': head['description'],
      'og:site_name': 'the product',
      'og:type': types.includes('Article') ? 'article' : 'website',
      'og:image': expect.stringMatching(`^${origin}/`),
      'twitter:card': expect.stringMatching(/^summary/),
      'twitter:title': title,
    });
    expect(head).not.toHaveProperty('robots');

    const policy = response.headers.get('content-security-policy') ?? '';
    const scripts = policy.split(';').find((directive) => directive.trim().startsWith('script-src')) ?? '';
    expect(scripts).toContain("'sha");
    expect(scripts).not.toMatch(/unsafe-(inline|eval)/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(response.headers.get('x-frame-options')).toBe('DENY');

    const data = buildStructuredData(html);
    expect(data.map((object) => object['@type']).sort()).toEqual(types);
    for (const object of data) expect(object['@context']).toBe('https://schema.org');
    if (name === undefined) return;
    const { breadcrumb } = data.find((object) => 'breadcrumb' in object) as Data;
    const { itemListElement: items } = breadcrumb as { itemListElement: { name: string; item: string }[] };
    expect([items[0], items.at(-1)]).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
      { '@type': 'ListItem', position: items.length, name, item: origin + path },
    ]);
    const trail = /<nav aria-label="Breadcrumb".*?<\/nav>/s.exec(html)?.[0] ?? '';
    expect([...trail.matchAll(/>([^<>/]+)</g)].map(([, label]) => label)).toEqual(items.map((item) => item.name));
  },
);

test('each page has its own title and description', async () => {
  const heads = await Promise.all(PAGES.map(async ([path]) => buildHead(await read(path))));
  for (const key of ['title', 'description']) expect(new Set(heads.map((head) => head[key])).size).toBe(PAGES.length);
});

test.each([
  ['/nowhere', '404 Page Not Found', '/all-converters'],
  ['/category/nothing', 'Category Not Found', '/'],
  ['/converter/length/feet', 'Conversion Not Found', '/'],
])('%s returns 404 with “%s”, is marked noindex, and links to %s', async (path, heading, link) => {
  const response = await fetch(origin + path);
  const html = await response.text();
  expect(response.status).toBe(404);
  expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
  expect(buildHead(html)['robots']).toContain('noindex');
  expect(linksIn(/<main.*<\/main>/s.exec(html)?.[0] ?? '')).toContain(link);
});

test('only embeddable pages can be framed, and they set no cookies', async () => {
  for (let time = 0; time < 2; time += 1) {
    const { headers } = await fetch(`${origin}/embed/length/feet-to-meters`);
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('content-security-policy')).toContain('frame-ancestors *; sandbox allow-scripts');
  }
  const head = buildHead(await read('/embed/length/feet-to-meters'));
  expect(head).toMatchObject({ robots: 'noindex', canonical: `${origin}/converter/length/feet-to-meters` });
  expect((await fetch(`${origin}/embed`)).headers.get('x-frame-options')).toBe('DENY');
});

test('the search in the home page’s structured data finds converters', async () => {
  const [site] = buildStructuredData(await read('/'));
  const action = site?.['potentialAction'] as { '@type': string; target: { urlTemplate: string } };
  expect(action['@type']).toBe('SearchAction');
  expect(action.target.urlTemplate).toBe(`${origin}/all-converters?q={search_term_string}`);
  const found = await (await fetch(action.target.urlTemplate.replace('{search_term_string}', 'feet+to+meters'))).text();
  expect(linksIn(found)).toContain('/converter/length/feet-to-meters');
});

test('the questions in the structured data appear on the page', async () => {
  const html = await read('/converter/length/feet-to-meters');
  const questions = buildStructuredData(html).find((data) => data['@type'] === 'FAQPage')?.['mainEntity'] as {
    name: string;
    acceptedAnswer: { text: string };
  }[];
  expect(questions.length).toBeGreaterThan(2);
  for (const { name, acceptedAnswer } of questions) {
    expect(getText(html)).toContain(name);
    expect(getText(html)).toContain(acceptedAnswer.text);
  }
});

describe('agreement between the pages and the API', () => {
  test('each category lists the API’s conversions and units, and the sitemap lists all of them', async () => {
    const categories = await ask<Category[]>('categories');
    expect(categories).toHaveLength(22);
    const conversions = await ask<Conversion[]>('conversions');
    const sitemap = await readWith('/sitemap', '/converter/angle/degrees-to-radians');
    expect(conversions.length).toBeGreaterThan(1200);
    expect(getText(getSection(sitemap, '<section id="categories"'))).toContain(
      categories.map(({ name }) => name).join(' '),
    );
    for (const { slug } of categories) {
      const paths = conversions
        .filter(({ category }) => category === slug)
        .map((one) => `/converter/${slug}/${one.slug}`);
      const html = await readWith(`/category/${slug}`, paths.at(-1));
      const list = getSection(html, `>All ${slug.replaceAll('-', ' ')} conversions</h2>`);
      expect(linksIn(list).toSorted()).toEqual(paths.toSorted());
      const lists = linksIn(getSection(sitemap, `<section id="${slug}"`));
      expect(lists.filter((link) => link.startsWith('/converter/')).toSorted()).toEqual(paths.toSorted());
      const [, rows = ''] = /<tbody>(.*?)<\/tbody>/s.exec(getSection(html, '>All units at once</h2>')) ?? [];
      expect(rows.match(/<tr/g)).toHaveLength((await ask<Unit[]>(`units/${slug}`)).length);
    }
  });

  test('the developer page shows the API’s exact responses', async () => {
    const html = (await read('/developers')).replaceAll('&quot;', '"').replaceAll('&amp;', '&');
    const examples = [...html.matchAll(/<a href="(\/api\/convert[^"]*)">.*?<pre[^>]*><code>(.*?)<\/code>/gs)];
    expect(examples).toHaveLength(2);
    for (const [, address = '', shown = ''] of examples)
      expect(await (await fetch(origin + address)).json()).toEqual(JSON.parse(shown));
    const [, path = '', body = '', shown = ''] =
      /<code>POST (\/api\/[^<]*)<\/code>.*?<pre[^>]*><code>(.*?)<\/code>.*?<pre[^>]*><code>(.*?)<\/code>/s.exec(html) ??
      [];
    const headers = { 'content-type': 'application/json' };
    const answered = await fetch(origin + path, { method: 'POST', headers, body });
    expect(await answered.json()).toEqual(JSON.parse(shown));
  });

  test('a page on another site can call the API through the shell', async () => {
    const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' };
    const asked = await fetch(`${origin}/api/convert`, { method: 'OPTIONS', headers });
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    const answered = await fetch(`${origin}/api/convert?value=5&from=ft&to=m`, { headers });
    expect(answered.headers.get('access-control-allow-origin')).toBe('*');
    expect(answered.headers.get('access-control-expose-headers')).toContain('retry-after');
  });
});

test('every link in the guides, in the size charts, and on the developer page works', async () => {
  const pages = [
    ...['kitchen', 'body-height-and-weight', 'tires', 'weather'].map((name) => `/conversion-guides/${name}`),
    ...['paper', 'wire-gauges', 'screws-and-drills', 'rings', 'shoes', 'clothes'].map((name) => `/size-charts/${name}`),
    '/developers',
  ];
  const links = new Map<string, string>();
  for (const path of pages)
    for (const link of linksIn(/<main.*<\/main>/s.exec(await read(path))?.[0] ?? ''))
      if (/^\/[^#]/.test(link)) links.set(link.replace(/#.*/, ''), path);
  expect(links.size).toBeGreaterThan(40);
  for (const [link, path] of links) {
    const response = await fetch(origin + link, { redirect: 'manual' });
    await response.arrayBuffer();
    expect([path, link, response.status]).toEqual([path, link, 200]);
  }
});

describe('a converter page', () => {
  const RESULT_LINE = /<strong>Result:<\/strong>(.*?)<\/p>/s;
  const MORE_PRECISELY = /<p[^>]*>More precisely: (.*?)<\/p>/s;
  const shownBy = (line: RegExp, html: string) =>
    (line.exec(html)?.[1] ?? '')
      .replace(/<[^>]*>/g, '')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&')
      .trim();
  /** Replaces hyphens with minus signs, except in exponents. */
  const withMinusSigns = (text: string) => text.replace(/(?<!e)-(?=\d)/g, '−');

  test.each([
    ['0.15', 0],
    ['-98765.4321', 7],
    ['5', 14],
  ])('shows the right result for the value %s', async (value, from) => {
    const conversions = getSample(await ask<Conversion[]>('conversions'), 40, from);
    const units = await Promise.all(
      [...new Set(conversions.map(({ category }) => category))].map((category) => ask<Unit[]>(`units/${category}`)),
    );
    const symbols = new Map(units.flat().map(({ category, id, symbol }) => [`${category} ${id}`, symbol]));
    for (const { category, slug, fromUnit, toUnit } of conversions) {
      const html = await read(`/converter/${category}/${slug}?value=${value}`);
      const exact = exactConversion(value, category, fromUnit, toUnit);
      const result = shownInWidget(exact);
      const more = moreThanShown(exact, result);
      const to = symbols.get(`${category} ${toUnit}`);
      expect([slug, shownBy(RESULT_LINE, html), shownBy(MORE_PRECISELY, html)]).toEqual([
        slug,
        withMinusSigns(`${value} ${symbols.get(`${category} ${fromUnit}`)} = ${result} ${to}`),
        withMinusSigns(more === undefined ? '' : `${more} ${to}`),
      ]);
    }
  });

  test.each([
    ['length/mm-to-meters', ['1.00e-3', '2.00e-3', '5.00e-3', '0.010', '0.020', '0.050', '0.10']],
    ['length/km-to-mm', ['1000000.00', '2.00e+6', '5.00e+6', '1.00e+7', '2.00e+7', '5.00e+7', '1.00e+8']],
  ])('for %s shows a table from 1 to 100', async (pair, results) => {
    const [, body = ''] = /<tbody>(.*?)<\/tbody>/s.exec(await read(`/converter/${pair}`)) ?? [];
    const rows = body.split('</tr>').slice(0, -1);
    expect(rows.map((row) => getText(row).trim())).toEqual(
      ['1', '2', '5', '10', '20', '50', '100'].map((input, at) => `${input} ${results[at]}`),
    );
  });

  test('shows the value from its URL in the field, the result, the formula, and the scales, and escapes HTML', async () => {
    const html = await read(`/converter/length/feet-to-meters?value=${encodeURIComponent('5 ft 3 in')}`);
    expect(html).toMatch(/<input[^>]* value="5 ft 3 in"/);
    expect(shownBy(RESULT_LINE, html)).toBe('5 ft 3 in = 1.600 m');
    expect(getText(html)).toContain('5 ft 3 in = 5.25 ft');
    expect(getText(html)).toContain('5.25 × 0.3048 = 1.6002 m');
    expect(html).toContain('aria-label="5.25 feet is 1.6 meters"');
    const hostile = await read('/converter/length/feet-to-meters?value=%3Cb%3E5');
    expect(hostile).toMatch(/<input[^>]* value="&lt;b&gt;5"/);
    expect(shownBy(RESULT_LINE, hostile)).toMatch(/^Enter a number/);
  });
});
