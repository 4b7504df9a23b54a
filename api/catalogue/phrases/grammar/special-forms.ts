import type { Candidate } from '../names/unit-index.ts';
import { textAt, type Token } from '../text/tokens.ts';
import type { Amount } from './amounts.ts';
import type { NumberReading } from './numbers.ts';
import { rule, type Rule, type Span } from './parser.ts';
import type { Target } from './requests.ts';
import type { RunInText } from './word-lists.ts';

/** `12`, or `12 ft` */
export interface Side {
  number?: NumberReading;
  amount?: Amount;
}

export interface SidesReading {
  sides: readonly Side[];
  last: Amount;
  /** In `2 x 4 in mm`, in may be inches. */
  separator?: RunInText;
  target?: Target;
  hasStar: boolean;
}

export interface TransferReading {
  size: Amount;
  rate: Amount;
  target?: readonly Candidate[];
}

const MAX_SIDES = 3;

interface SidesParts extends Omit<SidesReading, 'sides' | 'hasStar'> {
  side?: readonly Side[];
  times?: readonly Token[];
}

export const specialForms: readonly Rule[] = [
  rule(
    'sides',
    '{ side:side times:BETWEEN_SIDES } last:amount [ separator:SEPARATOR | separator:WEAK_SEPARATOR ] [ target:target ]',
    ['12 x 15 ft', '12 ft by 15 ft in m2', '2 x 3 x 4 in', '4 x 250 ml'],
    sidesOf,
  ),
  rule('side', '( number:power | amount:amount )', ['12 x 15 ft', '12 ft x 15 ft'], (side: Side) =>
    side.number?.failure || (side.number ?? side.amount)!.doubt || side.amount?.isBare ? undefined : side,
  ),
  rule('transfer', 'size:amount AT rate:amount [ [ TO ] target:unit ]', ['1 GB at 100 Mbps in minutes'], transferOf),
];

function sidesOf(
  { side: sides = [], times = [], last, ...rest }: SidesParts,
  { tokens }: Span,
): SidesReading | undefined {
  // 2.5 × 10³ is one number.
  const isPower = times.some((token) => textAt(tokens, tokens.indexOf(token) + 2) === '^');
  if (sides.length === 0 || sides.length >= MAX_SIDES || last.isBare || last.doubt || isPower) return undefined;
  return { sides, last, ...rest, hasStar: times.some(({ typed }) => /^[*·]$/.test(typed)) };
}

function transferOf(reading: TransferReading): TransferReading | undefined {
  const isUnlike = ({ parts, isBare, isNegative, doubt }: Amount) => parts.length > 1 || isBare || isNegative || doubt;
  return [reading.size, reading.rate].some(isUnlike) ? undefined : reading;
}
