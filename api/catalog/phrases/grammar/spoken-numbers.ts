import { add, multiply, rational, rationalFromDecimal, type Rational } from '../../engine/rational.ts';
import { textAt, type NumberToken } from '../text/tokens.ts';
import { makeNumber, ONE, type NumberReading } from './numbers.ts';
import { longest, rule, type Rule } from './parser.ts';
import { getMultiple } from './word-lists.ts';

interface Parts {
  value: bigint;
  count?: bigint;
  rest?: bigint;
  scale?: bigint;
  number?: NumberToken;
  multiple?: bigint;
  tens: bigint;
  ones: bigint;
  digits?: readonly bigint[];
}

interface Factor {
  multiple: bigint;
  whole: NumberReading;
}

interface Scaled {
  count: bigint;
  scale: bigint;
}

export const spokenNumbers: readonly Rule[] = [
  longest('atom', 'ARTICLE', ['a mile'], () => makeNumber(ONE, { isArticle: true })),
  longest('atom', '[ ARTICLE ] PAIR [ "of" ]', ['a couple of miles'], () => makeNumber(rational(2n))),
  longest('atom', 'multiple:FACTOR [ "the" | "of" ] whole:atom', ['double 3/4 cup', 'twice 150 ml'], (parts: Factor) =>
    times(rational(parts.multiple), parts.whole),
  ),
  longest('atom', '( "half" | "halve" ) whole:atom', ['half 3/4 cup'], ({ whole }: Factor, { tokens, start }) =>
    tokens[start + 1]!.kind === 'number' ? times(rational(1n, 2n), whole, true) : undefined,
  ),
  longest('atom', 'value:count', ['twenty-five miles'], ({ value }: { value: Rational }) => makeNumber(value)),
  longest(
    'atom',
    '[ count:cardinal ] "point" { digits:DECIMAL } [ multiple:MULTIPLE ]',
    ['five point two miles'],
    decimal,
  ),
  rule('count', 'value:cardinal', ['two thousand and five miles'], ({ value }: Parts) => rational(value)),
  rule('count', 'ARTICLE value:whole', ['a hundred and fifty thousand miles'], ({ value }: Parts, { tokens, start }) =>
    getMultiple(textAt(tokens, start + 1)) ? rational(value) : undefined,
  ),
  rule(
    'count',
    '[ number:NUMBER | ARTICLE ] value:MULTIPLE [ multiple:MULTIPLE ] [ [ AND ] rest:cardinal ]',
    ['5 million miles', 'a dozen miles', 'a hundred and fifty miles', '2 thousand million miles'],
    counted,
  ),
  rule('cardinal', 'value:whole', ['nineteen miles'], ({ value }: Parts, { tokens, start }) =>
    getMultiple(textAt(tokens, start)) ? undefined : value,
  ),
  rule(
    'whole',
    'first:scaled {4 [ AND | HYPHEN ] others:scaled }',
    ['two million three hundred thousand and twelve miles'],
    falling,
  ),
  rule('scaled', 'count:hundreds [ [ HYPHEN ] scale:SCALE ]', ['five miles', 'two dozen miles'], scaled),
  rule('scaled', 'scale:SCALE', ['a thousand miles'], scaled),
  rule(
    'hundreds',
    '[ count:tens [ HYPHEN ] ] HUNDRED [ [ AND | HYPHEN ] rest:tens ]',
    ['two hundred and five miles'],
    ({ count = 1n, rest = 0n }: Parts) => count * 100n + rest,
  ),
  rule('hundreds', 'value:tens', ['fifty miles']),
  rule('tens', 'tens:TENS [ HYPHEN ] ones:DIGIT', ['twenty-five miles'], ({ tens, ones }: Parts) => tens + ones),
  rule('tens', '( value:TENS | value:SMALL )', ['twelve miles', 'twenty miles']),
];

function times(factor: Rational, whole: NumberReading, isFraction = whole.isFraction): NumberReading | undefined {
  const { value, isArticle, doubt, failure } = whole;
  return isArticle || doubt || failure ? undefined : makeNumber(multiply(value, factor), { isFraction });
}

function scaled({ count = 1n, scale = 1n }: Parts): Scaled {
  return { count, scale };
}

function falling({ first, others = [] }: { first: Scaled; others?: readonly Scaled[] }): bigint | undefined {
  const all = [first, ...others];
  const isFalling = all.every(({ scale }, at) => at === 0 || all[at - 1]!.scale > scale);
  return isFalling ? all.reduce((sum, { count, scale }) => sum + count * scale, 0n) : undefined;
}

function counted({ number, value, multiple, rest = 0n }: Parts): Rational | undefined {
  if (value === multiple || rest >= (multiple ?? value)) return undefined;
  return add(multiply(number?.values[0] ?? ONE, rational(value * (multiple ?? 1n))), rational(rest));
}

function decimal({ count = 0n, digits = [], multiple = 1n }: Parts) {
  if (digits.length === 0 || digits.some((digit) => digit > 9n)) return undefined;
  return makeNumber(multiply(rationalFromDecimal(`${count}.${digits.join('')}`), rational(multiple)));
}
