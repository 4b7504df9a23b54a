import type { FeaturedConversion } from './catalogue-category.ts';
import { featuredConversions } from './generated/featured-conversions.ts';

/** Undefined for a conversion without written content of its own. */
export function featuredConversion(slug: string): FeaturedConversion | undefined {
  return featuredConversions.find((featured) => featured.slug === slug);
}
