import { describe, expect, test } from '@jest/globals';
import { allUnits } from '../categories/all-units.ts';
import { formulaText } from './formula-text.ts';
import { resolveSlug } from './slug.ts';

function formatFormula(slug: string): string {
  const pair = resolveSlug(slug, allUnits);
  if (!pair) throw new Error(slug);
  return formulaText(pair.from, pair.to);
}

describe('the formula box reads', () => {
  test.each([
    ['feet-to-meters', 'feet × 0.3048 = meters'],
    ['meters-to-feet', 'meters × 3.28084 = feet'],
    ['inches-to-feet', 'inches ÷ 12 = feet'],
    ['kph-to-meters-per-second', 'kilometers per hour ÷ 3.6 = meters per second'],
    ['miles-to-inches', 'miles × 63360 = inches'],
    ['square-miles-to-square-meters', 'square miles × 2589988.11 = square meters'],
    ['tonnes-to-metric-tons', 'tonnes × 1 = metric tons'],
    ['torr-to-mmhg', 'torr × 0.99999986 = millimeters of mercury'],
    ['celsius-to-fahrenheit', '(°C × 9/5) + 32 = °F'],
    ['celsius-to-kelvin', '°C + 273.15 = K'],
    ['celsius-to-rankine', '(°C × 9/5) + 491.67 = °R'],
    ['fahrenheit-to-celsius', '(°F − 32) × 5/9 = °C'],
    ['fahrenheit-to-kelvin', '(°F + 459.67) × 5/9 = K'],
    ['fahrenheit-to-rankine', '°F + 459.67 = °R'],
    ['kelvin-to-celsius', 'K − 273.15 = °C'],
    ['kelvin-to-fahrenheit', '(K × 9/5) − 459.67 = °F'],
    ['kelvin-to-rankine', 'K × 9/5 = °R'],
    ['rankine-to-celsius', '(°R − 491.67) × 5/9 = °C'],
    ['rankine-to-fahrenheit', '°R − 459.67 = °F'],
    ['rankine-to-kelvin', '°R × 5/9 = K'],
  ])('%s: %s', (slug, formula) => {
    expect(formatFormula(slug)).toBe(formula);
  });

  test('a distinct formula for every pair', () => {
    const pairs = allUnits.flatMap((from) =>
      allUnits.filter((to) => to.category === from.category && to !== from).map((to) => formulaText(from, to)),
    );
    expect(new Set(pairs).size).toBe(pairs.length);
  });
});
