import type { TableSource } from './category-schema.ts';
import { convert } from './engine/convert.ts';
import { exponentOf, formatTrimmed } from './engine/format-decimal.ts';
import { formatExact } from './engine/format-exact.ts';
import { mixedValue } from './engine/mixed-units.ts';
import { proseNumber, wholeFigures, withMinusSign } from './engine/prose-number.ts';
import { absolute, add, divide, rational, rationalFromDecimal, type Rational } from './engine/rational.ts';
import type { UnitDefinition } from './engine/unit-definition.ts';

/** A table of a pair as it is shown. */
export interface LookupTable {
  title: string;
  caption: string;
  columns: readonly LookupColumn[];
  rows: readonly (readonly string[])[];
}

interface LookupColumn {
  label: string;
  /** Decimals stand under each other by their points, fractions by their ends. */
  kind: 'words' | 'decimals' | 'fractions';
}

const AT_MOST = 2;

/** The exponent of the least result that one can picture. */
const SMALLEST = -2;
const COUNTS = ['1', '2', '3', '4', '5', '8', '10', '15', '20', '25', '50', '75', '100'];

/** For units of which nobody has said what people look up: what the example table leaves out. */
const ANY_VALUES = ['3', '4', '6', '8', '15', '25', '30', '40', '75', '200', '500', '1000'];

/** The tables that are made for the pair, or else the one of its first unit. @param units all of the category */
export function lookupTables(
  from: UnitDefinition,
  to: UnitDefinition,
  sources: readonly TableSource[],
  units: readonly UnitDefinition[],
): LookupTable[] {
  const ofSource = sources.filter((source) => source.from === from.id);
  const made = ofSource.filter((source) => source.to?.includes(to.id)).slice(0, AT_MOST);
  const general = ofSource.find((source) => source.to === undefined) ?? { from: from.id, values: ANY_VALUES };
  return (
    made.length > 0
      ? made
      : [isTooSmall(general, from, to) ? { from: from.id, values: largeValues(from, to) } : general]
  ).map((source) => lookupTable(from, to, source, units));
}

/** Whether every value comes to a tiny fraction: the words of a processor in gigabytes tell nothing. */
function isTooSmall({ values }: TableSource, from: UnitDefinition, to: UnitDefinition): boolean {
  const results = values.map((value) =>
    absolute(convert(amountOf(typeof value === 'string' ? value : value[0]), from, to)),
  );
  return (
    from.category !== 'temperature' &&
    results.every((result) => result.numerator !== 0n && exponentOf(result) < SMALLEST)
  );
}

/** As many of a small unit as come to 1 to 100 of the large one, roughly. */
function largeValues(from: UnitDefinition, to: UnitDefinition): string[] {
  const exponent = -exponentOf(convert(rational(1n), from, to));
  return COUNTS.map((count) => `${count}${'0'.repeat(exponent)}`);
}

function lookupTable(
  from: UnitDefinition,
  to: UnitDefinition,
  source: TableSource,
  units: readonly UnitDefinition[],
): LookupTable {
  const { title = 'More values', labels, values, valuesIn, resultIn } = source;
  const unit = unitsOf([source.unit ?? from.id], units)[0] ?? from;
  const said = { value: valuesIn && unitsOf(valuesIn, units), result: resultIn && unitsOf(resultIn, units) };
  const texts = values.map((value) => (typeof value === 'string' ? value : value[0]));
  const results = texts.map((text) => convert(amountOf(text), unit, to));
  const isRounded = results.some((result) => said.result && !mixedValue(result, to, said.result).isExact);
  return {
    title,
    caption: `${title} in ${from.plural} and ${to.plural}`,
    columns: [
      ...(labels === undefined ? [] : [words(labels)]),
      said.value
        ? words(saidLabel(said.value))
        : { ...figures(from), kind: texts.some((text) => text.includes('/')) ? 'fractions' : 'decimals' },
      figures(to),
      ...(said.result ? [words(`${saidLabel(said.result)}${isRounded ? ', rounded' : ''}`)] : []),
    ],
    rows: values.map((entry, row) => {
      const [text, label] = typeof entry === 'string' ? [entry] : entry;
      const [value, result] = [amountOf(text), results[row]!];
      return [
        ...(label === undefined ? [] : [label]),
        said.value ? mixedValue(value, unit, said.value).text : withMinusSign(text),
        withMinusSign(shown(result, to)),
        ...(said.result ? [mixedValue(result, to, said.result).text] : []),
      ];
    }),
  };
}

function unitsOf(ids: readonly string[], units: readonly UnitDefinition[]): UnitDefinition[] {
  return ids.flatMap((id) => units.find((unit) => unit.id === id) ?? []);
}

function figures({ name, symbol }: UnitDefinition): LookupColumn {
  return { label: `${name} (${symbol})`, kind: 'decimals' };
}

function words(label: string): LookupColumn {
  return { label, kind: 'words' };
}

/** "Feet and inches", "As a fraction". */
function saidLabel(units: readonly UnitDefinition[]): string {
  const names = units.map(({ name }) => name.toLowerCase());
  const [first = '', ...rest] = [...names.slice(0, -2), names.slice(-2).join(' and ')];
  return names.length < 2 ? 'As a fraction' : [capitalised(first), ...rest].join(', ');
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `2.5`, `1/3` and `1 1/2`, which the schema has let through. */
export function amountOf(text: string): Rational {
  const [whole = '0', fraction] = splitFraction(text);
  const [numerator = '0', denominator = '1'] = fraction?.split('/') ?? [];
  return add(rationalFromDecimal(whole), divide(rationalFromDecimal(numerator), rationalFromDecimal(denominator)));
}

const FIGURES = 6;
const SHORT = 9;

/** Six figures, or as many as the whole digits are; temperatures to a tenth of a degree unless they end soon. */
function shown(value: Rational, { category }: UnitDefinition): string {
  const { isExact, text } = formatExact(value);
  if (category === 'temperature' && !(isExact && text.length <= SHORT)) return formatTrimmed(value, 1);
  return proseNumber(value, wholeFigures(value, FIGURES));
}

function splitFraction(text: string): string[] {
  if (!text.includes('/')) return [text];
  return text.includes(' ') ? text.split(' ') : ['0', text];
}
