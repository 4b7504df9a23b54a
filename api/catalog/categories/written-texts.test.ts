import { expect, test } from '@jest/globals';
import { catalog } from '../catalog.ts';
import { convert } from '../engine/convert.ts';
import { findUnit } from '../engine/find-unit.ts';
import { formatFixed } from '../engine/format-quantity.ts';
import { parseDecimal } from '../engine/parse-decimal.ts';
import { proseNumber } from '../engine/prose-number.ts';
import { add, divide, equals, multiply, rational, subtract, type Rational } from '../engine/rational.ts';
import { writtenFaqs } from '../faqs/written-faqs.ts';
import { featuredConversion } from '../lists/featured-conversions.ts';
import { loadEducation } from '../load-texts.ts';
import { categories } from '../lists/categories.ts';
import { allNotes } from './all-texts.ts';
import { allCategoryUnits } from './all-units.ts';

const NUMBER = String.raw`[-−]?(?:\d[\d,]*)?\.?\d+`;
const UNIT = String.raw`(?:[^\d.,:;]|(?<=per )100(?= k))+?`;
const END = String.raw`(?=[.,;:?]| (?:and|at|against|below|from|in|under|which) |$)`;

const STATEMENT = new RegExp(`(${NUMBER}) (${UNIT}) is (?:about |exactly )?(${NUMBER}) (${UNIT})${END}`, 'g');
const SHORTCUT = new RegExp(
  `(${NUMBER}) (${UNIT}) comes out to (${NUMBER})(?: (${UNIT}))?; the actual value is (${NUMBER})`,
  'g',
);
const SUM = new RegExp(`(${NUMBER}(?: [×/+−] ${NUMBER})+) [=≈] (${NUMBER})`, 'g');
const ERROR = /(\d+(?:\.\d+)?) percent (?:too )?(high|low|much)/;

const toNumber = (text: string): Rational => {
  const parsed = parseDecimal(text);
  if (!parsed.ok) throw new RangeError(`${text} is not a number`);
  return parsed.value;
};
const like = (text: string, value: Rational) => formatFixed(value, text.split('.')[1]?.length ?? 0);
const claim = (text: string, stated: string, value: Rational | undefined) => ({
  text,
  stated: like(stated, toNumber(stated)),
  exact: value ? like(stated, value) : 'unreadable',
});

function converted(value: string, fromName: string, toName: string): Rational | undefined {
  for (const { units } of allCategoryUnits) {
    const [from, to] = [findUnit(fromName, units), findUnit(toName, units)];
    if (from && to) return convert(toNumber(value), from, to);
  }
  return undefined;
}

const OPERATIONS: Readonly<Record<string, (a: Rational, b: Rational) => Rational>> = {
  '×': multiply,
  '/': divide,
  '+': add,
  '−': subtract,
};

function computed(sum: string): Rational {
  const tokens = sum.split(' ');
  const lowest = Math.max(tokens.lastIndexOf('+'), tokens.lastIndexOf('−'));
  const at = lowest > 0 ? lowest : tokens.length - 2;
  return tokens.length === 1
    ? toNumber(sum)
    : OPERATIONS[tokens[at]!]!(computed(tokens.slice(0, at).join(' ')), computed(tokens.slice(at + 1).join(' ')));
}

function claims(text: string, to: string | undefined) {
  return [
    ...[...text.matchAll(STATEMENT)].map(([all, value = '', from = '', stated = '', unit = '']) =>
      claim(all, stated, converted(value, from, unit)),
    ),
    ...[...text.matchAll(SUM)].map(([all, sum = '', stated = '']) => claim(all, stated, computed(sum))),
    ...[...text.matchAll(SHORTCUT)].flatMap(([all, value = '', from = '', estimate = '', unit = '', stated = '']) => {
      const exact = converted(value, from, unit || (to ?? ''));
      const [, percent, direction] = ERROR.exec(text.slice(text.indexOf(all))) ?? [];
      if (!exact || !percent) return [claim(all, stated, exact)];
      const off = subtract(multiply(divide(toNumber(estimate), exact), rational(100n)), rational(100n));
      return [
        claim(all, stated, exact),
        claim(
          `${all}: ${percent} percent ${direction}`,
          percent,
          direction === 'low' ? subtract(rational(0n), off) : off,
        ),
      ];
    }),
  ];
}

