import { absolute, compare, rational, type Rational } from './rational.ts';
import type { UnitDefinition } from './unit-definition.ts';

const ONE = rational(1n);

/** Pluralizes symbols that are words, such as cup. */
export function symbolFor(value: Rational, { symbol, singular, plural }: UnitDefinition): string {
  const isWord =
    /^[a-z]+(?: [a-z]+)?$/.test(symbol) &&
    plural !== singular &&
    (singular === symbol || singular.endsWith(` ${symbol}`));
  return isWord && compare(absolute(value), ONE) > 0 ? `${symbol}s` : symbol;
}
