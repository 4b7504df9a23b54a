import type { Conversion, Unit } from '@site/api-contract';
import { expect, test } from '../visitor.ts';
import { sampleOf } from '../../support/sample.ts';
import { exactConversion, moreThanShown, shownInWidget } from '../../support/conversion-oracle.ts';

const AT_ONCE = 6;
const RESULT_LINE = /<strong>Result:<\/strong>(.*?)<\/p>/s;
const MORE_PRECISELY = /<p[^>]*>More precisely: (.*?)<\/p>/s;

async function answer<T>(origin: string, path: string): Promise<T> {
  return (await (await fetch(`${origin}/api/${path}`)).json()) as T;
}

/** By `category id`. */
async function symbols(origin: string, conversions: readonly Conversion[]): Promise<Map<string, string>> {
  const categories = [...new Set(conversions.map(({ category }) => category))];
  const units = await Promise.all(categories.map((category) => answer<Unit[]>(origin, `units/${category}`)));
  return new Map(units.flat().map(({ category, id, symbol }) => [`${category} ${id}`, symbol]));
}

function textOf(line: RegExp, html: string): string {
  const text = (line.exec(html)?.[1] ?? '').replace(/<[^>]*>/g, '');
  return text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').trim();
}

// About 1300 pages per value.
test.setTimeout(240_000);

for (const [value, from] of [
  ['0.15', 0],
  ['-98765.4321', 7],
  ['5', 14],
] as const) {
  test(`shows the right result for ${value} on the page of each conversion that the API lists`, async ({
    baseURL: origin = '',
  }) => {
    const conversions = await answer<Conversion[]>(origin, 'conversions');
    expect(conversions.length).toBeGreaterThan(1200);
    const symbolOf = await symbols(origin, conversions);
    const wrong: string[] = [];
    const left = sampleOf(conversions, 20, from).values();
    const compareNext = async () => {
      for (const { category, slug, fromUnit, toUnit } of left) {
        const html = await (
          await fetch(`${origin}/converter/${category}/${slug}?value=${value}`, { redirect: 'error' })
        ).text();
        const exact = exactConversion(value, category, fromUnit, toUnit);
        const result = shownInWidget(exact);
        const more = moreThanShown(exact, result);
        const to = symbolOf.get(`${category} ${toUnit}`);
        const expected = [
          `${value} ${symbolOf.get(`${category} ${fromUnit}`)} = ${result} ${to}`,
          more === undefined ? '' : `${more} ${to}`,
        ]
          .join(' | ')
          // Only exponents keep the hyphen.
          .replace(/(?<!e)-(?=\d)/g, '−');
        const shown = [textOf(RESULT_LINE, html), textOf(MORE_PRECISELY, html)].join(' | ');
        if (shown !== expected) wrong.push(`${slug}: '${shown}', not '${expected}'`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, compareNext));
    expect(wrong).toEqual([]);
  });
}