const toFigures = (text: string) => text.replace(/^[-−0.]+|[.,]/g, '').length;

/** A rounded number must have five digits or follow "about". */
function expectFiguresOrAbout(text: string): void {
  const rounded = [...text.matchAll(STATEMENT)].filter(([, value = '', from = '', stated = '', unit = '']) => {
    const exact = converted(value, from, unit);
    return exact && !equals(exact, toNumber(stated)) && proseNumber(exact, 5) !== stated && toFigures(stated) < 5;
  });
  expect(rounded.map(([all]) => all).filter((all) => !all.includes(' is about '))).toEqual([]);
}

function expectTrue(text: string, to?: string): number {
  expectFiguresOrAbout(text);
  const found = claims(text, to);
  for (const one of found) expect(`${one.text}: ${one.exact}`).toBe(`${one.text}: ${one.stated}`);
  return found.length;
}

test('each page has up to six different written questions with correct numbers', () => {
  for (const [slug, faqs] of Object.entries(writtenFaqs)) {
    const questions = new Set(faqs.map(({ question }) => question)).size;
    expect([slug, questions]).toEqual([slug, faqs.length]);
    expect([slug, questions > 6 || questions < (featuredConversion(slug) ? 4 : 2)]).toEqual([slug, false]);
    expect([slug, faqs.filter(({ answer }) => expectTrue(answer) > 0).length]).not.toEqual([slug, 0]);
  }
});

const notes = Object.values(allNotes).flatMap((ofCategory) => Object.entries(ofCategory));

test('no question repeats the shortcut in the notes', () => {
  const asked = notes
    .filter(([slug]) => !featuredConversion(slug))
    .flatMap(([slug]) => (catalog.faqs(slug) ?? []).map(({ question }) => `${slug}: ${question}`));
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((question) => question.includes('in my head'))).toEqual([]);
});

test('the notes on each page contain at least one number, and all their numbers are correct', () => {
  expect(notes.length).toBeGreaterThan(100);
  for (const [slug, paragraphs] of notes) {
    const [, to = ''] = slug.split('-to-');
    const figures = paragraphs.map((paragraph) => expectTrue(paragraph, to));
    expect([slug, figures.some((count) => count > 0)]).toEqual([slug, true]);
  }
});

test('each article is complete, cites its sources, and contains correct numbers', async () => {
  for (const { slug } of categories) {
    const { sections, sources } = (await loadEducation(slug))!;
    const paragraphs = sections.flatMap((section) => section.paragraphs);
    const isLong = ['length', 'weight', 'temperature'].includes(slug);
    expect([slug, sources]).toEqual([slug, expect.anything()]);
    expect([slug, paragraphs.join(' ').split(/\s+/).length > (isLong ? 450 : 160)]).toEqual([slug, true]);
    expect([slug, sections.length >= (isLong ? 6 : 3)]).toEqual([slug, true]);
    for (const { heading } of sections) expect(heading).toMatch(/^[A-Z0-9].*[^.]$/);
    for (const paragraph of paragraphs) expect(paragraph).toMatch(/^[A-Z0-9].*[.]$/);
    // Articles also compare things other than units, so skip unreadable claims.
    for (const { text, exact, stated } of paragraphs.flatMap((paragraph) => claims(paragraph, undefined)))
      expect(`${text}: ${exact}`).toBe(`${text}: ${exact === 'unreadable' ? exact : stated}`);
  }
});

test.each([
  ['6 feet is 1.83 meters, and 2 feet is about 0.62 meters.', ['1.83 1.83', '0.62 0.61']],
  ['For 11 stone 4, 11 × 14 + 4 = 159 pounds, and 20 × 9 / 5 − 3 = 33.', ['159 158', '33 33']],
  [
    '80 kilometers comes out to 50 miles; the actual value is 49.71. That is 0.7 percent high.',
    ['49.71 49.71', '0.7 0.6'],
  ],
])('the check finds a wrong number: %s', (text, figures) => {
  expect(claims(text, undefined).map(({ stated, exact }) => `${stated} ${exact}`)).toEqual(figures);
});
