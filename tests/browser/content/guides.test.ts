import type { APIRequestContext } from '@playwright/test';
import { readPage } from '../../support/read-page.ts';
import { expect, test } from '../visitor.ts';

const GUIDES = [
  '/conversion-guides/kitchen',
  '/conversion-guides/body-height-and-weight',
  '/conversion-guides/tires',
  '/conversion-guides/weather',
];

/** The first known column of a table is the input. */
const UNIT_OF: Readonly<Record<string, string>> = {
  Cups: 'cup',
  Tablespoons: 'tbsp',
  mL: 'ml',
  '°F': 'F',
  '°C': 'C',
  Ounces: 'oz',
  g: 'g',
  in: 'in',
  cm: 'cm',
  kg: 'kg',
  lb: 'lb',
  mm: 'mm',
  psi: 'psi',
  bar: 'bar',
  kPa: 'kpa',
  knots: 'knot',
  mph: 'mph',
  'km/h': 'kph',
  hPa: 'hpa',
  inHg: 'inhg',
};

interface Table {
  columns: string[];
  rows: string[][];
}

function tablesOf(html: string): Table[] {
  const cells = (row: string, tag: string) =>
    [...row.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, text = '']) =>
      text.replace(/<[^>]+>/g, ''),
    );
  return [...html.matchAll(/<thead>(.*?)<\/thead><tbody>(.*?)<\/tbody>/gs)].map(([, head = '', body = '']) => ({
    columns: cells(head, 'th'),
    rows: [...body.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) => cells(row.replace(/<(\/?)th/g, '<$1td'), 'td')),
  }));
}

/** Parses `1/3 cup`, `10 2/3`, `−20`, `7 st 1.2 lb` (in pounds), and `5 ft 10 in` (in inches). */
function numberOf(text: string): number {
  const [, feet, inches] = /^(\d+) ft (\d+) in$/.exec(text) ?? [];
  if (feet !== undefined) return Number(feet) * 12 + Number(inches);
  const words = text
    .replace('−', '-')
    .split(' ')
    .filter((word) => /\d/.test(word));
  return words.map((word) => word.split('/').map(Number)).reduce((sum, [over = 0, under = 1]) => sum + over / under, 0);
}

async function converted(request: APIRequestContext, value: number, from: string, to: string): Promise<number> {
  const response = await request.get('/api/convert', { params: { value: String(value), from, to } });
  expect(response.status(), `${value} ${from} to ${to}`).toBe(200);
  const { result } = (await response.json()) as { result: { decimal: string } };
  return Number(result.decimal);
}

test('every number in the guide tables matches the API’s result, rounded to the digits shown', async ({ request }) => {
  let checked = 0;
  for (const path of GUIDES) {
    for (const { columns, rows } of tablesOf((await readPage(request, path)).html)) {
      const known = columns.flatMap((label, index) =>
        UNIT_OF[label] === undefined ? [] : [{ index, unit: UNIT_OF[label] }],
      );
      const [given, ...others] = known;
      if (!given) continue;
      for (const row of rows) {
        for (const { index, unit } of others) {
          const shown = row[index] ?? '';
          const half = 0.5 * 10 ** -(shown.split('.')[1]?.length ?? 0);
          const exact = await converted(request, numberOf(row[given.index] ?? ''), given.unit, unit);
          expect(Math.abs(numberOf(shown) - exact), `${path}: ${row.join(' | ')}`).toBeLessThanOrEqual(half * 1.0001);
          checked += 1;
        }
      }
    }
  }
  expect(checked).toBeGreaterThan(80);
});

test('feet and inches, and stone and pounds, match the numbers next to them', async ({ request }) => {
  const tables = tablesOf((await readPage(request, GUIDES[1] ?? '')).html);
  const rows = (label: string) =>
    tables.filter(({ columns }) => columns.includes(label)).flatMap((table) => table.rows);
  for (const [feet = '', inches] of rows('Feet and inches')) expect(numberOf(feet)).toBe(Number(inches));
  for (const [, pounds, stone = ''] of rows('Stone and pounds')) {
    const [, whole, rest] = /^(\d+) st ([\d.]+) lb$/.exec(stone) ?? [];
    expect((Number(whole) * 14 + Number(rest)).toFixed(1)).toBe(pounds);
  }
});

test('every link in the guides and on the developer page works', async ({ request }) => {
  for (const path of [...GUIDES, '/developers']) {
    const { html } = await readPage(request, path);
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
    for (const [, link = ''] of main.matchAll(/href="(\/[^"#]*)"/g)) {
      const response = await request.get(link.replaceAll('&amp;', '&'), { maxRedirects: 0 });
      expect(response.status(), `${path} leads to ${link}`).toBe(200);
    }
  }
});

test('clicking an API link on the developer page opens the API response', async ({ page }) => {
  for (const name of ['reference', 'OpenAPI document', 'GET /api/units/length']) {
    await page.goto('/developers');
    const link = page.getByRole('main').getByRole('link', { name, exact: true });
    const address = await link.getAttribute('href');
    const answered = page.waitForResponse((response) => response.request().isNavigationRequest());
    await link.click();
    expect([new URL((await answered).url()).pathname, (await answered).status()]).toEqual([address, 200]);
  }
});

test('the developer page shows the API’s exact responses', async ({ request }) => {
  const { html } = await readPage(request, '/developers');
  const examples = [...html.matchAll(/<a href="(\/api\/convert[^"]*)">.*?<pre[^>]*><code>(.*?)<\/code>/gs)];
  expect(examples).toHaveLength(3);
  for (const [, address = '', shown = ''] of examples) {
    const response = await request.get(address.replaceAll('&amp;', '&'));
    expect(await response.json()).toEqual(JSON.parse(shown.replaceAll('&quot;', '"').replaceAll('&amp;', '&')));
  }
});

test('the developer page shows the exact response to its list of values', async ({ request }) => {
  const { html } = await readPage(request, '/developers');
  const [, path = '', body = '', shown = ''] =
    /<code>POST (\/api\/[^<]*)<\/code>.*?<pre[^>]*><code>(.*?)<\/code>.*?<pre[^>]*><code>(.*?)<\/code>/s.exec(html) ??
    [];
  const data: unknown = JSON.parse(body.replaceAll('&quot;', '"'));
  const response = await request.post(path, { data });
  expect(await response.json()).toEqual(JSON.parse(shown.replaceAll('&quot;', '"')));
});

test('a page on another site can call the API through the shell', async ({ request }) => {
  const asked = await request.fetch('/api/convert', {
    method: 'OPTIONS',
    headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' },
  });
  expect([asked.status(), asked.headers()['access-control-allow-origin']]).toEqual([204, '*']);
  const answered = await request.get('/api/convert?value=5&from=ft&to=m', {
    headers: { origin: 'https://elsewhere.example' },
  });
  expect(answered.headers()).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-expose-headers': expect.stringContaining('retry-after'),
  });
});
