import { describe, expect, test } from '@jest/globals';
import { rationalFromDecimal } from '../engine/rational.ts';
import { convertLabValue, labFactor, labNumber, labValues } from './lab-values.ts';
import { readLabValue } from './read-lab-value.ts';

const ATOMIC_WEIGHTS = { C: 12.011, H: 1.008, N: 14.007, O: 15.999 };

const digits = (text: string) => text.replace(/[₀-₉]/g, (digit) => String(digit.codePointAt(0)! - 0x2080));

test.each(labValues)('$id has the molar mass of its formula and the factor from the second source', (labValue) => {
  const atoms = [...digits(labValue.formula).matchAll(/([CHNO])(\d*)/g)];
  const mass = atoms.reduce(
    (sum, [, atom, count]) => sum + ATOMIC_WEIGHTS[atom as 'C'] * Number(count === '' ? 1 : count),
    0,
  );
  expect(Math.abs(Number(labValue.molarMass) / mass - 1)).toBeLessThan(1e-4);
  const { numerator, denominator } = labFactor(labValue);
  const published = Number(labValue.amaFactor);
  expect(Number(denominator) / Number(numerator) / published).toBeCloseTo(1, 2);
});

test('a lab value converts to the other unit and back unchanged', () => {
  for (const labValue of labValues) {
    const there = convertLabValue(labValue, rationalFromDecimal('7.3'), labValue.molarUnit);
    expect(labNumber(convertLabValue(labValue, there, 'mg/dL'))).toBe('7.3');
  }
});

describe('a lab phrase', () => {
  test.each([
    ['5.5 mmol/L glucose in mg/dL', '99.09 mg/dL glucose'],
    ['100 mg/dl blood sugar to mmol/l', '5.551 mmol/L glucose'],
    ['glucose 7 mmol/l', '126.1 mg/dL glucose'],
    ['convert 126 mg/dL glucose to mmol/L', '6.994 mmol/L glucose'],
    ['what is 11.1 mmol per liter of glucose in mg per deciliter?', '200 mg/dL glucose'],
    ['200 mg/dL cholesterol in mmol/L', '5.172 mmol/L cholesterol'],
    ['LDL 3 mmol/L to mg/dL', '116 mg/dL cholesterol'],
    ['150 mg/dl triglycerides', '1.694 mmol/L triglycerides'],
    ['1 mg/dL creatinine in µmol/L', '88.4 µmol/L creatinine'],
    ['90 umol/L creatinine to mg/dl', '1.018 mg/dL creatinine'],
  ])('“%s” is converted to %s', (phrase, expected) => {
    const reading = readLabValue(phrase);
    if (reading?.kind !== 'reading') throw new Error(JSON.stringify(reading?.kind));
    const { labValue, value, from, to } = reading;
    expect(`${labNumber(convertLabValue(labValue, value, from))} ${to} ${labValue.name}`).toBe(expected);
  });

  test('uses the visitor’s decimal comma', () => {
    expect(readLabValue('5,5 mmol/l glucose', 'point-comma')).toMatchObject({ number: '5.5' });
  });

  test('without a substance offers choices', () => {
    const choices = (phrase: string) => {
      const reading = readLabValue(phrase);
      return reading?.kind === 'which' ? reading.choices.map(({ id }) => id) : reading;
    };
    expect(choices('5.5 mmol/L in mg/dL')).toEqual(['glucose', 'cholesterol', 'triglycerides']);
    expect(choices('100 mg/dL')).toEqual(['glucose', 'cholesterol', 'triglycerides', 'creatinine']);
    expect(choices('90 µmol/L to mg/dL')).toEqual(['creatinine']);
  });

  test.each([
    '5 mg to g',
    '5 mg/L glucose',
    '5 mmol/dl glucose',
    'glucose in mg/dL',
    '5.5 mmol/L insulin',
    '3 mmol/L creatinine',
    '5 mmol/L to mmol/L glucose',
    '-5 mmol/L glucose',
  ])('“%s” is not a lab value', (phrase) => {
    expect(readLabValue(phrase)).toBeUndefined();
  });
});
