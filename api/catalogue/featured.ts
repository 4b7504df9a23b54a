import type { FeaturedConversion } from './catalogue-category.ts';
import { featuredConversions } from './generated/featured-conversions.ts';

/** Returns undefined for a conversion without written content. */
export function featuredConversion(slug: string): FeaturedConversion | undefined {
  return featuredConversions.find((featured) => featured.slug === slug);
}
