import { describe, expect, test } from '@jest/globals';
import { renderPage } from '@site/shell-contract/testing';
import { page } from './article.tsx';
import { toNumber, buildTables } from './tables.test-helper.ts';

const INCH = 25.4;

async function formatRows(name: string, place: number): Promise<string[][]> {
  const { html } = await renderPage(page, `/size-charts/${name}`);
  return buildTables(html)[place]?.rows ?? [];
}

async function chart(name: string, place: number): Promise<Record<string, string[]>> {
  return Object.fromEntries((await formatRows(name, place)).map(([head = '', ...cells]) => [head, cells]));
}

const sides = (text = '') => text.split(' × ').map(toNumber);
const isRounded = (shown: string, exact: number) =>
  Math.abs(Number(shown) - exact) <= 0.5 * 10 ** -(shown.split('.')[1]?.length ?? 0) * 1.0001;

describe('the page about paper sizes', () => {
  test.each([
    [0, 'A0', '841 × 1189', 'A4', '210 × 297', 'A10', '26 × 37'],
    [1, 'B0', '1000 × 1414', 'B5', '176 × 250', 'B10', '31 × 44'],
    [3, 'C0', '917 × 1297', 'C5', '162 × 229', 'C10', '28 × 40'],
  ])('has the sizes from the ISO standards in table %i', async (place, ...known) => {
    const rows = await chart('paper', place);
    for (let index = 0; index < known.length; index += 2) expect(rows[known[index]!]?.[0]).toBe(known[index + 1]);
    for (const [metric, inches] of Object.values(rows)) {
      const exact = sides(metric).map((side) => (side / INCH).toFixed(2));
      expect(sides(inches).map((side) => side.toFixed(2))).toEqual(exact);
    }
  });

  test('has American sizes that are correct to a tenth of a millimeter', async () => {
    const rows = await chart('paper', 2);
    expect(rows['Letter (ANSI A)']).toEqual(['8 1/2 × 11', '215.9 × 279.4']);
    for (const [inches, metric] of Object.values(rows)) {
      expect(sides(metric)).toEqual(sides(inches).map((side) => Math.round(side * INCH * 10) / 10));
    }
  });
});

describe('the page about wire gauges', () => {
  /** The values come from other published tables. */
  test.each([
    [0, '4/0', '0.4600', '11.684', '107'],
    [0, '12', '0.0808', '2.053', '3.31'],
    [0, '24', '0.0201', '0.511', '0.205'],
    [0, '36', '0.00500', '0.127', '0.0127'],
    [1, '4/0', '0.4000', '10.160', '81.1'],
    [1, '12', '0.1040', '2.642', '5.48'],
    [1, '26', '0.0180', '0.457', '0.164'],
    [1, '40', '0.0048', '0.122', '0.0117'],
  ])('has the published values for table %i, gauge %s', async (place, gauge, ...cells) => {
    expect((await chart('wire-gauges', place))[gauge]).toEqual(cells);
  });

  test.each([0, 1])('lists 44 gauges in table %i, from thick to thin', async (place) => {
    const diameters = (await formatRows('wire-gauges', place)).map(([, inches]) => Number(inches));
    expect(diameters.length).toBe(44);
    expect(diameters.every((inches, index) => index === 0 || inches < diameters[index - 1]!)).toBe(true);
  });
});

