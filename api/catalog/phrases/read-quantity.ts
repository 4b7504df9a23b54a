import { convert, hasCounterpart } from '../engine/convert.ts';
import type { NumberFormat } from '../engine/number-format.ts';
import { parseDecimal, withOtherSeparators } from '../engine/parse-decimal.ts';
import { add, divide, equals, negate, rational, type Rational } from '../engine/rational.ts';
import type { UnitDefinition } from '../engine/unit-definition.ts';
import { normalizeSpelling, unitSpellings } from '../engine/unit-spellings.ts';
import { arcNames } from './names/arc-names.ts';
import { isInLetters } from './names/letters.ts';
import { areUsedTogether, canBeAdded, nextSmaller } from './names/unit-chains.ts';
import { readCalculation, readNumeral } from './read-calculation.ts';
import { plainCharacters } from './text/characters.ts';

interface Part {
  value: Rational;
  unit: UnitDefinition;
}

export type QuantityReading =
  /**
   * `value` is exact and in the field's unit. `text` is a plain ASCII number with a decimal point. `other` is the value
   * with commas and points swapped.
   */
  | { ok: true; value: Rational; parts: readonly Part[]; text?: string; other?: Rational }
  | {
      ok: false;
      code: 'EMPTY' | 'NOT_A_NUMBER' | 'TOO_LONG' | 'OUT_OF_RANGE';
      message: string;
      unknownUnit?: string | undefined;
    };

const IN_CAPITALS: ReadonlyMap<string, string> = new Map([
  ['NM', 'nmi'],
  ['Cal', 'kcal'],
]);
const MAX_LENGTH = 60;
const MAX_PARTS = 6;

/** m is minutes in `1h 30m`, but months after years. */
const SHORT_MINUTES = 'm';
const BEFORE_MONTHS = 'year';

interface Field {
  units: readonly UnitDefinition[];
  unit: UnitDefinition;
  format: NumberFormat;
}

/** Reads a decimal, a fraction, a calculation, or typed units, such as `5'3"`, `12 st 4 lb`, `1h 30m`, or `5½`. */
export function readQuantity(
  text: string,
  units: readonly UnitDefinition[],
  unit: UnitDefinition,
  format: NumberFormat = 'comma-point',
): QuantityReading {
  const field = { units, unit, format };
  const reading = readIn(field, text);
  if (!reading.ok) return reading;
  const other = readIn(field, withOtherSeparators(text));
  return other.ok && !equals(other.value, reading.value) ? { ...reading, other: other.value } : reading;
}

function readIn(field: Field, text: string): QuantityReading {
  const { unit, format } = field;
  const plain = parseDecimal(text, format);
  if (plain.ok) return { ok: true, value: plain.value, text: plain.text, parts: [{ value: plain.value, unit }] };
  if (plain.code !== 'NOT_A_NUMBER' || text.length > MAX_LENGTH) return plain;
  const [, sign = '', rest = ''] = /^([+-]?) ?(.*)$/.exec(plainCharacters(text)) ?? [];
  const typed = readParts(field, rest)?.map((part) => (sign === '-' ? { ...part, value: negate(part.value) } : part));
  const parts = typed ?? readClock(field, text) ?? readCalculated(field, `${sign}${rest}`);
  if (!parts?.every((part) => hasCounterpart(part.value, part.unit, unit)))
    return { ...plain, unknownUnit: parts ? undefined : unknownUnit(rest, format) };
  return { ok: true, value: parts.map((part) => convert(part.value, part.unit, unit)).reduce(add), parts };
}

function readClock({ units, unit, format }: Field, text: string): Part[] | undefined {
  const [, minutes = '', seconds = '', name = ''] = /^ *(\d{1,3}):([0-5]\d(?:[.,]\d+)?)(?: +(.+))?$/.exec(text) ?? [];
  const pace = name === '' ? unit : unitNamed(name, units);
  const [whole, rest] = [parseDecimal(minutes, format), parseDecimal(seconds, format)];
  if (!pace?.isClock || !whole.ok || !rest.ok) return undefined;
  return [{ value: add(whole.value, divide(rest.value, rational(60n))), unit: pace }];
}

