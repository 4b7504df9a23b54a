import { computeScale } from '../../engine/convert.ts';
import { compare, divide, multiply, toNumber } from '../../engine/rational.ts';
import { unitsAt } from '../names/find-units.ts';
import { textAt } from '../text/tokens.ts';
import type { Rule, Span } from './parser.ts';
import { type Labels, rule } from './rules.ts';
import { makeAmount, type Amount, type AmountPart, makeNumber, ONE, type NumberReading } from './values.ts';
import { TIMES } from './word-lists.ts';

/** Two sizes that differ by less than 15% may be one size, rounded in two units. */
const CLOSE = 0.15;

/** Recipes halve and double amounts, and state the size of packages. */
export const sizeRules: readonly Rule[] = [
  rule(
    'quantity = digits:NUMBER TIMES part:part [ CONTAINER ]',
    '4 x 250 ml | 2 x 400g tins in oz',
    ({ digits, part }) => scaled(part, makeNumber(digits.values[0]!), 'x'),
  ),
  rule(
    'quantity = amount:quantity-once ( sign:SCALED | "divided" "by" ) number:number',
    'half a cup times 3 | 3/4 cup divided by 2 | 1.5 cups x 3',
    scaledAlone,
  ),
  rule(
    'quantity = amount:quantity-once "/" same:quantity-once',
    '300g/10½oz in oz | 500 ml / 1 pint in cups',
    sameSize,
  ),
  rule('quantity = least:part ( "-" | "to" | "or" ) most:part', '5kg-10kg in lb | from 5 kg to 10 kg in lb', range),
  rule(
    'quantity = digits:NUMBER [ CONTAINER ] "(" amount:quantity-once ")" [ CONTAINER ]',
    '2 (14.5 oz) cans in g | 1 can (14 oz) in g',
    ({ digits, amount }) => scaled(amount, makeNumber(digits.values[0]!), 'times'),
  ),
];

/** `2 cups x 3` is not an amount if `cups` follows. */
function scaledAlone({ amount, number, sign }: Labels, { tokens, start, end, index }: Span): Amount | undefined {
  const isBeforeUnit = textAt(tokens, end) !== 'in' && unitsAt(tokens, end, index).length > 0;
  if (TIMES.has(textAt(tokens, start - 1)) || isBeforeUnit) return undefined;
  return scaled(amount, number, sign ? textAt([sign], 0) : '/');
}

/** Both ends of a range have the same unit, and the second is larger. */
function range({ least, most }: Labels): Amount | undefined {
  const [from, to] = [least.parts[0]!, most.parts[0]!];
  const units = [from, to].map(({ candidates }) => (candidates === 'next' ? undefined : candidates[0]!.unit));
  const isOpen = least.doubt ?? most.doubt ?? (units[0] !== units[1] || compare(from.value, to.value) >= 0);
  return isOpen ? undefined : makeAmount([from], { otherValues: [from.value, to.value], doubt: 'RANGE' });
}

/** Packages and recipes state the same size in two units. The first one is used. */
function sameSize({ amount, same }: Labels): Amount | undefined {
  const isOpen = [amount, same].some(({ parts, isBare, doubt }) => parts.length > 1 || isBare || doubt);
  const [first, second] = [measureSizes(amount.parts[0]!), measureSizes(same.parts[0]!)];
  const isClose = first.some((a) =>
    second.some((b) => a.category === b.category && Math.abs(a.size / b.size - 1) < CLOSE),
  );
  return isClose && !isOpen ? amount : undefined;
}

function measureSizes({ value, candidates }: AmountPart): { category: string; size: number }[] {
  return (candidates === 'next' ? [] : candidates).map(({ unit }) => ({
    category: unit.category,
    size: toNumber(multiply(value, computeScale(unit))),
  }));
}

/** In `10 ft x 12`, the number is another side, and twice 10 °C depends on the scale. */
function scaled(amount: Amount, number: NumberReading, sign: string): Amount | undefined {
  const isDivided = sign === '/' || sign === '÷';
  const isOpen = amount.isBare || amount.doubt || number.doubt || number.failure || number.isArticle;
  const categories = amount.parts.map(({ candidates }) => (candidates === 'next' ? '' : candidates[0]!.unit.category));
  const isSide = !isDivided && sign !== 'times' && categories.includes('length');
  if (isOpen || isSide || categories.includes('temperature') || number.value.numerator === 0n) return undefined;
  const times = isDivided ? divide(ONE, number.value) : number.value;
  const parts = amount.parts.map(({ value, colloquial, ...part }) => ({
    ...part,
    value: multiply(value, times),
    isFraction: true,
    ...(colloquial && { colloquial: { ...colloquial, value: multiply(colloquial.value, times) } }),
  }));
  return makeAmount(parts, { isSum: amount.isSum });
}
