import { capitalize } from './capitalize.ts';
import type { TableSource } from './category-schema.ts';
import { convert, isReciprocal } from './engine/convert.ts';
import { computeExponent, formatTrimmed } from './engine/format-quantity.ts';
import { formatExact } from './engine/format-exact.ts';
import { mixedValue } from './engine/mixed-units.ts';
import { proseNumber, wholeFigures, withMinusSign } from './engine/prose-number.ts';
import { absolute, add, divide, rational, rationalFromDecimal, type Rational } from './engine/rational.ts';
import type { UnitDefinition } from './engine/unit-definition.ts';

export interface LookupTable {
  title: string;
  caption: string;
  columns: readonly LookupColumn[];
  rows: readonly (readonly string[])[];
  /** Each row's value as text for a field in the source unit, such as `68` or `5 ft 8 in`. */
  inputs: readonly string[];
  valueColumn: number;
}

interface LookupColumn {
  label: string;
  /** Decimals align at the point, and fractions align right. */
  kind: 'words' | 'decimals' | 'fractions';
}

const MAX_TABLES = 2;

/** Smaller values are hard to imagine. */
const MIN_EXPONENT = -2;
const COUNTS = ['1', '2', '3', '4', '5', '8', '10', '15', '20', '25', '50', '75', '100'];

/** Values for units without a table of their own. The example table shows none of these. */
const ANY_VALUES = '3, 4, 6, 8, 15, 25, 30, 40, 75, 200, 500, 1000';

/** `units` must contain the whole category. */
export function lookupTables(
  from: UnitDefinition,
  to: UnitDefinition,
  sources: readonly TableSource[],
  units: readonly UnitDefinition[],
): LookupTable[] {
  const ofSource = sources.filter((source) => source.from === from.id);
  const made = ofSource.filter((source) => source.to?.includes(to.id)).slice(0, MAX_TABLES);
  const general = ofSource.find((source) => source.to === undefined) ?? { from: from.id, values: ANY_VALUES };
  return (
    made.length > 0
      ? made
      : [isTooSmall(general, from, to, units) ? { from: from.id, values: suitableValues(from, to) } : general]
  ).map((source) => lookupTable(from, to, source, units));
}

/** True if all results are very small, such as a few bytes in gigabytes. */
function isTooSmall(
  source: TableSource,
  from: UnitDefinition,
  to: UnitDefinition,
  units: readonly UnitDefinition[],
): boolean {
  const results = listAmounts(source, from, units).map((amount) => absolute(convert(amount, from, to)));
  return (
    from.category !== 'temperature' &&
    results.every((result) => result.numerator !== 0n && computeExponent(result) < MIN_EXPONENT)
  );
}

function suitableValues(from: UnitDefinition, to: UnitDefinition): string {
  const exponent = -computeExponent(convert(rational(1n), from, to));
  // In a reciprocal pair, smaller values have larger results.
  const values = isReciprocal(from, to)
    ? COUNTS.map((count) => formatTrimmed(rational(BigInt(count), 10n ** BigInt(exponent)), exponent))
    : COUNTS.map((count) => `${count}${'0'.repeat(exponent)}`);
  return values.join(', ');
}

