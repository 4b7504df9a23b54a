import type { PageContext } from '@site/shell-contract';
import { NO_LISTING, siteListing } from './site-listing.ts';
import type { SiteListing } from './site-listing.ts';

export interface LoadedListing {
  listing: SiteListing;
  /** Error that left the listing incomplete. */
  degraded?: unknown;
}

/** Never rejects. On failure, logs the error and returns an empty listing. */
export async function loadListing(api: PageContext['api']): Promise<LoadedListing> {
  try {
    const [categories, conversions] = await Promise.all([api.categories(), api.conversions()]);
    const units = await Promise.allSettled(categories.map(({ slug }) => api.units(slug)));
    // If the units fail to load, links show unit IDs instead of names.
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
