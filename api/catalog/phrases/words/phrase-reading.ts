import type { Alternative } from '@site/api-contract';
import type { ConvertedPair, QuantityPart } from '../meaning/resolve.ts';

export type { ConvertedPair, Quantity, QuantityPart } from '../meaning/resolve.ts';

export interface ConversionReading extends ConvertedPair {
  kind: 'conversion';
  /** Other results of the same request, such as a second target or the sides of an area. */
  also?: readonly ConvertedPair[];
  reading: string;
  /** If set, `from` is the time that the transfer takes. */
  transfer?: readonly QuantityPart[] | undefined;
  /** True if the value or target was assumed rather than typed. */
  assumed: { value: boolean; target: boolean };
  alternatives: readonly Alternative[];
}

export interface NotUnderstood {
  kind: 'not-understood';
  code:
    | 'EMPTY'
    | 'TOO_LONG'
    | 'NO_UNIT'
    | 'UNKNOWN_UNIT'
    | 'NOT_A_NUMBER'
    | 'OUT_OF_RANGE'
    | 'DIFFERENT_KINDS'
    | 'UNCLEAR';
  message: string;
  alternatives: readonly Alternative[];
}

export type PhraseReading = ConversionReading | NotUnderstood;
