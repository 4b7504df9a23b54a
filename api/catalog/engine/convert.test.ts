import { describe, expect, test } from '@jest/globals';
import { allUnits } from '../categories/all-units.ts';
import { convert, hasCounterpart, isThroughPi } from './convert.ts';
import { formatExact } from './format-exact.ts';
import { formulaText } from './formula-text.ts';
import { equalsSign, proseNumber } from './prose-number.ts';
import { conversionFactor } from './published-factor.ts';
import { rational, rationalFromDecimal } from './rational.ts';

const unit = (id: string) => allUnits.find((known) => known.id === id)!;

describe('a conversion with π', () => {
  const [degree, radian, milliradian, turn] = [unit('deg'), unit('rad'), unit('mrad'), unit('turn')];

  test('is correct to all displayed digits and never reported as exact', () => {
    for (const [value, from, to, text] of [
      ['180', degree, radian, '3.1415926535897932385'],
      ['1', radian, degree, '57.295779513082320877'],
    ] as const) {
      const result = convert(rationalFromDecimal(value), from, to);
      expect(formatExact(result)).toEqual({ text, isExact: false });
      expect(equalsSign(result, 6)).toBe('≈');
      expect(isThroughPi(from, to)).toBe(true);
    }
  });

  test('converts back to the same value, and converts zero to zero', () => {
    const value = rationalFromDecimal('12.5');
    expect(convert(convert(value, degree, radian), radian, degree)).toEqual(value);
    expect(convert(rational(0n), degree, radian)).toEqual(rational(0n));
  });

  test('is exact between two units that both involve π', () => {
    expect(isThroughPi(radian, milliradian)).toBe(false);
    expect(convert(rational(1n), radian, milliradian)).toEqual(rational(1000n));
  });

  test.each([
    [degree, radian, 'degrees × π/180 = radians'],
    [radian, degree, 'radians × 180/π = degrees'],
    [turn, radian, 'turns × 2π = radians'],
    [radian, turn, 'radians ÷ (2π) = turns'],
    [milliradian, degree, 'milliradians × 9/(50π) = degrees'],
    [degree, milliradian, 'degrees × 50π/9 = milliradians'],
  ])('has a formula with π', (from, to, formula) => {
    expect(formulaText(from, to)).toBe(formula);
  });
});

describe('a reciprocal pair', () => {
  const [kmPerLiter, milesPerGallon, litersPer100Km] = [unit('km-l'), unit('mpg-us'), unit('l-100km')];

  test('uses the same rule in both directions', () => {
    expect(convert(rational(20n), kmPerLiter, litersPer100Km)).toEqual(rational(5n));
    expect(convert(rational(5n), litersPer100Km, kmPerLiter)).toEqual(rational(20n));
    const value = rationalFromDecimal('-7.3');
    expect(convert(convert(value, milesPerGallon, litersPer100Km), litersPer100Km, milesPerGallon)).toEqual(value);
    expect(convert(value, litersPer100Km, litersPer100Km)).toEqual(value);
  });

  test('has no counterpart for zero', () => {
    expect(hasCounterpart(rational(0n), kmPerLiter, milesPerGallon)).toBe(true);
    expect(hasCounterpart(rational(1n), kmPerLiter, litersPer100Km)).toBe(true);
    for (const [from, to] of [
      [kmPerLiter, litersPer100Km],
      [litersPer100Km, kmPerLiter],
    ] as const) {
      expect(hasCounterpart(rational(0n), from, to)).toBe(false);
      expect(() => convert(rational(0n), from, to)).toThrow(RangeError);
    }
  });

  test('has a formula that divides instead of a factor', () => {
    expect(conversionFactor(milesPerGallon, litersPer100Km)).toBe('special');
    expect(formulaText(milesPerGallon, litersPer100Km)).toBe('235.215 ÷ mpg = L/100 km');
    expect(formulaText(litersPer100Km, kmPerLiter)).toBe('100 ÷ (L/100 km) = km/L');
    expect(proseNumber(convert(rational(30n), milesPerGallon, litersPer100Km), 6)).toBe('7.84049');
  });
});
