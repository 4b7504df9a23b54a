import type { Candidate } from '../names/unit-index.ts';
import { textAt, type NumberToken } from '../text/tokens.ts';
import { type Amount, amountFrom, amountOf } from './amounts.ts';
import type { NumberReading } from './numbers.ts';
import { rule, type Rule, type Span } from './parser.ts';
import type { RunInText } from './word-lists.ts';

export type Target = readonly (readonly Candidate[])[];

export interface Request {
  amount: Amount;
  target: Target;
  /** The text has no conversion word, so only the most common meanings apply. */
  isLoose?: boolean;
  /** Within its kind, the lowest is tried first: the leftmost separator, and the amount before the target. */
  order?: number;
}

/** In the order in which they are tried. The first kind with a meaning wins. */
export const REQUESTS = [
  'how-many',
  'separated',
  'weakly-separated',
  'alone',
  'adjacent',
  'target-first',
  'value-last',
  'unit-first',
] as const;

const MAX_UNITS = 4;

interface Parts {
  amount: Amount;
  target: Target;
  separator: RunInText;
}

const separated = (
  name: string,
  separator: string,
  examples: Readonly<Record<'to' | 'of' | 'typing', string>>,
): Rule[] => [
  rule(name, `amount:amount separator:${separator} target:target`, { examples: [examples.to], meaning: forward }),
  rule(name, `target:target separator:${separator} amount:amount`, { examples: [examples.of], meaning: backward }),
  rule(name, `amount:amount separator:${separator}`, {
    examples: [examples.typing],
    meaning: ({ amount, separator }: Parts): Request | undefined =>
      separator.words[0] === '2' ? undefined : { amount, target: [], order: 2 * separator.start },
  }),
];

export const requestRules: readonly Rule[] = [
  rule('how-many', 'HOW_MANY target:asked links amount:amount [ CLOSING_VERB ]', {
    examples: ['how many feet are in a mile', 'how many cm in 5 ft', 'how much kg does 5 lb make'],
    meaning: ({ amount, target }: Parts): Request => ({ amount, target }),
  }),
  rule('asked', 'target:target', {
    examples: ['how many feet and inches in 5 m'],
    meaning: ({ target }: Parts, { tokens, end }) =>
      target.length === 1 || textAt(tokens, end - 1) !== 'in' ? target : undefined,
  }),
  rule('links', '{ LINK }', { examples: ['how many feet are there in a mile'], isGreedy: true, meaning: () => true }),
  ...separated('separated', 'SEPARATOR', { to: '5 ft to cm', of: 'cm = 5 ft', typing: '5 ft to' }),
  ...separated('weakly-separated', 'WEAK_SEPARATOR', { to: '5 ft in cm', of: 'cm in 5 ft', typing: '5 ft in' }),
  rule('weakly-separated', 'amount:amount target:target', {
    examples: ['5 ft in'],
    meaning: ({ amount, target }: Parts, { tokens, end }): Request | undefined =>
      target.length === 1 && textAt(tokens, end - 1) === 'in' ? { amount, target, order: 2 * end } : undefined,
  }),
  rule('alone', 'amount:amount', {
    examples: ['5 ft', '6 foot 2'],
    meaning: ({ amount }: Parts): Request => ({ amount, target: [] }),
  }),
  rule('adjacent', 'amount:amount target:target', {
    examples: ['5 ft cm', '72f c'],
    meaning: ({ amount, target }: Parts): Request => ({ amount, target, isLoose: true }),
  }),
  rule('adjacent', 'amount:amount target:target', { examples: ['12 in cm'], meaning: withoutInches }),
  rule('target-first', '( "to" | "in" | "into" | "how" ) target:target [ BEFORE_AMOUNT ] amount:amount', {
    examples: ['in cm 5 ft', 'to cm from 5 ft'],
    meaning: withNumber,
  }),
  rule('target-first', 'target:target BEFORE_AMOUNT amount:amount', { examples: ['cm of 5 ft'], meaning: withNumber }),
  rule(
    'value-last',
    'amount:amount [ separator:SEPARATOR | separator:WEAK_SEPARATOR ] target:target [ ":" | "=" | minus:"-" ] value:NUMBER',
    {
      examples: ['kg to lbs 70', 'kg lbs: 70'],
      meaning: valueLast,
    },
  ),
  rule('unit-first', 'unit:unit number:spaced-number ( SEPARATOR | WEAK_SEPARATOR ) target:target', {
    examples: ['mpg 30 to l/100km'],
    meaning: ({
      unit,
      number,
      target,
    }: {
      unit: readonly Candidate[];
      number: NumberReading;
      target: Target;
    }): Request => ({
      amount: amountFrom({ number, part: { value: number.value, candidates: unit } }),
      target,
    }),
  }),
  rule('spaced-number', 'number:number', {
    examples: ['mpg 30 to l/100km'],
    // m2 is an area.
    meaning: ({ number }: { number: NumberReading }, { tokens, start }) =>
      number.failure || !tokens[start]!.isSpaced ? undefined : number,
  }),
  rule('target', 'name:named-unit { [ TARGET_JOINT ] more:named-unit }', {
    examples: ['5 m in ft and in', '5 m to ft/in'],
    meaning: ({ name, more = [] }: { name: readonly Candidate[]; more?: Target }): Target | undefined =>
      more.length < MAX_UNITS ? [name, ...more] : undefined,
  }),
  rule('named-unit', '[ "a" | "an" | "the" | "?" | "what" | "how" | unknown:"x" ] unit:unit', {
    examples: ['5 ft to the meter', '3 in = x cm'],
    meaning: ({ unit, unknown }: { unit: readonly Candidate[]; unknown?: true }, { tokens, start }) =>
      unknown && !/^=?$/.test(textAt(tokens, start - 1)) ? undefined : unit,
  }),
];

