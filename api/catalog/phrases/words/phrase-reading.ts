import type { Alternative } from '@site/api-contract';
import type { ConvertedPair, QuantityPart } from '../meaning/resolve.ts';

export type { ConvertedPair, Quantity, QuantityPart } from '../meaning/resolve.ts';

export interface ConversionReading extends ConvertedPair {
  kind: 'conversion';
  /** The same request's other results: in a second target, or the sides of an area. */
  also?: readonly ConvertedPair[];
  reading: string;
  /** The size and the rate of a transfer. `from` is then the time that it takes. */
  transfer?: readonly QuantityPart[] | undefined;
  /** Whether each was assumed rather than typed. */
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
