import { expect, test } from '@jest/globals';
import { convert } from '../engine/convert.ts';
import { findUnit } from '../engine/find-unit.ts';
import { formatFixed } from '../engine/format-quantity.ts';
import { parseDecimal } from '../engine/parse-decimal.ts';
import { compare, multiply, rational, rationalFromDecimal } from '../engine/rational.ts';
import { allCategoryUnits, allUnits } from './all-units.ts';
import { aboutUnit } from '../faqs/generated-faqs.ts';

const FIGURE = /(\d[\d,]*(?:\.\d+)?) ([a-zA-Z][a-zA-Z -]*?)(?=[,.;:)]|$| or | and | in | above | since | with )/g;

test('each definition states correct sizes', () => {
  for (const unit of allUnits.filter(({ category }) => category !== 'temperature')) {
    const units = allUnits.filter(({ category }) => category === unit.category);
    for (const [text, figure = '', words = ''] of aboutUnit(unit).definition.matchAll(FIGURE)) {
      const other = findUnit(words, units);
      const stated = parseDecimal(figure);
      if (!other || other === unit || !stated.ok) continue;
      const places = figure.split('.')[1]?.length ?? 0;
      expect(`${text}: ${formatFixed(convert(rational(1n), unit, other), places)}`).toBe(
        `${text}: ${formatFixed(stated.value, places)}`,
      );
    }
  }
});

test('an everyday example has the same size in every unit', () => {
  const told = allUnits.flatMap((unit) =>
    aboutUnit(unit).examples.map(({ label, quantity }) => {
      const ofKind = allCategoryUnits.find(({ category }) => category === unit.category)!.units;
      // Temperatures are converted to kelvins, so that ratios are meaningful.
      const base = ofKind.find(({ id }) => id === 'K') ?? ofKind[0]!;
      return { label, amount: `${quantity} ${unit.id}`, size: convert(rationalFromDecimal(quantity), unit, base) };
    }),
  );
  const unlike = told.flatMap((one) =>
    told
      .filter(({ label }) => label === one.label)
      .filter(({ size }) => compare(size, multiply(one.size, rational(102n, 100n))) > 0)
      .map(({ amount }) => `${one.label}: ${one.amount}, ${amount}`),
  );
  expect(unlike).toEqual([]);
});

test('no two units have the same definition or use', () => {
  for (const part of ['definition', 'use'] as const) {
    const texts = allUnits.map((unit) => aboutUnit(unit)[part]);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  }
});

test('the check finds quantities in a definition', () => {
  const figures = [...'A foot is 12 inches, exactly 0.3048 meters since the agreement of 1959.'.matchAll(FIGURE)];
  expect(figures.map(([, figure, words]) => `${figure} ${words}`)).toEqual(['12 inches', '0.3048 meters']);
});