/** A sign before the first number applies only to that number. */
function readCalculated({ units, unit, format }: Field, text: string): Part[] | undefined {
  const [, numbers = '', name = ''] = /^(.*[\d).,]) ?(\D*?)$/.exec(text) ?? [];
  const named = name === '' ? unit : unitNamed(name, units);
  const signless = /^([+-]) ?(?![+-])(.*)$/.exec(numbers);
  const value = readCalculation(signless ? `(0${signless[1]}${signless[2]})` : numbers, format);
  return named && value && [{ value, unit: named }];
}

function unknownUnit(text: string, format: NumberFormat): string | undefined {
  const numeral = readNumeral(text, format);
  const name = numeral && text.slice(numeral.length).trim();
  return name && /^[\p{L}°µ%$€£][^\d]{0,30}[23²³]?$/u.test(name) ? name : undefined;
}

function readParts({ units, unit, format }: Field, text: string): Part[] | undefined {
  const parts: Part[] = [];
  for (let rest = text; rest !== '' || parts.length === 0;) {
    const numeral = readNumeral(rest, format);
    if (!numeral || parts.length === MAX_PARTS) return undefined;
    const before = parts.at(-1)?.unit;
    const named = readUnit(rest.slice(numeral.length), units, before);
    const isUnclear = /^m(in)?$/.test(before?.id ?? '') && numeral.length !== 2;
    const implied = before ? units.find(({ id }) => !isUnclear && id === nextSmaller(before, numeral.value)) : unit;
    const isBareEnd = rest.slice(numeral.length).trim() === '';
    const found = named?.unit ?? (isBareEnd ? implied : undefined);
    if (!found) return undefined;
    parts.push({ value: numeral.value, unit: found });
    rest = named?.rest ?? '';
  }
  const all = parts.map((part) => part.unit);
  return parts.length === 1 || (all.every(canBeAdded) && areUsedTogether(all)) ? parts : undefined;
}

function readUnit(
  text: string,
  units: readonly UnitDefinition[],
  before?: UnitDefinition,
): { unit: UnitDefinition; rest: string } | undefined {
  const all = unitNamed(text, units, before);
  if (all) return { unit: all, rest: '' };
  // A period after a letter abbreviates the unit, so 5ft.3in is 5 ft 3 in, but 5 ft .3 in is not.
  const [, name = '', rest = ''] = /^(\D+?)(?: ?(?:,|&|\+|\band\b))? ?-?((?:(?<!\p{L})\.)?\d.*)$/iu.exec(text) ?? [];
  const unit = unitNamed(name, units, before);
  return unit && { unit, rest };
}

export function unitNamed(
  text: string,
  units: readonly UnitDefinition[],
  before?: UnitDefinition,
): UnitDefinition | undefined {
  const typed = text.trim();
  // Mb is megabits, and MB is megabytes. Cal may be a small calorie in title case.
  if (/^[KMGT]?b$|^Cal./.test(typed)) return undefined;
  const rate = rateNamed(typed, units);
  if (rate) return rate;
  const name = normalizeSpelling(typed);
  if (name === '') return angleNamed(typed, units);
  const inLetters = units.filter((unit) => isInLetters(unit, typed));
  const known =
    inLetters.find(({ id }) => id === (IN_CAPITALS.get(typed) ?? typed)) ??
    inLetters.find((unit) => unitSpellings(unit).includes(name));
  if (known || name !== SHORT_MINUTES) return known ?? angleNamed(typed, units);
  return units.find(({ id }) => id === (before?.id === BEFORE_MONTHS ? 'month' : 'min'));
}

/** `Mb/s` is megabits per second, and `MB/s` is megabytes per second. */
function rateNamed(typed: string, units: readonly UnitDefinition[]): UnitDefinition | undefined {
  const [, prefix = '', letter] = /^([kmg]?)(b)(?:\/s(?:ec)?|ps)$/i.exec(typed) ?? [];
  const bytes = prefix === '' ? 'byte-s' : `${prefix.toLowerCase()}b-s`;
  return letter === undefined
    ? undefined
    : units.find(({ id }) => id === (letter === 'B' ? bytes : `${prefix.toLowerCase()}bit-s`));
}

/** Returns arcminutes for 45° 30′, or for 30 minutes in an angle field. */
function angleNamed(typed: string, units: readonly UnitDefinition[]): UnitDefinition | undefined {
  const arc = arcNames.find(({ sign, spellings }) => sign === typed || spellings.includes(typed.toLowerCase()))?.arc;
  return units.find(({ id }) => id === (typed === '°' ? 'deg' : arc));
}
