import { separatorsOf } from '@site/catalogue/engine/number-format';
import type { NumberFormat } from '@site/catalogue/engine/number-format';

/** Excel reads a file without a byte order mark in the code page of its country. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Spreadsheets run cells that start like this, also in full-width forms and after blanks. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@|\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;
const NUMBER = /^[+-]?\d+(?:[.,]\d+)?(?:e[+-]?\d+)?$/i;

/** A file as RFC 4180 describes it. Where the comma is the decimal separator, spreadsheets separate cells by semicolons. */
export function csvFile(rows: readonly (readonly string[])[], format: NumberFormat): string {
  const separator = separatorsOf(format).decimal === ',' ? ';' : ',';
  const lines = rows.map((cells) => cells.map((cell) => csvCell(cell, separator)).join(separator));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

function csvCell(text: string, separator: string): string {
  const harmless = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /["\r\n]/.test(harmless) || harmless.includes(separator) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
