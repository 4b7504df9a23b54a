import type { Conversion, Unit } from '@site/api-contract';
import { expect, test } from '../visitor.ts';
import { exactConversion, moreThanShown, shownInWidget } from './conversion-oracle.ts';

const AT_ONCE = 6;
const RESULT_LINE = /<strong>Result:<\/strong>(.*?)<\/p>/s;
const MORE_PRECISELY = /<p[^>]*>More precisely: (.*?)<\/p>/s;

async function answer<T>(origin: string, path: string): Promise<T> {
  return (await (await fetch(`${origin}/api/${path}`)).json()) as T;
}

/** The symbols that the API gives the units, by category and id. */
async function symbols(origin: string, conversions: readonly Conversion[]): Promise<Map<string, string>> {
  const categories = [...new Set(conversions.map(({ category }) => category))];
  const units = await Promise.all(categories.map((category) => answer<Unit[]>(origin, `units/${category}`)));
  return new Map(units.flat().map(({ category, id, symbol }) => [`${category} ${id}`, symbol]));
}

function textOf(line: RegExp, html: string): string {
  const text = (line.exec(html)?.[1] ?? '').replace(/<[^>]*>/g, '');
  return text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').trim();
}

// Some 1300 pages, rendered for one value alone: those for the two that look for special faults are sampled.
test.setTimeout(240_000);

for (const [value, step] of [['0.15', 3], ['-98765.4321', 3], ['5', 1]] as const) {
  test(`shows the right result for ${value} on the page of ${step === 1 ? 'every conversion' : 'every third conversion'} that the API lists`, async ({ baseURL: origin = '' }) => {
    const conversions = await answer<Conversion[]>(origin, 'conversions');
    expect(conversions.length).toBeGreaterThan(1200);
    const symbolOf = await symbols(origin, conversions);
    const wrong: string[] = [];
    const left = conversions.filter((_, place) => place % step === 0).values();
    const compareNext = async () => {
      for (const { category, slug, fromUnit, toUnit } of left) {
        const html = await (await fetch(`${origin}/converter/${category}/${slug}?value=${value}`, { redirect: 'error' })).text();
        const exact = exactConversion(value, category, fromUnit, toUnit);
        const result = shownInWidget(exact);
        const more = moreThanShown(exact, result);
        const to = symbolOf.get(`${category} ${toUnit}`);
        const expected = [`${value} ${symbolOf.get(`${category} ${fromUnit}`)} = ${result} ${to}`, more === undefined ? '' : `${more} ${to}`].join(' | ');
        const shown = [textOf(RESULT_LINE, html), textOf(MORE_PRECISELY, html)].join(' | ');
        if (shown !== expected) wrong.push(`${slug}: '${shown}', not '${expected}'`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, compareNext));
    expect(wrong).toEqual([]);
  });
}