function amountWith({ values: [value, ...others] }: NumberToken, candidates: readonly Candidate[]): Amount {
  return amountOf([{ value: value!, candidates }], { others });
}

function forward({ amount, target, separator: { words, start, end } }: Parts, { tokens }: Span): Request | undefined {
  // Feet in a mile does not mean 1 foot in miles.
  const isOfOne = amount.isBare && /^an?$/.test(textAt(tokens, end));
  return isOfOne || (words[0] === '2' && !amount.isBare) ? undefined : { amount, target, order: 2 * start };
}

function backward({ amount, target, separator }: Parts, span: Span): Request | undefined {
  const { words, start } = separator;
  // Between two units without numbers, `in` may ask for either.
  const isReversible = words.length === 1 && words[0] === 'in';
  const isCountable = !/^an?$/.test(textAt(span.tokens, span.start));
  if (words[0] === '2' || !isCountable || (amount.isBare && !isReversible)) return undefined;
  return { amount, target, order: 2 * start + (isCounted(separator, span) ? -1 : 1) };
}

/** `feet in meter` */
function isCounted({ start, end }: RunInText, span: Span): boolean {
  const [left, right] = [textAt(span.tokens, start - 1), textAt(span.tokens, end)];
  const isLong = left.length > 3 && right.length > 3;
  return isLong && end === span.end - 1 && /(?:s|feet)$/.test(left) && !/(?:s|feet|celsius)$/.test(right);
}

function withNumber({ amount, target }: Parts): Request | undefined {
  return amount.isBare ? undefined : { amount, target };
}

/** Reads `12 in cm` as 12 cm in inches too, with no unit before. */
function withoutInches({ amount, target }: Parts, { tokens, start, end }: Span): Request | undefined {
  const [part, ...others] = amount.parts;
  const inches = part!.candidates;
  const hasIn = tokens.slice(start, end).some((token) => token.kind === 'word' && token.text === 'in');
  if (amount.isBare || others.length > 0 || target.length > 1 || !hasIn || inches === 'next') return undefined;
  if (!inches.some(({ unit }) => unit.id === 'in')) return undefined;
  return { amount: { ...amount, parts: [{ ...part!, candidates: target[0]! }] }, target: [inches], isLoose: true };
}

interface ValueLast extends Partial<Parts> {
  minus?: true;
  value: NumberToken;
}

function valueLast({ amount, target, separator, minus, value }: ValueLast): Request | undefined {
  const [part] = amount!.parts;
  if (!amount!.isBare || part!.candidates === 'next') return undefined;
  const valued = { ...amountWith(value, part!.candidates), isNegative: minus === true };
  return { amount: valued, target: target!, ...(!separator && { isLoose: true }), order: separator?.start ?? 0 };
}
