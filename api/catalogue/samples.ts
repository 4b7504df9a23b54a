import type { Conversion } from '@site/api-contract';
import { conversionsBetween } from './conversions.ts';
import { popularConversions } from './generated/popular-conversions.ts';
import { length } from './generated/units/length.ts';

/** For when the API does not respond. Import it lazily: it includes all length units. */
export const sampleLengthConversions: readonly Conversion[] = conversionsBetween(length).slice(
  0,
  popularConversions['length']?.length,
);
