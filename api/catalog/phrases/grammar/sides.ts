import type { Rational } from '../../engine/rational.ts';
import { textAt, type Token } from '../text/tokens.ts';
import type { Amount } from './amount.ts';
import type { NumberReading } from './numbers.ts';
import { rule, type Rule, type Span } from './parser.ts';
import type { Target } from './requests.ts';
import type { RunInText } from './word-lists.ts';

/** The sides of a rectangle or a box: `12 x 15 ft in m2`, `2 x 3 x 4 in`. */
export interface Sides {
  /** All but the last. Without a unit, they have the unit of the last. */
  first: readonly Side[];
  last: Amount;
  target: Target;
  hasSeparator: boolean;
}

export type Side = { value: Rational } | { amount: Amount };

interface Parts {
  first?: readonly Side[];
  times?: readonly Token[];
  last: Amount;
  /** In `2 x 4 in mm`, in may be inches. */
  separator?: RunInText;
  target?: Target;
}

export const sideRules: readonly Rule[] = [
  rule(
    'sides',
    '[ ARTICLE ] {2 first:side times:BETWEEN_SIDES } last:amount [ DIMENSION ] [ separator:SEPARATOR | separator:WEAK_SEPARATOR ] [ target:target ]',
    ['12 x 15 ft', '12 ft by 15 ft in m2', '2 x 3 x 4 in', '3m wide by 4m long in m2'],
    readSides,
  ),
  rule(
    'sides',
    'separator:HOW_MANY target:asked links [ ARTICLE ] {2 first:side times:BETWEEN_SIDES } last:amount [ CLOSING_VERB ]',
    ['how many square meters in 12 x 15 ft'],
    readSides,
  ),
  rule('side', 'number:power', ['12 x 15 ft'], ({ number }: { number: NumberReading }): Side | undefined =>
    number.doubt || number.failure ? undefined : { value: number.value },
  ),
  rule('side', 'amount:amount [ DIMENSION ]', ['12 ft x 15 ft'], ({ amount }: { amount: Amount }): Side | undefined =>
    isOneLength(amount) ? { amount } : undefined,
  ),
];

function readSides(
  { first = [], times = [], last, separator, target = [] }: Parts,
  { tokens }: Span,
): Sides | undefined {
  // 2.5 × 10³ is one number, and 3*4 ft a product, but 3 ft * 4 ft are sides.
  const isNumber = times.some((token) => textAt(tokens, tokens.indexOf(token) + 2) === '^');
  const isProduct = times.some(({ typed }) => /^[*·]$/.test(typed)) && first.some((side) => 'value' in side);
  if (first.length === 0 || isNumber || isProduct || !isOneLength(last)) return undefined;
  return { first, last, target, hasSeparator: separator !== undefined };
}

function isOneLength({ isBare, isNegative, doubt }: Amount): boolean {
  return !isBare && !isNegative && !doubt;
}