function lookupTable(
  from: UnitDefinition,
  to: UnitDefinition,
  source: TableSource,
  units: readonly UnitDefinition[],
): LookupTable {
  const { title = 'More values', labels, valuesIn, resultIn, columns } = source;
  const caption = `${title} in ${from.plural} and ${to.plural}`;
  const values = listValues(source);
  const texts = values.map(([text]) => text);
  if (columns) return { title, caption, ...writtenTable(columns, texts) };
  const unit = listUnits([source.unit ?? from.id], units)[0] ?? from;
  const mixed = { value: valuesIn && listUnits(valuesIn, units), result: resultIn && listUnits(resultIn, units) };
  const rowUnits = values.map(([, , id]) => findUnit(id, units) ?? unit);
  const results = texts.map((text, row) => convert(toAmount(text), rowUnits[row]!, to));
  const isRounded = results.some((result) => mixed.result && !mixedValue(result, to, mixed.result).isExact);
  const kind = texts.some((text) => text.includes('/')) ? 'fractions' : 'decimals';
  return {
    title,
    caption,
    columns: [
      ...(labels === undefined ? [] : [words(labels)]),
      mixed.value ? words(mixedLabel(mixed.value)) : { label: from.fullName, kind },
      { label: to.fullName, kind: 'decimals' },
      ...(mixed.result ? [words(`${mixedLabel(mixed.result)}${isRounded ? ', rounded' : ''}`)] : []),
    ],
    inputs: texts.map((text, row) => {
      if (mixed.value) return mixedValue(toAmount(text), unit, mixed.value).text;
      return rowUnits[row]!.id === from.id ? text : `${text} ${rowUnits[row]!.symbol}`;
    }),
    valueColumn: labels === undefined ? 0 : 1,
    rows: values.map(([text, label], row) => {
      const [value, result] = [convert(toAmount(text), rowUnits[row]!, unit), results[row]!];
      const plain = rowUnits[row] === unit ? text : proseNumber(value, VALUE_FIGURES);
      return [
        ...(label === undefined ? [] : [label]),
        mixed.value ? mixedValue(value, unit, mixed.value).text : withMinusSign(plain),
        withMinusSign(shown(result, to)),
        ...(mixed.result ? [mixedValue(result, to, mixed.result).text] : []),
      ];
    }),
  };
}

function writtenTable(
  columns: NonNullable<TableSource['columns']>,
  inputs: readonly string[],
): Pick<LookupTable, 'columns' | 'rows' | 'inputs' | 'valueColumn'> {
  return {
    columns,
    rows: inputs.map((_, row) => columns.map(({ cells }) => cells[row]!)),
    inputs,
    valueColumn: columns.findIndex(({ cells }) => cells.every((cell, row) => cell === inputs[row])),
  };
}

export function listValues({ values }: TableSource): (readonly [amount: string, label?: string, unit?: string])[] {
  return typeof values === 'string' ? values.split(', ').map((amount) => [amount] as const) : [...values];
}

function findUnit(id: string | undefined, units: readonly UnitDefinition[]): UnitDefinition | undefined {
  return units.find((unit) => unit.id === id);
}

function listUnits(ids: readonly string[], units: readonly UnitDefinition[]): UnitDefinition[] {
  return ids.flatMap((id) => findUnit(id, units) ?? []);
}

function words(label: string): LookupColumn {
  return { label, kind: 'words' };
}

function mixedLabel(units: readonly UnitDefinition[]): string {
  const names = units.map(({ name }) => name.toLowerCase());
  const [first = '', ...rest] = [...names.slice(0, -2), names.slice(-2).join(' and ')];
  if (units[0]?.isClock) return 'In minutes and seconds';
  return names.length < 2 ? 'As a fraction' : [capitalize(first), ...rest].join(', ');
}

export function listAmounts(
  source: TableSource,
  unit: UnitDefinition,
  units: readonly UnitDefinition[],
): readonly Rational[] {
  return listValues(source).map(([text, , id]) => convert(toAmount(text), findUnit(id, units) ?? unit, unit));
}

function toAmount(text: string): Rational {
  const [whole = '0', fraction] = splitFraction(text);
  const [numerator = '0', denominator = '1'] = fraction?.split('/') ?? [];
  return add(rationalFromDecimal(whole), divide(rationalFromDecimal(numerator), rationalFromDecimal(denominator)));
}

const FIGURES = 6;
const VALUE_FIGURES = 4;
const SHORT = 9;

/** Temperatures use one decimal unless the exact value is short. */
function shown(value: Rational, { category }: UnitDefinition): string {
  const { isExact, text } = formatExact(value);
  if (category === 'temperature' && !(isExact && text.length <= SHORT)) return formatTrimmed(value, 1);
  return proseNumber(value, wholeFigures(value, FIGURES));
}

function splitFraction(text: string): string[] {
  if (!text.includes('/')) return [text];
  return text.includes(' ') ? text.split(' ') : ['0', text];
}
