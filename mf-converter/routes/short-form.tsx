import type { RouteContext, RouteModule, RouteOutcome } from '@site/shell-contract';
import { ConversionNotFound } from '../components/conversion-not-found.tsx';
import { conversionNotFoundHead } from '../components/conversion-not-found-head.ts';
import { addressPair } from '../pairs/address-pair.ts';
import { pairPath } from '../pairs/pair.ts';
import { withSearch } from '../pairs/with-search.ts';
import { isKnownCategory } from '@site/catalogue/load-category';
import { unitDefinitionsQuery } from '../queries/unit-definitions-query.ts';

async function prefetch({ params, queryClient }: RouteContext) {
  const { category = '' } = params;
  if (isKnownCategory(category)) await queryClient.prefetchQuery(unitDefinitionsQuery(category));
}

/** `/length/feet-to-meters`, as people type or have linked it, leads to the pair's own address. */
function resolve(context: RouteContext): RouteOutcome {
  if (!isKnownCategory(context.params['category'] ?? '')) return { kind: 'not-found' };
  const address = addressPair(context);
  if (address.state === 'loading') return { kind: 'pending' };
  if (address.state === 'known') return { kind: 'redirect', to: withSearch(pairPath(address.pair), context.search) };
  return { kind: 'page', status: 404, head: conversionNotFoundHead(context.path) };
}

export const route: RouteModule = { prefetch, resolve, Page: ConversionNotFound, searchParams: ['value'] };
