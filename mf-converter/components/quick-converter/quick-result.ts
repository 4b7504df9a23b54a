import { convert } from '@site/catalogue/engine/convert';
import { formatQuick } from '@site/catalogue/engine/format-quantity';
import { parseDecimal } from '@site/catalogue/engine/parse-decimal';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';

export const INVALID_INPUT = 'Invalid input';
export const INVALID_CONVERSION = 'Invalid conversion';

export function quickResult(text: string, from: UnitDefinition | undefined, to: UnitDefinition | undefined): string {
  const parsed = parseDecimal(text);
  if (!parsed.ok) return INVALID_INPUT;
  if (!from || !to || from.category !== to.category) return INVALID_CONVERSION;
  return formatQuick(convert(parsed.value, from, to));
}
