import type { PageContext } from '@site/shell-contract';
import { NO_LISTING, siteListing } from './site-listing.ts';
import type { SiteListing } from './site-listing.ts';

export interface LoadedListing {
  listing: SiteListing;
  /** Why the listing, or a part of it, is not what it should be. */
  degraded?: unknown;
}

/** Never fails: what went wrong is logged, and the lists are empty. */
export async function loadListing(api: PageContext['api']): Promise<LoadedListing> {
  try {
    const [categories, conversions] = await Promise.all([api.categories(), api.conversions()]);
    const units = await Promise.allSettled(categories.map(({ slug }) => api.units(slug)));
    // A category without its units still has its links, under plainer names.
    const known = units.flatMap((response, index) =>
      response.status === 'fulfilled'
        ? response.value.map((unit) => ({ ...unit, category: categories[index]?.slug ?? '' }))
        : [],
    );
    return {
      listing: siteListing(categories, conversions, known),
      degraded: units.find(({ status }) => status === 'rejected'),
    };
  } catch (reason) {
    console.error('The site listing could not be fetched:', reason);
    return { listing: { ...NO_LISTING, failed: true }, degraded: reason };
  }
}
