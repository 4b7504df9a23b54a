import { add, multiply, rational, rationalFromDecimal, type Rational } from '../../engine/rational.ts';
import { textAt } from '../text/tokens.ts';
import type { Rule } from './parser.ts';
import { type Labels, longest, rule, type Scaled, type WithOptional } from './rules.ts';
import { makeNumber, ONE, type NumberReading } from './values.ts';
import { getMultiple } from './word-lists.ts';

export const spokenNumbers: readonly Rule[] = [
  longest('atom = ARTICLE', 'a mile', () => makeNumber(ONE, { isArticle: true })),
  longest('atom = [ ARTICLE ] PAIR [ "of" ]', 'a couple of miles', () => makeNumber(rational(2n))),
  longest('atom = multiple:FACTOR [ "the" | "of" ] atom:atom', 'double 3/4 cup | twice 150 ml', ({ multiple, atom }) =>
    times(rational(multiple), atom),
  ),
  longest('atom = ( "half" | "halve" ) atom:atom', 'half 3/4 cup', ({ atom }, { tokens, start }) =>
    tokens[start + 1]!.kind === 'number' ? times(rational(1n, 2n), atom, true) : undefined,
  ),
  longest('atom = value:count', 'twenty-five miles', ({ value }) => makeNumber(value)),
  longest(
    'atom = [ count:cardinal ] "point" { decimals:DECIMAL } [ multiple:MULTIPLE ]',
    'five point two miles',
    decimal,
  ),
  rule('count = integer:cardinal', 'two thousand and five miles', ({ integer }) => rational(integer)),
  rule('count = ARTICLE integer:whole', 'a hundred and fifty thousand miles', ({ integer }, { tokens, start }) =>
    getMultiple(textAt(tokens, start + 1)) ? rational(integer) : undefined,
  ),
  rule(
    'count = [ digits:NUMBER | ARTICLE ] integer:MULTIPLE [ multiple:MULTIPLE ] [ [ AND ] rest:cardinal ]',
    '5 million miles | a dozen miles | a hundred and fifty miles | 2 thousand million miles',
    counted,
  ),
  rule('cardinal = integer:whole', 'nineteen miles', ({ integer }, { tokens, start }) =>
    getMultiple(textAt(tokens, start)) ? undefined : integer,
  ),
  rule(
    'whole = scaled:scaled {4 [ AND | HYPHEN ] smaller:scaled }',
    'two million three hundred thousand and twelve miles',
    falling,
  ),
  rule('scaled = count:hundreds [ [ HYPHEN ] scale:SCALE ]', 'five miles | two dozen miles', toScaled),
  rule('scaled = scale:SCALE', 'a thousand miles', toScaled),
  rule(
    'hundreds = [ count:tens [ HYPHEN ] ] HUNDRED [ [ AND | HYPHEN ] rest:tens ]',
    'two hundred and five miles',
    ({ count = 1n, rest = 0n }: Partial<Labels>) => count * 100n + rest,
  ),
  rule('hundreds = integer:tens', 'fifty miles'),
  rule('tens = tens:TENS [ HYPHEN ] ones:DIGIT', 'twenty-five miles', ({ tens, ones }) => tens + ones),
  rule('tens = ( integer:TENS | integer:SMALL )', 'twelve miles | twenty miles'),
];

function times(factor: Rational, whole: NumberReading, isFraction = whole.isFraction): NumberReading | undefined {
  const { value, isArticle, doubt, failure } = whole;
  return isArticle || doubt || failure ? undefined : makeNumber(multiply(value, factor), { isFraction });
}

function toScaled({ count = 1n, scale = 1n }: Partial<Labels>): Scaled {
  return { count, scale };
}

function falling({ scaled, smaller = [] }: Labels): bigint | undefined {
  const all = [scaled, ...smaller];
  const isFalling = all.every(({ scale }, at) => at === 0 || all[at - 1]!.scale > scale);
  return isFalling ? all.reduce((sum, { count, scale }) => sum + count * scale, 0n) : undefined;
}

function counted(labels: WithOptional<'digits' | 'multiple' | 'rest'>): Rational | undefined {
  const { digits, integer, multiple, rest = 0n } = labels;
  if (integer === multiple || rest >= (multiple ?? integer)) return undefined;
  return add(multiply(digits?.values[0] ?? ONE, rational(integer * (multiple ?? 1n))), rational(rest));
}

function decimal({ count = 0n, decimals = [], multiple = 1n }: Partial<Labels>): NumberReading | undefined {
  if (decimals.length === 0 || decimals.some((digit) => digit > 9n)) return undefined;
  return makeNumber(multiply(rationalFromDecimal(`${count}.${decimals.join('')}`), rational(multiple)));
}
