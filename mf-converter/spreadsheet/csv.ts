import { separatorsOf } from '@site/catalogue/engine/number-format';
import type { NumberFormat } from '@site/catalogue/engine/number-format';

/** For Excel. */
const BYTE_ORDER_MARK = '\uFEFF';

const FORMULA = /^[\s\p{Cf}]*[=+\-@|\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;
const NUMBER = /^[+-]?\d+(?:[.,]\d+)?(?:e[+-]?\d+)?$/i;

export function csvFile(rows: readonly (readonly string[])[], format: NumberFormat): string {
  const separator = separatorsOf(format).decimal === ',' ? ';' : ',';
  const lines = rows.map((cells) => cells.map((cell) => csvCell(cell, separator)).join(separator));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

function csvCell(text: string, separator: string): string {
  const harmless = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /["\r\n]/.test(harmless) || harmless.includes(separator) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
