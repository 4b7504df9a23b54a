import { BELOW_ABSOLUTE_ZERO, isBelowAbsoluteZero } from '@site/catalog/engine/absolute-zero';
import { convert, hasCounterpart } from '@site/catalog/engine/convert';
import type { NumberFormat } from '@site/catalog/engine/number-format';
import { parseDecimal } from '@site/catalog/engine/parse-decimal';
import { proseNumber } from '@site/catalog/engine/prose-number';
import type { Rational } from '@site/catalog/engine/rational';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { readQuantity, type QuantityReading } from '@site/catalog/phrases/read-quantity';
import { roundedText } from '../../format/rounding.ts';

export interface LineConversion {
  units: readonly UnitDefinition[];
  from: UnitDefinition;
  to: UnitDefinition;
  format: NumberFormat;
  rounding: string;
}

export interface ConvertedLine {
  text: string;
  result?: string;
  note?: string;
}

export function splitLines(text: string): string[] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  return lines === '' ? [] : lines.split('\n');
}

export function convertLine(line: string, { units, from, to, format, rounding }: LineConversion): ConvertedLine {
  const text = cellText(line);
  const plain = /[.,]/.test(text) ? undefined : parseDecimal(text, format);
  const reading: QuantityReading = plain?.ok ? { ...plain, parts: [] } : readQuantity(text, units, from, format);
  if (!reading.ok) return reading.code === 'EMPTY' ? { text } : { text, note: explainFailure(reading, from) };
  const { value } = reading;
  if (!hasCounterpart(value, from, to)) return { text, note: `0 ${from.symbol} has no value in ${to.plural}.` };
  const note = findNote(value, reading.other, from);
  const result = roundedText(convert(value, from, to), rounding, to);
  return note === undefined ? { text, result } : { text, result, note };
}

function cellText(line: string): string {
  const cells = line.split('\t').map((cell) => (/^"(?:[^"]|"")*"$/.test(cell) ? unquoted(cell) : cell));
  return cells.join(' ').trim();
}

function unquoted(cell: string): string {
  return cell.slice(1, -1).replaceAll('""', '"');
}

function explainFailure({ code, message, unknownUnit }: Extract<QuantityReading, { ok: false }>, from: UnitDefinition) {
  if (unknownUnit !== undefined) return `“${unknownUnit}” isn’t a unit of ${from.category.replaceAll('-', ' ')}.`;
  return code === 'NOT_A_NUMBER' ? 'This isn’t a number.' : `${message}.`;
}

const NOTE_DIGITS = 15;

function findNote(value: Rational, otherValue: Rational | undefined, from: UnitDefinition): string | undefined {
  if (isBelowAbsoluteZero(value, from)) return BELOW_ABSOLUTE_ZERO;
  return otherValue && `Read as ${proseNumber(value, NOTE_DIGITS)}, not as ${proseNumber(otherValue, NOTE_DIGITS)}.`;
}
