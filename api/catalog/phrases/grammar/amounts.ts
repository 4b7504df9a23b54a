import { add, multiply, rational } from '../../engine/rational.ts';
import { countedUnitsAt } from '../names/multiple-units.ts';
import { textAt, type Token } from '../text/tokens.ts';
import type { Rule, Span } from './parser.ts';
import { type Joint, type Labels, rule } from './rules.ts';
import { type Amount, makeAmount, makeBare, makeCountedPart, makeNumber, makePart, ONE } from './values.ts';

export const amountRules: readonly Rule[] = [
  rule('amount = ( "each" | "every" ) unit:unit', 'how many feet in each mile', ({ unit }) => makeBare(unit)),
  rule('amount = ARTICLE amount:amount', 'a 5k | a 30 mile run in km', ({ amount }, { tokens, start }) =>
    tokens[start + 1]?.kind === 'number' ? amount : undefined,
  ),
  rule(
    'amount = [ minus:MINUS | plus:PLUS ] ( amount:clock | amount:quantity ) [ [ TEMPERATURE ] difference:DIFFERENCE ]',
    '-5 ft | plus 5 ft | 5 C warmer',
    signed,
  ),
  rule(
    'amount = ( DELTA | [ ARTICLE ] [ TEMPERATURE ] DIFFERENCE ( "of" | "by" ) ) amount:amount',
    'Δ5 °C | a rise of 5 K',
    ({ amount }): Amount => ({ ...amount, isDifference: true }),
  ),
  rule('quantity = amount:quantity-once', '5 ft'),
  rule(
    'quantity-once = ( part:part | part:bare ) AND share:share of-a',
    'a mile and a half | 5 feet and three quarters',
    andShare,
  ),
  rule(
    'quantity-once = part:part {6 more:more } [ last:next-smaller ]',
    `5 ft 3 in | 5 feet, 3 inches | 6 foot 2 | 1 h 30 min + 5 min | 5'-3"`,
    joined,
  ),
  rule('quantity-once = amount:bare', 'feet | fortnights'),
  rule('bare = counted:multiple-unit', 'fortnights', ({ counted }) => makeCountedPart(makeNumber(ONE), counted)),
  rule('bare = unit:unit', 'feet', ({ unit }, { tokens, start, index }) =>
    countedUnitsAt(tokens, start, index).length > 0 ? undefined : makeBare(unit),
  ),
  rule('part = number:number [ HYPHEN ] counted:multiple-unit', '2 fortnights', ({ number, counted }) =>
    makeCountedPart(number, counted),
  ),
  rule('part = number:number [ HYPHEN ] multiple:SUFFIX unit:unit', '10k feet', withZeros),
  rule('part = number:number [ HYPHEN ] unit:unit', '5 ft | 5-foot', ({ number, unit }) => makePart(number, unit)),
  rule('more = joint:joint part:part', '5 ft 3 in', laterPart),
  rule('next-smaller = joint:joint number:number', `6 foot 2 | 5'3`, nextSmaller),
  rule('joint = [ "," ] [ and:AND ]', '5 ft, 3 in', ({ and }): Joint => ({ isAnd: and !== undefined })),
  rule('joint = PLUS', '5 ft plus 3 in', (): Joint => ({ isSum: true })),
  rule('joint = "-"', `5'-3" | 5 ft - 3 in`, (_, { tokens, start }): Joint =>
    tokens[start]!.isSpaced || tokens[start + 1]?.isSpaced !== false ? { doubt: 'RANGE' } : {},
  ),
];

function signed({ amount, minus, plus, difference }: Labels): Amount | undefined {
  if ((minus ?? plus ?? difference) && amount.isBare) return undefined;
  const whole: Amount = difference ? { ...amount, isDifference: true } : amount;
  return minus
    ? { ...whole, isNegative: true, otherValues: amount.otherValues.slice(0, amount.doubt ? 1 : undefined) }
    : whole;
}

function andShare({ part: amount, share }: Labels): Amount | undefined {
  if (!share.followsAnd || share.value.numerator >= share.value.denominator) return undefined;
  const { colloquial, ...part } = amount.parts[0]!;
  const value = add(part.value, colloquial ? multiply(share.value, colloquial.each) : share.value);
  const counted = colloquial && { colloquial: { ...colloquial, value: add(colloquial.value, share.value) } };
  return makeAmount([{ ...part, value, isFraction: true, ...counted }], { doubt: amount.doubt });
}

/** In `4m in sq ft`, `m` means meters, not millions. */
function withZeros({ number, multiple, unit }: Labels, { tokens, end }: Span): Amount | undefined {
  const value = multiply(number.value, rational(multiple));
  return textAt(tokens, end - 1) === 'in' ? undefined : makePart({ ...number, value, otherValues: [] }, unit);
}

function laterPart({ joint: { isSum = false, doubt }, part }: Labels, { tokens, start }: Span): Amount | undefined {
  if (part.isOther || isPower(tokens, start)) return undefined;
  return { ...part, parts: [{ ...part.parts[0]!, isAdded: isSum }], doubt: doubt ?? part.doubt, isSum };
}

function nextSmaller({ joint, number }: Labels, { tokens, start, end }: Span): Amount | undefined {
  const first = tokens.slice(start, end).find(({ kind }) => kind !== 'mark');
  const isJoined = joint.isSum || joint.isAnd || number.failure || number.isArticle || isPower(tokens, start);
  if (isJoined || !first || textAt(tokens, start) === '(') return undefined;
  const { value, isFraction, doubt } = number;
  const part = { value, candidates: 'next', digits: first.typed.length, isFraction } as const;
  return makeAmount([part], { doubt: joint.doubt ?? doubt });
}

/** The 2 in `m2` cannot start a new part, unlike the 2 in `6ft2`. */
function isPower(tokens: readonly Token[], at: number): boolean {
  const number = tokens[at];
  const isTight = number?.kind === 'number' && !number.isSpaced && /^[23]$/.test(number.typed);
  return isTight && /^(?:[cdkm]?m|in|yd|mi|mt)$/.test(textAt(tokens, at - 1));
}

function joined({ part, more = [], last }: Labels): Amount | undefined {
  const all = [part, ...more, ...(last ? [last] : [])];
  if (all.slice(0, -1).some(({ doubt }) => doubt !== undefined)) return undefined;
  return makeAmount(
    all.flatMap(({ parts }) => parts),
    {
      otherValues: all.length === 1 ? part.otherValues : [],
      isSum: all.some(({ isSum }) => isSum),
      doubt: all.at(-1)!.doubt,
    },
  );
}
