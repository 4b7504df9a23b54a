import { formatExact } from '../../engine/format-exact.ts';
import { mixedFraction } from '../../engine/mixed-units.ts';
import { proseNumber } from '../../engine/prose-number.ts';
import { absolute, type Rational } from '../../engine/rational.ts';
import type { UnitDefinition } from '../../engine/unit-definition.ts';
import type { Resolved } from '../meaning/resolve.ts';
import { exactText, nameFor } from './conversion-text.ts';

const MAX_CHARACTERS = 21;
const FIGURES = 15;
const MAX_DENOMINATOR = 10_000n;

export function getReading(one: Resolved): string {
  return `${sourceWords(one)} in ${listed(one.to.units)}`;
}

/** `22 inches × 14 inches in centimeters` */
export function readingOfSides(sides: readonly Resolved[]): string {
  return `${sides.map(sourceWords).join(' × ')} in ${listed(sides[0]!.to.units)}`;
}

/** `5 feet 3 inches`, `1 gigabyte at 100 megabits per second` */
export function sourceWords({ from, amount, transfer }: Pick<Resolved, 'from' | 'amount' | 'transfer'>): string {
  if (transfer) return transfer.map(({ value, unit }) => counted(value, unit, false)).join(' at ');
  const parts = wordedParts(from, amount).map(
    ({ value, unit, isFraction, isAdded }) => `${isAdded ? 'plus ' : ''}${counted(value, unit, isFraction)}`,
  );
  const isNegative = from.parts.some(({ value }) => value.numerator < 0n);
  return `${isNegative ? '−' : ''}${parts.join(' ')}`;
}

type Counted = Pick<UnitDefinition, 'singular' | 'plural'> & { id?: string };

function wordedParts(
  from: Resolved['from'],
  amount: Resolved['amount'],
): { value: Rational; unit: Counted; isFraction: boolean; isAdded: boolean }[] {
  return from.parts.map(({ value, unit, colloquial, isAdded = false }, place) => ({
    value: colloquial?.value ?? absolute(value),
    unit: colloquial ?? unit,
    isFraction: amount.parts[place]?.isFraction ?? false,
    isAdded,
  }));
}

/** For example: `feet and inches` */
function listed(units: readonly UnitDefinition[]): string {
  const names = units.map(({ plural }) => plural);
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(', ')} and ${last}` : last;
}

export function counted(value: Rational, unit: Counted, isFraction: boolean): string {
  const number = shownNumber(value, isFraction);
  // The letter π is a number here.
  if (number === '1' && unit.plural.startsWith('π')) return unit.plural;
  return `${number} ${/^\d+\/\d+$/.test(number) ? unit.singular : nameFor(value, unit)}`;
}

function shownNumber(value: Rational, isFraction: boolean): string {
  if (value.denominator === 1n || !isFraction) {
    const { text, isExact } = formatExact(value);
    if (isExact) return text.length <= MAX_CHARACTERS ? text : proseNumber(value, FIGURES);
  }
  return value.denominator < MAX_DENOMINATOR ? mixedFraction(value) : proseNumber(value, FIGURES);
}

const MAX_DIGITS = 55;

/** For units whose plural has other meanings. */
const UNMISTAKABLE: Readonly<Record<string, string>> = { deg: 'arc degrees' };
const typedName = ({ id, plural }: UnitDefinition) => UNMISTAKABLE[id] ?? plural;
const typedNameFor = (value: Rational, unit: Counted) => UNMISTAKABLE[unit.id ?? ''] ?? nameFor(value, unit);

export function phraseFor({ from, to, amount, transfer }: Resolved): string | undefined {
  if (transfer) return transfer.map(typedQuantity).join(' at ');
  const parts = wordedParts(from, amount).map(({ value, unit, isFraction, isAdded }) => ({
    plus: isAdded ? '+ ' : '',
    number: typedNumber(value, isFraction),
    name: typedNameFor(value, unit),
  }));
  if (parts.some(({ number }) => number.length > MAX_DIGITS)) return undefined;
  const isNegative = from.parts.some(({ value }) => value.numerator < 0n);
  const quantity = parts.map(({ plus, number, name }) => `${plus}${number} ${name}`).join(' ');
  return `${isNegative ? '-' : ''}${quantity} to ${to.units.map(typedName).join(' and ')}`;
}

function typedNumber(value: Rational, isFraction: boolean): string {
  if (isFraction && value.denominator < MAX_DENOMINATOR) return mixedFraction(value);
  const { text, isExact } = formatExact(value);
  // A trailing zero keeps 1.500 from being read as a thousand.
  const decimal = /^[1-9]\d{0,2}\.\d{3}$/.test(text) ? `${text}0` : text;
  return isExact ? decimal : `${value.numerator}/${value.denominator}`;
}

function typedQuantity({ value, unit }: { value: Rational; unit: UnitDefinition }): string {
  return `${exactText(value)} ${nameFor(value, unit)}`;
}
