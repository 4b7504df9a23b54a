import { expect, test } from '@jest/globals';
import { renderPage } from '@site/shell-contract/testing';
import { page } from './article.tsx';
import { toNumber, buildTables } from './tables.test-helper.ts';

const POUND = 0.45359237;
const INCH = 0.0254;
const MILE = 1609.344;

/** Exact sizes by column, grouped by dimension. A table's first column from this list is the input. */
const SIZES: Readonly<Record<string, readonly [dimension: string, size: number]>> = {
  Cups: ['volume', 236.5882365],
  Tablespoons: ['volume', 236.5882365 / 16],
  mL: ['volume', 1],
  Ounces: ['weight', POUND / 16],
  g: ['weight', 0.001],
  kg: ['weight', 1],
  lb: ['weight', POUND],
  in: ['length', INCH],
  cm: ['length', 0.01],
  mm: ['length', 0.001],
  psi: ['pressure', (POUND * 9.80665) / INCH ** 2],
  bar: ['pressure', 100_000],
  kPa: ['pressure', 1000],
  hPa: ['pressure', 100],
  inHg: ['pressure', 133.322387415 * 25.4],
  knots: ['speed', 1852],
  mph: ['speed', MILE],
  'km/h': ['speed', 1000],
};

function convert(value: number, from: string, to: string): number | undefined {
  if (from === '°F' && to === '°C') return ((value - 32) * 5) / 9;
  if (from === '°C' && to === '°F') return (value * 9) / 5 + 32;
  const [source, target] = [SIZES[from], SIZES[to]];
  return source && target && source[0] === target[0] ? (value * source[1]) / target[1] : undefined;
}

test.each([
  ['kitchen', 33],
  ['body-height-and-weight', 15],
  ['tires', 10],
  ['weather', 10],
])('the tables in the %s guide are correct to the last digit', async (name, least) => {
  const { html } = await renderPage(page, `/conversion-guides/${name}`);
  let checked = 0;
  for (const { columns, rows } of buildTables(html)) {
    const input = columns.findIndex((label) => label.startsWith('°') || SIZES[label]);
    if (input < 0) continue;
    for (const row of rows)
      for (const [index, label] of columns.entries()) {
        const exact =
          index === input ? undefined : convert(toNumber(row[input] ?? ''), columns[input] as string, label);
        if (exact === undefined) continue;
        const shown = row[index] ?? '';
        const half = 0.5 * 10 ** -(shown.split('.')[1]?.length ?? 0);
        expect([row.join(' | '), Math.abs(toNumber(shown) - exact) <= half * 1.0001]).toEqual([row.join(' | '), true]);
        checked += 1;
      }
  }
  expect(checked).toBeGreaterThanOrEqual(least);
});

test('values in feet and inches, or stone and pounds, match the metric values next to them', async () => {
  const tables = buildTables((await renderPage(page, '/conversion-guides/body-height-and-weight')).html);
  const rowsWith = (label: string) =>
    tables.filter(({ columns }) => columns.includes(label)).flatMap(({ rows }) => rows);
  const heights = rowsWith('Feet and inches');
  expect(heights.length).toBeGreaterThan(3);
  for (const [height = '', inches] of heights) {
    const [, feet, rest] = /^(\d+) ft (\d+) in$/.exec(height) ?? [];
    expect(Number(feet) * 12 + Number(rest)).toBe(Number(inches));
  }
  const weights = rowsWith('Stone and pounds');
  expect(weights.length).toBeGreaterThan(3);
  for (const [, pounds, weight = ''] of weights) {
    const [, stone, rest] = /^(\d+) st ([\d.]+) lb$/.exec(weight) ?? [];
    expect((Number(stone) * 14 + Number(rest)).toFixed(1)).toBe(pounds);
  }
});
