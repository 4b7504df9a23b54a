import { describe, expect, test } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { convert, computeScale } from '../engine/convert.ts';
import { equalsSign, proseNumber } from '../engine/prose-number.ts';
import { compare, rational, rationalFromDecimal, type Rational } from '../engine/rational.ts';
import { getSlug } from '../engine/slug.ts';
import type { UnitDefinition } from '../engine/unit-definition.ts';
import { normalizeSpelling, unitSpellings } from '../engine/unit-spellings.ts';
import { writtenFaqs } from '../faqs/written-faqs.ts';
import { isKnownCategory } from '../known-category.ts';
import { categories } from '../lists/categories.ts';
import { categoryIcons } from '../lists/category-icons.ts';
import { commonUnits } from '../lists/common-units.ts';
import { crossCategoryConversions, featuredConversions, recentlyAdded } from '../lists/featured-conversions.ts';
import { mixedForms } from '../lists/mixed-forms.ts';
import { mostAskedConversion } from '../lists/most-asked-conversion.ts';
import { popularConversions } from '../lists/popular-conversions.ts';
import { quickConverterTabs } from '../lists/quick-converter-tabs.ts';
import { socialImages } from '../lists/social-images.ts';
import { widgetTabs } from '../lists/widget-tabs.ts';
import { loadTables } from '../load-texts.ts';
import { listAmounts, listValues } from '../lookup-tables.ts';
import { allAbout, allNotes } from './all-texts.ts';
import { allCategoryUnits, allUnits } from './all-units.ts';

const SENTENCE = /^[A-Z0-9].{10,}[.?!]$/s;
const duplicates = (words: readonly string[]) => words.filter((word, at) => words.indexOf(word) !== at);
const isRising = (values: readonly Rational[]) =>
  values.every((value, at) => at === 0 || compare(values[at - 1]!, value) < 0);
const listPairs = (units: readonly UnitDefinition[]) =>
  new Map(units.flatMap((from) => units.filter((to) => to !== from).map((to) => [getSlug(from, to), { from, to }])));
const pairsByCategory = new Map(allCategoryUnits.map(({ category, units }) => [category, listPairs(units)]));
const slugs = categories.map(({ slug }) => slug);

test("each list includes every category in the site's order, and each category has a folder", () => {
  const lists = { categoryIcons, popularConversions, mostAskedConversion, socialImages, allAbout, allNotes };
  for (const [name, list] of Object.entries(lists)) expect([name, ...Object.keys(list)]).toEqual([name, ...slugs]);
  expect(allCategoryUnits.map(({ category }) => category)).toEqual(slugs);
  const entries = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(entries.map(({ name }) => name).toSorted()).toEqual(slugs.toSorted());
  for (const { slug, description } of categories)
    expect([slug, isKnownCategory(slug), description]).toEqual([slug, true, expect.stringMatching(SENTENCE)]);
  for (const { category, label } of [...quickConverterTabs, ...widgetTabs])
    expect([category, label]).toEqual([category, categories.find(({ slug }) => slug === category)?.name]);
});

test('the short lists match the popular conversions', () => {
  for (const { category, units } of allCategoryUnits) {
    expect([category, mostAskedConversion[category]]).toEqual([category, popularConversions[category]![0]]);
    const ids = popularConversions[category]!.flatMap((slug) => {
      return Object.values(pairsByCategory.get(category)!.get(slug)!).map(({ id }) => id);
    });
    const common = units.length > 10 ? [...new Set(ids)].slice(0, 9) : undefined;
    expect([category, commonUnits[category]]).toEqual([category, common]);
  }
});

/** Units of the same size may share a symbol (t is the tonne and the metric ton). */
function claimedSpellings(unit: UnitDefinition, units: readonly UnitDefinition[]): readonly string[] {
  const twin = units.find(
    ({ symbol, toBase }) => symbol === unit.symbol && JSON.stringify(toBase) === JSON.stringify(unit.toBase),
  );
  return unitSpellings(unit).filter((word) => twin === unit || word !== normalizeSpelling(unit.symbol));
}

