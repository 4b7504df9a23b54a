import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ProjectCopy } from '../../support/project-copy.ts';
import { type Site, startSite } from '../../support/site.ts';
import { waitFor } from '../../support/wait-for.ts';

const ICON = 'M4 19.5h16L8.5 5M12.5 19.5a8 8 0 0 0-1.8-5';

const unit = (id: string, name: string, singular: string, symbol: string, numerator: string, denominator: string) => ({
  id,
  name,
  singular,
  plural: name.toLowerCase(),
  symbol,
  slug: name.toLowerCase(),
  aliases: [],
  toBase: { numerator, denominator },
  authority: 'SI Brochure (BIPM, 9th edition), table 8',
  about: {
    definition: `What a ${singular} is is in this sentence.`,
    use: `What a ${singular} is used for is in this sentence.`,
    examples: [
      { quantity: '1', label: `the smallest of the ${name.toLowerCase()}` },
      { quantity: '2', label: `the second of the ${name.toLowerCase()}` },
    ],
  },
});
const section = (heading: string) => ({
  heading,
  paragraphs: ['A paragraph about radioactivity, which is a sentence.'],
});

const RADIOACTIVITY: Readonly<Record<string, unknown>> = {
  category: {
    name: 'Radioactivity',
    order: 990,
    popular: false,
    description: 'Convert becquerels, kilobecquerels, megabecquerels and curies.',
    icon: ICON,
    baseUnit: 'Bq',
    ruler: { from: 'kBq', to: 'Bq', upTo: 1.15, pointed: 0.55 },
    popularConversions: ['kilobecquerels-to-becquerels'],
  },
  units: [
    unit('Bq', 'Becquerels', 'becquerel', 'Bq', '1', '1'),
    unit('kBq', 'Kilobecquerels', 'kilobecquerel', 'kBq', '1000', '1'),
    unit('MBq', 'Megabecquerels', 'megabecquerel', 'MBq', '1000000', '1'),
    unit('Ci', 'Curies', 'curie', 'Ci', '37000000000', '1'),
  ],
  education: {
    sections: [
      section('What is radioactivity?'),
      section('Becquerels and curies'),
      section('Which unit is used where?'),
    ],
  },
};
const ROD = { ...unit('rod', 'Rods', 'rod', 'rd', '12573', '2500'), aliases: ['surveying-rod'] };
const LENGTH_UNITS = 'api/catalogue/categories/length/units.ts';
const LIST_OF_UNITS = 'export const units: readonly UnitSource[] = [\n';

let copy: ProjectCopy;
let site: Site;

beforeAll(async () => {
  copy = new ProjectCopy();
  for (const [name, value] of Object.entries(RADIOACTIVITY))
    write(`api/catalogue/categories/radioactivity/${name}.ts`, `export const ${name} = ${JSON.stringify(value)};\n`);
  const units = readFileSync(copy.file(LENGTH_UNITS), 'utf8');
  expect(units).toContain(LIST_OF_UNITS);
  write(LENGTH_UNITS, units.replace(LIST_OF_UNITS, `${LIST_OF_UNITS}  ${JSON.stringify(ROD)},\n`));
  site = await startSite({}, copy.folder);
});

afterAll(async () => {
  await site?.stop();
  copy.delete();
});

function write(path: string, text: string) {
  const file = copy.file(path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const read = async (path: string) => {
  const response = await fetch(site.origin + path);
  expect({ path, status: response.status }).toEqual({ path, status: 200 });
  return response.text();
};
/** Keeps the output of a failed comparison short. */
const linksOf = (html: string) => [...new Set([...html.matchAll(/href="([^"]+)"/g)].map(([, to]) => to))];
const resultOf = (html: string) => /<output[^>]*>(.*?)<\/output>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '');
/** The sitemap is unavailable until the API has responded in time. */
const sitemap = async () => {
  await waitFor('the sitemap', async () => (await fetch(`${site.origin}/sitemap.xml`)).ok);
  return [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
};
const readJson = async (path: string) => JSON.parse(await read(path)) as Record<string, unknown>[];

describe('A category added as one folder', () => {
  test('is listed by the API, after the others', async () => {
    expect((await readJson('/api/categories')).at(-1)).toEqual({
      name: 'Radioactivity',
      slug: 'radioactivity',
      popular: false,
      icon: 'radioactivity',
      description: 'Convert becquerels, kilobecquerels, megabecquerels and curies.',
    });
    expect((await readJson('/api/units/radioactivity')).map(({ id }) => id)).toEqual(['Bq', 'kBq', 'MBq', 'Ci']);
    const conversions = await readJson('/api/conversions/category/radioactivity');
    expect(conversions).toHaveLength(12);
    expect(conversions[0]).toMatchObject({ slug: 'kilobecquerels-to-becquerels', conversionFactor: '1000' });
  });

  test('has a page with its article and links, and converters that work and explain their units', async () => {
    const category = await read('/category/radioactivity');
    expect(category.includes('What is radioactivity?')).toBe(true);
    expect(linksOf(category)).toContain('/converter/radioactivity/curies-to-becquerels');
    const html = await read('/converter/radioactivity/curies-to-becquerels?value=2');
    expect(resultOf(html)).toBe('74000000000.00');
    expect(html.includes('What a curie is is in this sentence.')).toBe(true);
  });

  test('is found by the search and by search engines, and listed on the home page and in the navigation', async () => {
    expect(linksOf(await read('/all-converters?q=curies'))).toContain('/converter/radioactivity/curies-to-becquerels');
    expect(await sitemap()).toEqual(
      expect.arrayContaining(['/category/radioactivity', '/converter/radioactivity/kilobecquerels-to-becquerels']),
    );
    for (const [path, begin, end] of [
      ['/', 'More Categories', '</main>'],
      ['/about-us', '<header', '</header>'],
    ] as const) {
      const html = await read(path);
      const part = html.slice(html.indexOf(begin), html.indexOf(end));
      expect(linksOf(part)).toContain('/category/radioactivity');
      expect(part.includes(`<path d="${ICON}"`)).toBe(true);
    }
  });

  test('has an image for link previews', async () => {
    const path = '/social/radioactivity.png';
    expect(await read('/category/radioactivity')).toContain(`property="og:image" content="${site.origin}${path}"`);
    const image = await fetch(site.origin + path);
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png']);
  });
});

describe('A unit added to one file', () => {
  test('is listed by the API, converted on its page, and found by the search', async () => {
    expect((await readJson('/api/units/length')).map(({ id }) => id)).toContain('rod');
    expect(resultOf(await read('/converter/length/rods-to-meters?value=2'))).toBe('10.06');
    expect(linksOf(await read('/all-converters?q=surveying-rod'))).toContain('/converter/length/rods-to-meters');
    expect(await sitemap()).toContain('/converter/length/rods-to-miles');
  });
});
