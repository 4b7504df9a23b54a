import { parseDecimal } from '@site/catalogue/engine/parse-decimal';
import { rational } from '@site/catalogue/engine/rational';
import type { Rational } from '@site/catalogue/engine/rational';

/** What stands in a 'From' field, and the number that it holds or last held. */
export interface TypedValue {
  text: string;
  state: 'number' | 'empty' | 'not-a-number';
  /** Of the last text that was a number: what is empty or no number triggers no recomputation. */
  value: Rational;
  valueText: string;
}

const ONE: TypedValue = { text: '1', state: 'number', value: rational(1n), valueText: '1' };

/** `previous` is what stood in the field before; at first, 1. */
export function typedValue(text: string, previous: TypedValue = ONE): TypedValue {
  const parsed = parseDecimal(text);
  if (parsed.ok) return { text, state: 'number', value: parsed.value, valueText: text.trim() };
  return { ...previous, text, state: parsed.code === 'EMPTY' ? 'empty' : 'not-a-number' };
}
