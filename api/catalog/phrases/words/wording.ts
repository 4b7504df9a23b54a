import { formatExact } from '../../engine/format-exact.ts';
import { mixedFraction } from '../../engine/mixed-units.ts';
import { proseNumber } from '../../engine/prose-number.ts';
import { absolute, type Rational } from '../../engine/rational.ts';
import type { UnitDefinition } from '../../engine/unit-definition.ts';
import type { Resolved } from '../meaning/resolve.ts';
import { nameFor } from './conversion-text.ts';

const MAX_CHARACTERS = 21;
const SIGNIFICANT = 15;
const MAX_DENOMINATOR = 10_000n;

type Source = Pick<Resolved, 'from' | 'amount' | 'transfer'>;
type Counted = Pick<UnitDefinition, 'singular' | 'plural'> & { id?: string };

export function getReading(meaning: Resolved): string {
  return `${sourceWords(meaning)} in ${listed(meaning.to.units)}`;
}

export function readingOfSides(sides: readonly Resolved[]): string {
  return `${sides.map(sourceWords).join(' × ')} in ${listed(sides[0]!.to.units)}`;
}

export function sourceWords(source: Source): string {
  return describe(source, { quantity: counted, plus: 'plus', minus: '−' });
}

interface Style {
  quantity: (value: Rational, unit: Counted, isFraction: boolean) => string;
  plus: string;
  minus: string;
}

function describe({ from, amount, transfer }: Source, { quantity, plus, minus }: Style): string {
  if (transfer) return transfer.map(({ value, unit }) => quantity(value, unit, false)).join(' at ');
  const parts = from.parts.map(({ value, unit, colloquial, isAdded }, place) => {
    const isFraction = amount.parts[place]?.isFraction ?? false;
    const text = quantity(colloquial?.value ?? absolute(value), colloquial ?? unit, isFraction);
    return isAdded ? `${plus} ${text}` : text;
  });
  const isNegative = from.parts.some(({ value }) => value.numerator < 0n);
  return `${isNegative ? minus : ''}${parts.join(' ')}`;
}

function listed(units: readonly UnitDefinition[]): string {
  const names = units.map(({ plural }) => plural);
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(', ')} and ${last}` : last;
}

export function counted(value: Rational, unit: Counted, isFraction: boolean): string {
  const number = shownNumber(value, isFraction);
  // Here, the letter π is a number.
  if (number === '1' && unit.plural.startsWith('π')) return unit.plural;
  return `${number} ${/^\d+\/\d+$/.test(number) ? unit.singular : nameFor(value, unit)}`;
}

function shownNumber(value: Rational, isFraction: boolean): string {
  if (value.denominator === 1n || !isFraction) {
    const { text, isExact } = formatExact(value);
    if (isExact) return text.length <= MAX_CHARACTERS ? text : proseNumber(value, SIGNIFICANT);
  }
  return value.denominator < MAX_DENOMINATOR ? mixedFraction(value) : proseNumber(value, SIGNIFICANT);
}

const LONG_NUMBER = /\S{56}/;

/** The plurals of these units have other meanings. */
const UNMISTAKABLE: Readonly<Record<string, string>> = { deg: 'arc degrees' };
const typedName = ({ id, plural }: UnitDefinition) => UNMISTAKABLE[id] ?? plural;

/** Returns a phrase with this meaning, or undefined if a number is too long to read. */
export function phraseFor(meaning: Resolved): string | undefined {
  const source = describe(meaning, { quantity: typedQuantity, plus: '+', minus: '-' });
  if (meaning.transfer) return source;
  return LONG_NUMBER.test(source) ? undefined : `${source} to ${meaning.to.units.map(typedName).join(' and ')}`;
}

function typedQuantity(value: Rational, unit: Counted, isFraction: boolean): string {
  return `${typedNumber(value, isFraction)} ${UNMISTAKABLE[unit.id ?? ''] ?? nameFor(value, unit)}`;
}

function typedNumber(value: Rational, isFraction: boolean): string {
  if (isFraction && value.denominator < MAX_DENOMINATOR) return mixedFraction(value);
  const { text, isExact } = formatExact(value);
  // A trailing zero keeps 1.500 from being read as 1500.
  const decimal = /^[1-9]\d{0,2}\.\d{3}$/.test(text) ? `${text}0` : text;
  return isExact ? decimal : `${value.numerator}/${value.denominator}`;
}
