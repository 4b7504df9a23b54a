import type { FeaturedConversion } from './catalogue-category.ts';
import { featuredConversions } from './generated/featured-conversions.ts';

export function featuredConversion(slug: string): FeaturedConversion | undefined {
  return featuredConversions.find((featured) => featured.slug === slug);
}