describe('the page about screws and drills', () => {
  test('recommends a metric tap drill of the diameter minus the pitch, rounded to a standard drill', async () => {
    const rows = Object.entries(await chart('screws-and-drills', 0));
    expect(rows.length).toBeGreaterThan(10);
    for (const [thread, [pitch, tap, clearance, wrench]] of rows) {
      const diameter = Number(thread.slice(1));
      expect([thread, Math.abs(Number(tap) - (diameter - Number(pitch))) <= 0.0501]).toEqual([thread, true]);
      expect(Number(clearance) > diameter && Number(wrench) > Number(clearance)).toBe(true);
    }
  });

  test('recommends Unified tap drills that leave 65 to 80 percent of a full thread', async () => {
    const drills = { ...(await chart('screws-and-drills', 2)), ...(await chart('screws-and-drills', 3)) };
    for (const [size, [inches = '', metric = '', ...threads]] of Object.entries(await chart('screws-and-drills', 1))) {
      expect([size, isRounded(metric, Number(inches) * INCH)]).toEqual([size, true]);
      for (const [, count, drill = ''] of threads.map((cell) => /^(\d+): (.+)$/.exec(cell) ?? [])) {
        const hole = drills[drill] ? Number(drills[drill][0]) : toNumber(drill);
        // Twice the height of 5/8 of a sharp 60° thread.
        const depth = 1.299038 / Number(count);
        const share = (Number(inches) - hole) / depth;
        expect([size, drill, share > 0.645 && share < 0.805]).toEqual([size, drill, true]);
      }
    }
  });

  test.each([
    [2, 26, 'A', '0.2340', 'E', '0.2500', 'Q', '0.3320', 'Z', '0.4130'],
    [3, 80, 'No. 80', '0.0135', 'No. 60', '0.0400', 'No. 29', '0.1360', 'No. 7', '0.2010', 'No. 1', '0.2280'],
  ])('lists the drills of table %i in order: %i sizes', async (place, count, ...known) => {
    const rows = await chart('screws-and-drills', place);
    const sizes = Object.values(rows).map(([inches]) => Number(inches));
    expect(sizes).toHaveLength(count);
    const rising = place === 2 ? sizes : sizes.toReversed();
    expect(rising.every((size, index) => index === 0 || size > rising[index - 1]!)).toBe(true);
    for (let index = 0; index < known.length; index += 2) expect(rows[known[index]!]?.[0]).toBe(known[index + 1]);
    for (const [inches, metric = ''] of Object.values(rows))
      expect(isRounded(metric, Number(inches) * INCH)).toBe(true);
  });
});

test.each([
  ['4', '14.88', '46.8', 'H\u00a01/2', '6.8', '7'],
  ['6', '16.51', '51.9', 'L\u00a01/2', '11.9', '12'],
  ['7', '17.32', '54.4', 'N\u00a01/2', '14.4', '14'],
  ['10\u00a01/2', '20.17', '63.4', 'U\u00a01/2', '23.4', '23'],
])('ring size %s has the standard sizes in other systems', async (size, ...cells) => {
  expect((await chart('rings', 0))[size]).toEqual(cells);
});

test('every ring size has a British letter', async () => {
  const letters = (await formatRows('rings', 0)).map(([, , , letter]) => letter);
  expect(letters.filter((letter) => !/^[A-Z](\u00a01\/2)?$/.test(letter ?? ''))).toEqual([]);
  expect(letters.at(-1)).toBe('Y');
});

test.each([
  ['230', '9.06', '37.0', '4.0', '5.0', '6.0'],
  ['265', '10.43', '42.0', '8.0', '9.5', '10.5'],
  ['290', '11.42', '46.0', '11.0', '12.5', '13.5'],
])('a foot of %s mm has the shoe sizes that the standard rules produce', async (foot, ...cells) => {
  expect((await chart('shoes', 0))[foot]).toEqual(cells);
});

describe('the page about clothes', () => {
  test('gives a European jacket size of half the chest in centimeters, and a US size ten below it', async () => {
    for (const [chest, [inches = '', european, label]] of Object.entries(await chart('clothes', 0))) {
      expect(isRounded(inches, Number(chest) / 2.54)).toBe(true);
      expect([Number(european), Number(label)]).toEqual([Number(chest) / 2, Number(chest) / 2 - 10]);
    }
  });

  test('gives an American hat size in eighths of an inch, and a British size an eighth smaller', async () => {
    for (const [head, [american = '', british = '']] of Object.entries(await chart('clothes', 1))) {
      expect(toNumber(american)).toBe(Math.round((Number(head) / 2.54 / Math.PI) * 8) / 8);
      expect(toNumber(british)).toBe(toNumber(american) - 1 / 8);
    }
  });
});
