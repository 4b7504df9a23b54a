import type { Conversion } from '@site/api-contract';
import { conversionsBetween } from './conversions.ts';
import { popularConversions } from './generated/popular-conversions.ts';
import { length } from './generated/units/length.ts';

/** The popular conversions of length, for when the API does not respond. Import it only then: it brings all units of length. */
export const sampleLengthConversions: readonly Conversion[] = conversionsBetween(length).slice(
  0,
  popularConversions['length']?.length,
);
