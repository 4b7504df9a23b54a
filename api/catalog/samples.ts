import type { Conversion } from '@site/api-contract';
import { conversionsBetween } from './conversions.ts';
import { popularConversions } from './lists/popular-conversions.ts';
import { units as length } from './categories/length/units.ts';

/** Pages use this if the API does not respond. Import it lazily, because it includes all length units. */
export const sampleLengthConversions: readonly Conversion[] = conversionsBetween(length).slice(
  0,
  popularConversions['length']?.length,
);
