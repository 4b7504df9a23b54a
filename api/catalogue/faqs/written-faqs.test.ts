import { describe, expect, test } from '@jest/globals';
import { convert } from '../engine/convert.ts';
import { findUnit } from '../engine/find-unit.ts';
import { formatFixed } from '../engine/format-decimal.ts';
import { parseDecimal } from '../engine/parse-decimal.ts';
import { featuredConversion } from '../featured.ts';
import { allCategoryUnits } from '../generated/units/all-units.ts';
import { writtenFaqs } from '../generated/written-faqs.ts';

/** "6 feet is 1.8288 meters": two quantities of one category, the second right to the digits that it prints. */
const STATEMENT = /(-?[\d,]*\.?\d+) ([^\d.,:;]+?) is (-?[\d,]*\.?\d+) ([^\d.,:;]+?)(?=[.,;:]| and | below|$)/g;

function statements(text: string): { text: string; stated: string; exact: string }[] {
  return [...text.matchAll(STATEMENT)].map(([all, fromValue = '', fromUnit = '', toValue = '', toUnit = '']) => {
    for (const { units } of allCategoryUnits) {
      const [from, to, value] = [findUnit(fromUnit, units), findUnit(toUnit, units), parseDecimal(fromValue)];
      if (!from || !to || !value.ok) continue;
      const stated = parseDecimal(toValue);
      const places = toValue.split('.')[1]?.length ?? 0;
      return { text: all, stated: stated.ok ? formatFixed(stated.value, places) : '', exact: formatFixed(convert(value.value, from, to), places) };
    }
    return { text: all, stated: 'unreadable', exact: '' };
  });
}

describe.each(Object.entries(writtenFaqs))('%s', (slug, faqs) => {
  test('has up to six questions, each asked once', () => {
    expect(faqs.length).toBeGreaterThanOrEqual(featuredConversion(slug) ? 4 : 2);
    expect(faqs.length).toBeLessThanOrEqual(6);
    expect(new Set(faqs.map(({ question }) => question)).size).toBe(faqs.length);
  });

  test('says nothing wrong', () => {
    const found = faqs.flatMap(({ answer }) => statements(answer));
    expect(found.length).toBeGreaterThan(0);
    for (const { text, stated, exact } of found) expect(`${text}: ${stated}`).toBe(`${text}: ${exact}`);
  });
});
