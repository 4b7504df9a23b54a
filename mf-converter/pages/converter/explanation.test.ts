import { describe, expect, test } from '@jest/globals';
import { conversionFactor } from '@site/catalog/engine/published-factor';
import { resolveSlug } from '@site/catalog/engine/slug';
import { allUnits } from '@site/catalog/units/all-units';
import { parseQuantity } from '../../converter/quantity.ts';
import { getPair } from '../../pairs/pair.ts';
import { workedFormula } from './explanation.tsx';
import { exactnessSentence } from './sections/pair-notes.tsx';

const pairNamed = (slug: string) => {
  const { from, to } = resolveSlug(slug, allUnits)!;
  return getPair(from, to);
};

describe('the explanation', () => {
  test.each([
    ['feet-to-meters', '5', '5 × 0.3048 = 1.524 m'],
    ['inches-to-feet', '6', '6 ÷ 12 = 0.5 ft'],
    ['celsius-to-fahrenheit', '-40', '((−40) × 9/5) + 32 = −40 °F'],
    ['fahrenheit-to-celsius', '212', '(212 − 32) × 5/9 = 100 °C'],
    ['celsius-to-kelvin', '20', '20 + 273.15 = 293.15 K'],
    ['kg-to-pounds', '70', '70 × 2.204623 ≈ 154.324 lb'],
    ['mpg-to-l-100km', '30', '235.2146 ÷ 30 ≈ 7.84049 L/100 km'],
    ['l-100km-to-km-per-liter', '5', '100 ÷ 5 = 20 km/L'],
    ['km-per-liter-to-l-100km', '-8', '100 ÷ (−8) = −12.5 L/100 km'],
    ['mpg-to-l-100km', '0', '0 mpg has no equivalent, because you can’t divide by zero'],
    ['radians-to-turns', '3', '3 ÷ (2π) ≈ 0.477465 rev'],
    ['degrees-to-radians', '90', '90 × 0.0174533 ≈ 1.5708 rad'],
    ['feet-to-meters', '1.2e20', '1.2 × 10²⁰ × 0.3048 = 3.6576 × 10¹⁹ m'],
    ['mm-to-cm', '1.2e20', '1.2 × 10²⁰ ÷ 10 = 1.2 × 10¹⁹ cm'],
    ['mpg-to-l-100km', '1.2e20', '235.2146 ÷ (1.2 × 10²⁰) ≈ 1.96012 × 10⁻¹⁸ L/100 km'],
    ['torr-to-mmhg', '1', '1 × 0.99999986 ≈ 1 mmHg'],
    ['square-centimeters-to-acres', '5', '5 × 2.471054 × 10⁻⁸ ≈ 1.23553 × 10⁻⁷ ac'],
    ['meters-to-inches', '12345.6', '12345.6 × 39.37008 ≈ 486047 in'],
    ['kelvin-to-rankine', '10', '10 × 9/5 = 18 °R'],
  ])('shows the calculation of %s for %s: %s', (slug, text, worked) => {
    expect(workedFormula(pairNamed(slug), parseQuantity({ text }).value)).toBe(worked);
  });

  test('says whether the formula is exact or rounded without repeating its factor', () => {
    const sentence = (slug: string) =>
      exactnessSentence(pairNamed(slug), conversionFactor(pairNamed(slug).from, pairNamed(slug).to));
    expect(sentence('feet-to-meters')).toBe('The formula is exact.');
    expect(sentence('inches-to-feet')).toBe('The formula is exact.');
    expect(sentence('celsius-to-fahrenheit')).toBe('The formula is exact.');
    expect(sentence('miles-to-km')).toBe('The exact factor is 1.609344. The formula rounds it; the result doesn’t.');
    expect(sentence('meters-to-feet')).toBe(
      'The factor is a repeating decimal. The formula rounds it; the result divides by 0.3048, which is exact.',
    );
    expect(sentence('light-years-to-inches')).toBe(
      'The factor is a repeating decimal. The formula rounds it; the result uses the exact fraction.',
    );
    expect(sentence('km-to-miles')).toBe(
      'The factor is a repeating decimal. The formula rounds it; the result uses the exact fraction.',
    );
  });
});
