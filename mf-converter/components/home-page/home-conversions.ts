import { featuredConversions } from '@site/catalogue/featured-conversions';
import { type KnownConversion, recentlyAdded } from '../../pairs/known-conversions.ts';
import type { ConversionCard } from './conversion-cards.tsx';

const notes: Readonly<Record<string, string>> = {
  'feet-to-meters': '1 ft = 0.3048 m',
  'kg-to-pounds': '1 kg ≈ 2.20462 lb',
  'celsius-to-fahrenheit': '1 °C = 33.8 °F',
  'miles-to-km': '1 mi ≈ 1.60934 km',
  'square-feet-to-square-meters': '1 ft² ≈ 0.092903 m²',
  'liters-to-gallons': '1 L ≈ 0.264172 gal',
  'rankine-to-kelvin': '1 °R ≈ 0.555556 K',
  'mb-to-gb': '1 MB = 0.001 GB',
  'joules-to-calories': '1 J ≈ 0.239006 cal',
};

const withNote = (known: KnownConversion): ConversionCard => ({ ...known, note: notes[known.slug] ?? '' });

/** Six of the featured conversions. A test recomputes the notes. */
export const commonConversionCards = featuredConversions.slice(0, 6).map(withNote);

export const recentlyAddedCards = recentlyAdded.map(withNote);
