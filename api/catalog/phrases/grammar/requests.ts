import { textAt } from '../text/tokens.ts';
import type { Rule, Span } from './parser.ts';
import { type Labels, longest, rule, type WithOptional } from './rules.ts';
import { makeAmount, type Request } from './values.ts';

/** The kinds are tried in this order, and the first one with a meaning is used. */
export const REQUESTS = ['how-many', 'separated', 'weakly-separated', 'alone', 'adjacent', 'value-last'] as const;

const separated = (
  name: string,
  separator: string,
  [forwards, backwards, typing]: readonly [string, string, string],
) => [
  rule(`${name} = amount:amount separator:${separator} target:target`, forwards, forward),
  rule(`${name} = target:target separator:${separator} amount:amount`, backwards, backward),
  rule(`${name} = amount:amount separator:${separator}`, typing, stillTyping),
];

export const requestRules: readonly Rule[] = [
  rule(
    'how-many = HOW_MANY target:asked links amount:amount [ CLOSING_VERB ]',
    'how many feet are in a mile | how much kg does 5 lb make',
  ),
  rule('asked = target:target', 'how many feet and inches in 5 m', ({ target }, { tokens, end }) =>
    target.length === 1 || textAt(tokens, end - 1) !== 'in' ? target : undefined,
  ),
  longest('links = { LINK }', 'how many feet are there in a mile'),
  ...separated('separated', 'SEPARATOR', ['5 ft to cm', 'cm = 5 ft', '5 ft to']),
  ...separated('weakly-separated', 'WEAK_SEPARATOR', ['5 ft in cm', 'cm in 5 ft', '5 ft in']),
  rule('alone = amount:amount', '5 ft | 6 foot 2', ({ amount }): Request => ({ amount, target: [] })),
  rule('adjacent = amount:amount target:target', '5 ft cm | 72f c', ({ amount, target }): Request => ({
    amount,
    target,
    isLoose: true,
  })),
  rule('adjacent = amount:amount target:target', '12 in cm', withoutInches),
  rule(
    'value-last = amount:amount [ separator:SEPARATOR | separator:WEAK_SEPARATOR ] target:target [ ":" | "=" | minus:"-" ] digits:NUMBER',
    'kg to lbs 70 | kg lbs: 70',
    valueLast,
  ),
  rule(
    'transfer = { TRANSFER_WORD } size:amount { TRANSFER_WORD } AT { TRANSFER_WORD } rate:amount { TRANSFER_WORD } [ TO unit:unit ]',
    '1 GB at 100 Mbps in minutes | how long does 50 GB take at 1 Gbps?',
  ),
  rule(
    'transfer = HOW_MANY unit:unit { TRANSFER_WORD } size:amount AT rate:amount',
    'how many minutes for 1 GB at 100 Mbps',
  ),
  rule(
    'target = unit:named-unit {3 [ TARGET_JOINT ] units:named-unit }',
    '5 m in ft and in',
    ({ unit, units = [] }) => [unit, ...units],
  ),
  rule('target = ( arc:"dms" | "hms" )', '45.5° to dms | 1.5 h in hms', ({ arc }, { index }) => {
    const [ids, category] = arc ? [['deg', 'arcmin', 'arcsec'], 'angle'] : [['h', 'min', 's'], 'time'];
    return ids.map((id) => index.candidates(id, category));
  }),
  rule(
    'named-unit = [ "a" | "an" | "the" | "?" | "what" | "how" | unknown:"x" ] unit:unit',
    '5 ft to the meter | 3 in = x cm',
    ({ unit, unknown }, { tokens, start }) => (unknown && !/^=?$/.test(textAt(tokens, start - 1)) ? undefined : unit),
  ),
];

function stillTyping({ amount, separator: { words, start } }: Labels): Request | undefined {
  return words[0] === '2' ? undefined : { amount, target: [], order: 2 * start };
}

function forward({ amount, target, separator: { words, start, end } }: Labels, { tokens }: Span): Request | undefined {
  // Feet in a mile does not mean 1 foot in miles.
  const isOfOne = amount.isBare && /^an?$/.test(textAt(tokens, end));
  return isOfOne || (words[0] === '2' && !amount.isBare) ? undefined : { amount, target, order: 2 * start };
}

function backward({ amount, target, separator: { words, start } }: Labels, span: Span): Request | undefined {
  // Between two units without numbers, either side of `in` may be the target.
  const isReversible = words.length === 1 && words[0] === 'in';
  const isCountable = !/^an?$/.test(textAt(span.tokens, span.start));
  if (words[0] === '2' || !isCountable || (amount.isBare && !isReversible)) return undefined;
  return { amount, target, order: 2 * start + 1 };
}

/** Also reads `12 in cm` as 12 cm in inches, if no unit precedes `in`. */
function withoutInches({ amount, target }: Labels, { tokens, start, end }: Span): Request | undefined {
  const [part, ...more] = amount.parts;
  const inches = part!.candidates;
  const hasIn = tokens.slice(start, end).some((token) => token.kind === 'word' && token.text === 'in');
  if (amount.isBare || more.length > 0 || target.length > 1 || !hasIn || inches === 'next') return undefined;
  if (!inches.some(({ unit }) => unit.id === 'in')) return undefined;
  return { amount: { ...amount, parts: [{ ...part!, candidates: target[0]! }] }, target: [inches], isLoose: true };
}

function valueLast(labels: WithOptional<'separator'>): Request | undefined {
  const { amount, target, separator, minus, digits } = labels;
  const [part] = amount.parts;
  if (!amount.isBare) return undefined;
  const [first, ...otherValues] = digits.values;
  const valued = makeAmount([{ ...part!, value: first! }], { otherValues, isNegative: minus !== undefined });
  return { amount: valued, target, isLoose: separator === undefined, order: separator?.start ?? 0 };
}
