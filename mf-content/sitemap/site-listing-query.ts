import { queryOptions } from '@site/shell-contract';
import type { RouteContext } from '@site/shell-contract';
import { NO_LISTING, siteListing } from './site-listing.ts';
import type { SiteListing } from './site-listing.ts';

/** Never fails: what went wrong is logged, and the lists are empty. */
export function siteListingQuery(context: Pick<RouteContext, 'api' | 'reportDegraded'>) {
  return queryOptions({
    queryKey: ['site-listing'],
    queryFn: async (): Promise<SiteListing> => {
      try {
        return await fetchListing(context);
      } catch (reason) {
        console.error('The site listing could not be fetched:', reason);
        context.reportDegraded(reason);
        return { ...NO_LISTING, failed: true };
      }
    },
  });
}

async function fetchListing({ api, reportDegraded }: Pick<RouteContext, 'api' | 'reportDegraded'>): Promise<SiteListing> {
  const [categories, conversions] = await Promise.all([api.categories(), api.conversions()]);
  const units = await Promise.all(
    categories.map(({ slug }) =>
      // A category without its units still has its links, under plainer names.
      api.units(slug).catch((reason: unknown) => {
        reportDegraded(reason);
        return [];
      }),
    ),
  );
  return siteListing(categories, conversions, units.flat());
}
