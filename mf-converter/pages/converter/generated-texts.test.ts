import { describe, expect, test } from '@jest/globals';
import { conversionFactor } from '@site/catalog/engine/published-factor';
import { rationalFromShown } from '@site/catalog/engine/rational';
import { formulaText } from '@site/catalog/engine/formula-text';
import { generatedFaqs } from '@site/catalog/faqs/generated-faqs';
import { loadAbout } from '@site/catalog/load-about';
import { loadTables } from '@site/catalog/load-texts';
import { lookupTables } from '@site/catalog/lookup-tables';
import { allCategoryUnits } from '@site/catalog/units/all-units';
import { createContext, runInContext } from 'node:vm';
import { parseQuantity } from '../../converter/quantity.ts';
import { pairHeading, getPair } from '../../pairs/pair.ts';
import { shownFormula, workedFormula } from './explanation.tsx';
import { converterPageHead } from './head.ts';
import { getAmbiguities } from './sections/ambiguity.tsx';
import { everydayExamples } from './sections/everyday-section.tsx';
import { exactnessSentence } from './sections/pair-notes.tsx';

const calculator = createContext({});
const VALUES = ['1', '2', '0.25', '98.6', '2000', '-40'];

const pages = (
  await Promise.all(
    allCategoryUnits.map(async ({ category, units }) => {
      const [about, sources] = await Promise.all([loadAbout(category), loadTables(category)]);
      return units.flatMap((from) =>
        units
          .filter((to) => to !== from)
          .map((to) => {
            const pair = getPair(from, to);
            const faqs = generatedFaqs(from, to);
            const tables = lookupTables(from, to, sources, units);
            return {
              pair,
              faqs,
              tables,
              formula: shownFormula(formulaText(from, to)),
              head: converterPageHead(pair, category, faqs),
              facts: [exactnessSentence(pair, conversionFactor(from, to))],
              everyday: everydayExamples(pair, about).map(({ lead, quantity, rest }) => lead + quantity + rest),
              inputs: [
                ...tables.flatMap(({ inputs }) => inputs),
                ...everydayExamples(pair, about).map(({ input }) => input),
              ].filter((input) => parseQuantity({ text: input }, { unit: from, units }).state !== 'number'),
              worked: VALUES.map((value) => workedFormula(pair, rationalFromShown(value))),
              ambiguities: getAmbiguities(pair, units),
            };
          }),
      );
    }),
  )
).flat();

test('each page’s field can parse the values in the page’s links', () => {
  const unread = pages.flatMap(({ pair, inputs }) => inputs.map((input) => `${pair.slug}: ${input}`));
  expect(unread.slice(0, 10)).toEqual([]);
});

type Page = (typeof pages)[number];

/** Returns only sentences, without tables or worked calculations. */
const sentencesOf = ({ faqs, facts, everyday, head }: Page) => [
  ...faqs.flatMap(({ question, answer }) => [question, answer]),
  ...facts,
  ...everyday,
  head.description,
];

const proseOf = (page: Page) => [
  page.formula,
  ...sentencesOf(page),
  ...page.worked,
  ...page.tables.flatMap(({ title, caption, columns, rows }) => [
    title,
    caption,
    ...columns.map(({ label }) => label),
    ...rows.flat(),
  ]),
];

const getPage = (slug: string) => pages.find(({ pair }) => pair.slug === slug)!;

function found(pattern: RegExp, textsOf: (page: Page) => readonly string[] = proseOf): string[] {
  return pages
    .flatMap((page) =>
      textsOf(page)
        .filter((text) => pattern.test(text))
        .map((text) => `${page.pair.slug}: ${text}`),
    )
    .slice(0, 10);
}

