import type { Candidate } from '../names/unit-index.ts';
import { textAt, type Token } from '../text/tokens.ts';
import type { Amount } from './amounts.ts';
import type { NumberReading } from './numbers.ts';
import { rule, type Rule } from './parser.ts';
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
  times: readonly Token[];
}

export const specialForms: readonly Rule[] = [
  rule(
    'sides',
    '{ side:side times:BETWEEN_SIDES } last:amount [ separator:SEPARATOR | separator:WEAK_SEPARATOR ] [ target:target ]',
    {
      examples: ['12 x 15 ft', '12 ft by 15 ft in m2', '2 x 3 x 4 in', '4 x 250 ml'],
      meaning: ({ side = [], times, last, ...rest }: SidesParts, { tokens }): SidesReading | undefined => {
        // 2.5 × 10³ is one number.
        const isPower = side.length > 0 && textAt(tokens, tokens.indexOf(times.at(-1)!) + 2) === '^';
        if (side.length === 0 || side.length >= MAX_SIDES || last.isBare || last.doubt || isPower) return undefined;
        return { sides: side, last, ...rest, hasStar: times.some(({ typed }) => /^[*·]$/.test(typed)) };
      },
    },
  ),
  rule('side', '( number:power | amount:amount )', {
    examples: ['12 x 15 ft', '12 ft x 15 ft'],
    meaning: ({ number, amount }: Side): Side | undefined =>
      number?.failure || (number ?? amount)!.doubt || amount?.isBare
        ? undefined
        : { ...(number && { number }), ...(amount && { amount }) },
  }),
  rule('transfer', 'size:amount AT rate:amount [ [ TO ] target:unit ]', {
    examples: ['1 GB at 100 Mbps', '1 GB at 100 Mbps in minutes'],
    meaning: ({ size, rate, target }: TransferReading): TransferReading | undefined =>
      [size, rate].some(({ parts, isBare, isNegative, doubt }) => parts.length > 1 || isBare || isNegative || doubt)
        ? undefined
        : { size, rate, ...(target && { target }) },
  }),
];
