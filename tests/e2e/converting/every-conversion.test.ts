import type { Conversion, Unit } from '@site/api-contract';
import { expect, test } from '../visitor.ts';
import { convertedByHand, shownInWidget } from './second-opinion.ts';

const AT_ONCE = 6;
const RESULT_LINE = /<strong>Result:<\/strong>(.*?)<\/p>/s;

async function answer<T>(origin: string, path: string): Promise<T> {
  return (await (await fetch(`${origin}/api/${path}`)).json()) as T;
}

/** The symbols that the API gives the units, by category and id. */
async function symbols(origin: string, conversions: readonly Conversion[]): Promise<Map<string, string>> {
  const categories = [...new Set(conversions.map(({ category }) => category))];
  const units = await Promise.all(categories.map((category) => answer<Unit[]>(origin, `units/${category}`)));
  return new Map(units.flat().map(({ category, id, symbol }) => [`${category} ${id}`, symbol]));
}

function resultLine(html: string): string {
  const text = (RESULT_LINE.exec(html)?.[1] ?? '').replace(/<[^>]*>/g, '');
  return text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').trim();
}

// Some 700 pages each, rendered for this value alone.
test.setTimeout(240_000);

for (const value of ['0.15', '-98765.4321']) {
  test(`shows the right result for ${value} on the page of every conversion that the API lists`, async ({ baseURL: origin = '' }) => {
    const conversions = await answer<Conversion[]>(origin, 'conversions');
    expect(conversions.length).toBeGreaterThan(600);
    const symbolOf = await symbols(origin, conversions);
    const wrong: string[] = [];
    const left = conversions.values();
    const compareNext = async () => {
      for (const { category, slug, fromUnit, toUnit } of left) {
        const html = await (await fetch(`${origin}/converter/${category}/${slug}?value=${value}`, { redirect: 'error' })).text();
        const result = shownInWidget(convertedByHand(value, category, fromUnit, toUnit));
        const line = `${value} ${symbolOf.get(`${category} ${fromUnit}`)} = ${result} ${symbolOf.get(`${category} ${toUnit}`)}`;
        if (resultLine(html) !== line) wrong.push(`${slug}: '${resultLine(html)}', not '${line}'`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, compareNext));
    expect(wrong).toEqual([]);
  });
}