describe('generated text never contains', () => {
  test.each([
    ['a value that is not text', /undefined|NaN|Infinity|\bnull\b|\[object/],
    ['an e for a power of ten', /\d(?:\.\d+)?e[+-]?\d/],
    ['a hyphen for a minus', /(?:^|[\s(≈=])-\d/],
    ['an ellipsis', /…/],
    ['zero with a sign', /[-−]0(?![.\d])/],
    ['a double space', / {2}/],
    ['a rule that computes "with dividing"', /with (?:dividing|multiplying)|without end/],
    [
      'a singular unit after a plural number',
      /(?<![\d./])(?:[2-9]|[1-9]\d+)(?:\.\d+)? (?:metric )?(?:cup|bit)\b(?!\/)/,
    ],
    ['“are” after a quantity', /\d [a-z]+s are /],
    ['the wrong article', /\b[Aa] (?:[ai]|e(?!uro)|o(?!ne)|hour)|\b[Aa]n (?!hour|[aeioA-Z])/],
  ])('%s', (_, pattern) => {
    expect(found(pattern)).toEqual([]);
  });

  test.each([
    ['five digits without a comma', /(?<![\d.,])\d{5,}/, 'A mile is 63360 inches.'],
    ['a comma in four digits', /(?<![\d.,])\d,\d{3}(?![\d,])/, 'A mile is 5,280 feet.'],
    [
      'a capitalized unit within a sentence',
      /[a-z,] (?:Feet|Inches|Yards|Miles|Meters|Pounds|Ounces|Grams|Liters|Gallons|Bytes|Bits|Joules|Seconds|Hours|Newtons|Pascals|Radians)\b/,
      'How do I convert from Feet to Meters?',
    ],
    ['“makes … of”, which is not English', /makes \S+ [a-z -]+ of \d/, 'That makes 80 kilometers of 50 miles.'],
    ['a rate inside another rate', /are in an? [a-z]+ per /, 'How many knots are in a mile per hour?'],
  ])('%s, in a sentence', (_, pattern, example) => {
    expect(example).toMatch(pattern);
    expect(found(pattern, sentencesOf)).toEqual([]);
  });

  test('a repeated sentence', () => {
    const repeated = pages.flatMap((page) => {
      const sentences = sentencesOf(page)
        .flatMap((text) => text.split(/(?<=[.?!]) /))
        .filter(({ length }) => length > 8);
      return sentences
        .filter((sentence, at) => sentences.indexOf(sentence) !== at)
        .map((sentence) => `${page.pair.slug}: ${sentence}`);
    });
    expect(repeated).toEqual([]);
  });

  test('“about” before a number of more than three significant digits', () => {
    const figures = (text: string) =>
      (/\babout (−?[\d.,]+)/.exec(text)?.[1] ?? '').replaceAll(',', '').replace(/^[−0.]+|\.|0+$/g, '').length;
    expect(pages.flatMap(({ everyday }) => everyday.filter((text) => figures(text) > 3))).toEqual([]);
  });
});

test('explanations and descriptions are unique, and descriptions are short enough for search results', () => {
  const descriptions = pages.map(({ head }) => head.description);
  expect(new Set(pages.map(({ formula, facts, worked }) => [formula, ...facts, ...worked].join(' '))).size).toBe(
    pages.length,
  );
  expect(new Set(descriptions).size).toBe(pages.length);
  expect(descriptions.filter(({ length }) => length > 160)).toEqual([]);
  expect(new Set(descriptions.map((text) => text.slice(-40))).size).toBeGreaterThan(pages.length * 0.6);
});

test('a page repeats no example, not even in its FAQs', () => {
  for (const { everyday, faqs } of pages) {
    const labels = everyday.map((text) => text.split(': ')[0]!);
    expect(new Set(labels).size).toBe(labels.length);
    for (const label of labels)
      expect(faqs.map(({ question }) => question.toLowerCase())).not.toContainEqual(`what is ${label.toLowerCase()}`);
  }
});

test('no example merely repeats a unit’s definition', () => {
  const restated =
    /^((The )?(volume|weight|mass) of )?(a|one) ([\w ]+ )?(barrel|carat|cup|gallon)( of oil)?: .* = 1 \D+$/i;
  expect(found(restated, ({ everyday }) => everyday)).toEqual([]);
});

test('worked formulas and FAQ examples are correct, and this check detects a wrong digit', () => {
  const wrong = pages.flatMap(({ pair, worked, faqs }) =>
    [
      ...worked.filter((text) => !computes(text)),
      ...faqs.slice(0, 1).flatMap(({ answer }) => (answerComputes(answer) ? [] : [answer])),
    ].map((text) => `${pair.slug}: ${text}`),
  );
  expect(wrong.slice(0, 10)).toEqual([]);
  expect(computes('2000 × 1.60934 ≈ 3218.69 km')).toBe(false);
  expect(computes('2000 × 1.609344 ≈ 3218.69 km')).toBe(true);
  expect(answerComputes('To convert bar to psi, multiply by 14.5038. For example, 5 bar is 72.5189 psi.')).toBe(false);
});

test('worked formulas keep known whole digits, and decimals in tables have at most six significant digits', () => {
  expect(getPage('miles-to-mm').worked[0]).toBe('1 × 1609344 = 1609344 mm');
  expect(getPage('square-miles-to-square-meters').worked[0]).toBe('1 × 2589988.11 ≈ 2589988 m²');
  const cells = pages.flatMap(({ tables }) =>
    tables.flatMap(({ columns, rows }) =>
      rows.map((row) => row[columns.findLastIndex(({ kind }) => kind === 'decimals')]!),
    ),
  );
  const figures = (text: string) => text.replace(/ .*/, '').replace(/^[−0.]+|\./g, '').length;
  expect(cells.filter((text) => text.includes('.') && figures(text) > 6)).toEqual([]);
});

test('each page has a table with suitable values and no fractions of a bit', () => {
  for (const { pair, tables } of pages) {
    expect(tables.length).toBeGreaterThan(0);
    for (const { rows } of tables) {
      expect(rows.length).toBeGreaterThanOrEqual(3);
      if (pair.from.category !== 'temperature')
        expect(rows.some((cells) => cells.some((cell, at) => at > 0 && !/^0\.00|⁻/.test(cell)))).toBe(true);
      if (pair.from.id === 'bit') expect(rows.filter(([input = '']) => input.includes('.'))).toEqual([]);
    }
  }
});

test('the oven table is the same in both directions, and each page’s field accepts its own scale', () => {
  const [back, forth] = ['celsius-to-fahrenheit', 'fahrenheit-to-celsius'].map((slug) =>
    getPage(slug).tables.find(({ title }) => title === 'Oven temperatures'),
  );
  expect(back!.rows).toEqual(forth!.rows);
  expect(back!.rows).toContainEqual(['4', '350', '176.7', '180', '160']);
  expect([back!.inputs[5], forth!.inputs[5]]).toEqual(['180', '350']);
});

test('a wine bottle holds 750 mL in both drinks tables', () => {
  const formatRow = (slug: string) => {
    const { rows, inputs } = getPage(slug).tables[0]!;
    const row = rows.findIndex(([label]) => label === 'Bottle of wine');
    return [...rows[row]!, inputs[row]];
  };
  expect(formatRow('fluid-ounces-to-ml')).toEqual(['Bottle of wine', '25.36', '750', '750 mL']);
  expect(formatRow('ml-to-fluid-ounces')).toEqual(['Bottle of wine', '750', '25.3605', '750']);
});

test.each([
  ['gallons-to-liters', [['gallon', 'US gallon, about 3.79 L', 'uk-gallons-to-liters']]],
  ['kg-to-short-tons', [['ton', 'US ton, 2000 lb', 'kg-to-tonnes', 'kg-to-long-tons']]],
  ['calories-to-joules', [['calorie', 'small calorie, 4.184 J', 'kcal-to-joules']]],
  ['meters-to-feet', []],
  ['minutes-to-hours', []],
  ['mbit-to-bytes', [['MB', expect.stringContaining('a lowercase b means bits'), 'mb-to-bytes']]],
  ['nautical-miles-to-km', [['nm', expect.stringContaining('nautical miles are NM'), 'nanometers-to-km']]],
  ['mb-to-bits', [['MB', 'megabyte', 'mbit-to-bits']]],
])('the ambiguous names on %s link to their other meanings, and no note contradicts a spelling', (slug, notes) => {
  expect(
    getPage(slug).ambiguities.map(({ name, label, note, meanings }) => [
      name,
      label ?? note,
      ...meanings.map(({ pair }) => pair.slug),
    ]),
  ).toEqual(notes);
});

test('an FAQ divides by the same number as the formula', () => {
  const divided = pages.flatMap(({ pair, formula, faqs }) => {
    const [, divisor] = /÷ (\d{2,16}) = /.exec(formula) ?? [];
    // Skip powers of ten, which only move the decimal point.
    return divisor && !/^10+$/.test(divisor) ? [{ slug: pair.slug, divisor, answer: faqs[0]?.answer ?? '' }] : [];
  });
  expect(divided.length).toBeGreaterThan(100);
  for (const { slug, divisor, answer } of divided)
    expect(`${slug}: ${answer.replaceAll(',', '')}`).toMatch(
      new RegExp(`multiply by [\\d.]+(?: × 10[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)? or divide by ${divisor}\\b`),
    );
});

test('descriptions mention if both names are of the same unit, and do not repeat the formula', () => {
  expect(getPage('metric-tons-to-tonnes').head.description).toBe(
    'Convert metric tons to tonnes: two names for the same unit, t, so the number doesn’t change.',
  );
  expect(pairHeading(getPage('cubic-feet-to-metric-cups').pair)).toBe('Cubic feet to metric cups');
  for (const { pair, head, facts } of pages) {
    const factor = conversionFactor(pair.from, pair.to);
    if (!/^\d+\.\d{4,}$/.test(factor)) continue;
    expect(facts.join(' ')).not.toContain(`${factor} `);
    expect(head.description).not.toContain(formulaText(pair.from, pair.to));
  }
});

/** Double precision exceeds the digits shown. */
function computes(text: string): boolean {
  const [left = '', right = ''] = text.split(/ [=≈] /);
  if (right === '') return text.includes('no counterpart');
  return agrees(evaluate(left), right);
}

function answerComputes(answer: string): boolean {
  const [, rule = '', given = '', result = ''] =
    /(?:multiply by \S+(?: × 10\S+)?, or )?(divide by [^\s,:]+|multiply by \S+(?: × 10\S+)?|formula .*? =).*?For example, ([−\d.]+(?: × 10)?[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]*) .*?is ([−\d.]+(?: × 10)?[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]*) /.exec(
      answer.replace(/(?<=\d),(?=\d{3})/g, ''),
    ) ?? [];
  if (rule === '') return answer.includes('the same size') || !answer.includes('For example');
  if (rule.startsWith('formula')) return true;
  const step = rule.startsWith('multiply') ? '×' : '÷';
  return agrees(evaluate(`${given} ${step} (${rule.replace(/^\w+ by /, '').replace(/[.,:]$/, '')})`), result);
}

/** Allows half a unit in the last digit shown. */
function agrees(value: number, shown: string): boolean {
  const [, sign = '', mantissa = '', , power = ''] =
    /^(−?)(10(?=[⁰¹²³⁴⁵⁶⁷⁸⁹⁻])|[\d.]+)( × 10)?([⁰¹²³⁴⁵⁶⁷⁸⁹⁻]*)/.exec(shown) ?? [];
  const figure = mantissa === '10' && power !== '' ? '1' : mantissa;
  const scale = 10 ** (power === '' ? 0 : Number(plain(power)));
  const places = figure.split('.')[1]?.length ?? 0;
  const trailing = places === 0 ? Math.max(0, figure.length - 6) : 0;
  const expected = Number(figure) * scale * (sign === '' ? 1 : -1);
  const half = 0.5 * 10 ** (trailing - places) * scale;
  return Math.abs(value - expected) <= half * (1 + 1e-6) + Math.abs(expected) * 1e-12;
}

function evaluate(text: string): number {
  const script = text
    .replace(/× 10([⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+)/g, (_, power: string) => `* 1e${plain(power)}`)
    .replace(/\b10([⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+)/g, (_, power: string) => `1e${plain(power)}`)
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
    .replaceAll('−', '-')
    .replaceAll('π', '(Math.PI)')
    .replace(/(\d)\(Math/g, '$1*(Math');
  return Number(runInContext(script, calculator));
}

function plain(power: string): string {
  return [...power].map((character) => (character === '⁻' ? '-' : '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(character))).join('');
}
