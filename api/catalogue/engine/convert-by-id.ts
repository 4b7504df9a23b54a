import { UNSUPPORTED_CONVERSION, unsupportedTemperature, unsupportedUnit } from './conversion-sentences.ts';
import { convert, hasCounterpart } from './convert.ts';
import { findUnit } from './find-unit.ts';
import type { Rational } from './rational.ts';
import type { CategoryUnits } from './unit-definition.ts';

export type ConversionResult =
  | { ok: true; value: Rational }
  | {
      ok: false;
      code: 'CATEGORY_UNKNOWN' | 'UNIT_UNKNOWN' | 'TEMPERATURE_UNKNOWN' | 'NO_COUNTERPART';
      message: string;
    };

/** Converts between units named by id or by any other spelling that the site knows. */
export function convertById(
  value: Rational,
  category: string,
  from: string,
  to: string,
  categories: readonly CategoryUnits[],
): ConversionResult {
  const units = categories.find((known) => known.category === category)?.units;
  if (!units) return { ok: false, code: 'CATEGORY_UNKNOWN', message: UNSUPPORTED_CONVERSION };
  const fromUnit = findUnit(from, units);
  const toUnit = findUnit(to, units);
  if (fromUnit && toUnit && !hasCounterpart(value, fromUnit, toUnit))
    return { ok: false, code: 'NO_COUNTERPART', message: UNSUPPORTED_CONVERSION };
  if (fromUnit && toUnit) return { ok: true, value: convert(value, fromUnit, toUnit) };
  if (category === 'temperature') {
    return { ok: false, code: 'TEMPERATURE_UNKNOWN', message: unsupportedTemperature(from, to) };
  }
  return { ok: false, code: 'UNIT_UNKNOWN', message: unsupportedUnit(category, fromUnit ? to : from) };
}
