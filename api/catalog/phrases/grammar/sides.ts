import { textAt } from '../text/tokens.ts';
import type { Rule, Span } from './parser.ts';
import { rule, type WithOptional } from './rules.ts';
import type { Amount, Side, Sides } from './values.ts';

export const sideRules: readonly Rule[] = [
  // In `2 x 4 in mm`, `in` may mean inches.
  rule(
    'sides = [ ARTICLE ] {2 sides:side signs:BETWEEN_SIDES } amount:amount [ DIMENSION ] [ separator:SEPARATOR | separator:WEAK_SEPARATOR ] [ target:target ]',
    '12 x 15 ft | 12 ft by 15 ft in m2 | 2 x 3 x 4 in | 3m wide by 4m long in m2',
    readSides,
  ),
  rule(
    'sides = separator:HOW_MANY target:asked links [ ARTICLE ] {2 sides:side signs:BETWEEN_SIDES } amount:amount [ CLOSING_VERB ]',
    'how many square meters in 12 x 15 ft',
    readSides,
  ),
  rule('side = number:power', '12 x 15 ft', ({ number }): Side | undefined =>
    number.doubt || number.failure ? undefined : { value: number.value },
  ),
  rule('side = amount:amount [ DIMENSION ]', '12 ft x 15 ft', ({ amount }): Side | undefined =>
    isOneLength(amount) ? { amount } : undefined,
  ),
];

type SideLabels = WithOptional<'separator' | 'sides' | 'signs' | 'target'>;

function readSides(labels: SideLabels, { tokens }: Span): Sides | undefined {
  const { sides: first = [], signs = [], amount: last, separator, target = [] } = labels;
  // 2.5 × 10³ is one number, and 3*4 ft is a product, but 3 ft * 4 ft are sides.
  const isNumber = signs.some((token) => textAt(tokens, tokens.indexOf(token) + 2) === '^');
  const isProduct = signs.some(({ typed }) => /^[*·]$/.test(typed)) && first.some((side) => 'value' in side);
  if (first.length === 0 || isNumber || isProduct || !isOneLength(last)) return undefined;
  return { first, last, target, hasSeparator: separator !== undefined };
}

function isOneLength({ isBare, isNegative, doubt }: Amount): boolean {
  return !isBare && !isNegative && !doubt;
}