describe.each(allCategoryUnits)('$category', ({ category, units }) => {
  const ids: readonly string[] = units.map(({ id }) => id);
  const findUnit = (id: string) => units.find((unit) => unit.id === id)!;

  test('units have unique spellings, sizes in lowest terms, and descriptions', () => {
    expect(duplicates(units.flatMap((unit) => claimedSpellings(unit, units)))).toEqual([]);
    for (const { id, slug, toBase } of units) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      const { numerator, denominator } = rational(BigInt(toBase.numerator), BigInt(toBase.denominator));
      expect([id, toBase]).toMatchObject([id, { numerator: `${numerator}`, denominator: `${denominator}` }]);
    }
    expect(Object.keys(allAbout[category]!)).toEqual(ids);
    for (const [id, { definition, use, examples, question }] of Object.entries(allAbout[category]!)) {
      for (const text of [definition, use]) expect(text).toMatch(SENTENCE);
      expect(examples.length).toBeGreaterThan(1);
      for (const other of question?.neighbors ?? []) expect(ids.filter((known) => known !== id)).toContain(other);
    }
  });

  test("notes are complete sentences about the category's pairs", () => {
    for (const [slug, paragraphs] of Object.entries(allNotes[category]!)) {
      expect([...pairsByCategory.get(category)!.keys()]).toContain(slug);
      for (const paragraph of paragraphs) expect(paragraph).toMatch(SENTENCE);
    }
  });

  test('mixed forms list the largest unit first, and no two start with the same unit', () => {
    const forms = mixedForms[category] ?? [];
    expect(forms.filter((form) => !isRising(form.units.map((id) => computeScale(findUnit(id))).toReversed()))).toEqual(
      [],
    );
    for (const { from, below } of forms)
      expect(isRising([rationalFromDecimal(from), rationalFromDecimal(below)])).toBe(true);
    expect(duplicates(forms.map((form) => form.units[0]!))).toEqual([]);
  });

  test("tables use the category's units, have ascending values, and are complete", async () => {
    const tables = await loadTables(category);
    for (const table of tables) {
      const { from, to = [], unit = from, valuesIn = [], resultIn = [] } = table;
      const ofValues = listValues(table).flatMap(([, , id]) => id ?? []);
      expect(ids).toEqual(expect.arrayContaining([from, ...to, unit, ...valuesIn, ...resultIn, ...ofValues]));
    }
    expect(tables.filter((table) => !isRising(listAmounts(table, findUnit(table.unit ?? table.from), units)))).toEqual(
      [],
    );
    for (const { labels, columns = [], values } of tables) {
      expect([values, typeof values === 'string']).toEqual([values, labels === undefined]);
      for (const { cells } of columns) expect(cells).toHaveLength(columns[0]!.cells.length);
      if (columns.length > 0) expect(columns.map(({ cells }) => cells.join(', '))).toContain(values);
    }
    expect(duplicates(tables.flatMap(({ from, to }) => (to ? [] : [from])))).toEqual([]);
  });
});

test('quick converters and written questions use known units, and featured conversions have notes and questions', () => {
  for (const { category, from, to } of quickConverterTabs)
    expect(allUnits.filter((unit) => unit.category === category && [from, to].includes(unit.id))).toHaveLength(2);
  const known = new Set([...pairsByCategory.values()].flatMap((pairs) => [...pairs.keys()]));
  expect(Object.keys(writtenFaqs).filter((slug) => !known.has(slug))).toEqual([]);
  for (const { category, slug } of featuredConversions)
    expect([slug, slug in writtenFaqs, slug in allNotes[category]!]).toEqual([slug, true, true]);
});

test('links to conversions show the correct unit names and equations', () => {
  const links = [...featuredConversions, ...recentlyAdded, ...Object.values(crossCategoryConversions).flat()];
  for (const { category, slug, label, ...rest } of links) {
    const { from, to } = pairsByCategory.get(category)!.get(slug)!;
    expect(label).toBe(`${from.name} to ${to.name}`);
    if (!('equation' in rest)) continue;
    const amount = from.id === 'C' ? 20n : 1n;
    const value = convert(rational(amount), from, to);
    const result = `${equalsSign(value, 6)} ${proseNumber(value, 6)} ${to.symbol}`;
    expect(rest.equation).toBe(`${amount} ${from.symbol} ${result}`);
  }
});

test('no URL matches pairs in two categories, even though the parts of a name such as ft-lb are units in both', () => {
  const unitsByWord = allCategoryUnits.map(
    ({ units }) => new Map(units.flatMap((unit) => unitSpellings(unit).map((word) => [word, unit]))),
  );
  for (const [at, first] of unitsByWord.entries()) {
    for (const second of unitsByWord.slice(at + 1)) {
      const shared = [...first.keys()].filter((word) => second.has(word));
      const isPair = (from: string, to: string) =>
        first.get(from) !== first.get(to) && second.get(from) !== second.get(to);
      const pairs = shared.flatMap((from) => shared.filter((to) => isPair(from, to)).map((to) => `${from}-to-${to}`));
      expect(pairs).toEqual([]);
    }
  }
});
