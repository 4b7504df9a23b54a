import { formatExact } from '../engine/format-exact.ts';
import { mixedFraction } from '../engine/mixed-units.ts';
import { proseNumber } from '../engine/prose-number.ts';
import { absolute, type Rational } from '../engine/rational.ts';
import type { UnitDefinition } from '../engine/unit-definition.ts';
import { nameFor } from './conversion-text.ts';
import type { Resolved } from './resolve.ts';

/** Longer digits are no number to read. */
const MOST_CHARACTERS = 21;
const FIGURES = 15;
/** Of a fraction that a person would write. */
const MOST_DENOMINATOR = 10_000n;

/** What was understood: `5 feet 3 inches in centimeters`. */
export function readingOf({ from, to, amount }: Pick<Resolved, 'from' | 'to' | 'amount'>): string {
  const parts = saidParts(from, amount).map(
    ({ value, unit, isFraction, isAdded }) => `${isAdded ? 'plus ' : ''}${counted(value, unit, isFraction)}`,
  );
  const isNegative = from.parts.some(({ value }) => value.numerator < 0n);
  return `${isNegative ? '−' : ''}${parts.join(' ')} in ${listed(to)}`;
}

/** What is counted: a unit, or a word for so many of one. */
type Counted = Pick<UnitDefinition, 'singular' | 'plural'> & { id?: string };

/** Each part as it was said, without its sign. */
function saidParts(
  from: Resolved['from'],
  amount: Resolved['amount'],
): { value: Rational; unit: Counted; isFraction: boolean; isAdded: boolean }[] {
  return from.parts.map(({ value, unit, said, isAdded = false }, place) => ({
    value: said?.value ?? absolute(value),
    unit: said ?? unit,
    isFraction: amount.parts[place]?.isFraction ?? false,
    isAdded,
  }));
}

/** `feet and inches` */
function listed(units: readonly UnitDefinition[]): string {
  const names = units.map(({ plural }) => plural);
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(', ')} and ${last}` : last;
}

/** Half a cup is of one cup. */
function counted(value: Rational, unit: Counted, isFraction: boolean): string {
  const number = shownNumber(value, isFraction);
  return `${number} ${/^\d+\/\d+$/.test(number) ? unit.singular : nameFor(value, unit)}`;
}

function shownNumber(value: Rational, isFraction: boolean): string {
  if (value.denominator === 1n || !isFraction) {
    const { text, isExact } = formatExact(value);
    if (isExact) return text.length <= MOST_CHARACTERS ? text : proseNumber(value, FIGURES);
  }
  return value.denominator < MOST_DENOMINATOR ? mixedFraction(value) : proseNumber(value, FIGURES);
}

const MOST_DIGITS = 55;

/** A name that stands for the unit alone, where its plural is a name of others too. */
const UNMISTAKABLE: Readonly<Record<string, string>> = { deg: 'arc degrees' };
const typedName = ({ id, plural }: UnitDefinition) => UNMISTAKABLE[id] ?? plural;
const typedNameFor = (value: Rational, unit: Counted) => UNMISTAKABLE[unit.id ?? ''] ?? nameFor(value, unit);

/** The same request in words that can be read in one way only; undefined where its numbers are too long to be typed. */
export function phraseFor({ from, to, amount }: Pick<Resolved, 'from' | 'to' | 'amount'>): string | undefined {
  const parts = saidParts(from, amount).map(({ value, unit, isFraction, isAdded }) => ({
    plus: isAdded ? '+ ' : '',
    number: typedNumber(value, isFraction),
    name: typedNameFor(value, unit),
  }));
  if (parts.some(({ number }) => number.length > MOST_DIGITS)) return undefined;
  const isNegative = from.parts.some(({ value }) => value.numerator < 0n);
  const quantity = parts.map(({ plus, number, name }) => `${plus}${number} ${name}`).join(' ');
  return `${isNegative ? '-' : ''}${quantity} to ${to.map(typedName).join(' and ')}`;
}

function typedNumber(value: Rational, isFraction: boolean): string {
  if (isFraction && value.denominator < MOST_DENOMINATOR) return mixedFraction(value);
  const { text, isExact } = formatExact(value);
  // With a zero more, 1.500 would be no thousand.
  const decimal = /^[1-9]\d{0,2}\.\d{3}$/.test(text) ? `${text}0` : text;
  return isExact ? decimal : `${value.numerator}/${value.denominator}`;
}
