import { useQuery, useRouteContext } from '@site/shell-contract';
import type { RouteContext, RouteModule, RouteOutcome } from '@site/shell-contract';
import { useEffect } from 'react';
import { conversionNotFoundHead } from '../components/conversion-not-found-head.ts';
import { ConversionNotFound } from '../components/conversion-not-found.tsx';
import { ConverterPage } from '../components/converter-page/converter-page.tsx';
import { ConverterPageSkeleton } from '../components/converter-page/converter-page-skeleton.tsx';
import { converterPageHead } from '../components/converter-page/converter-page-head.ts';
import { prefetchConverterSections } from '../components/converter-page/prefetch-converter-sections.ts';
import { LoadFailed } from '../components/load-failed.tsx';
import { addressPair } from '../pairs/address-pair.ts';
import { pairPath } from '../pairs/pair.ts';
import { withSearch } from '../pairs/with-search.ts';
import { categoriesQuery } from '../queries/categories-query.ts';
import { categoryName } from '../queries/category-name.ts';
import { conversionQuery } from '../queries/conversion-query.ts';
import { SIDEBAR_CONVERSIONS, conversionsOfQuery } from '../queries/conversions-of-query.ts';
import { faqsQuery } from '../queries/faqs-query.ts';
import { isKnownCategory } from '@site/catalogue/load-category';
import { unitDefinitionsQuery } from '../queries/unit-definitions-query.ts';

function logUnknownSlug(slug = '') {
  console.warn(`No conversion has the slug ${JSON.stringify(slug.slice(0, 100))}`);
}

async function prefetch(context: RouteContext) {
  const { category = '', slug = '' } = context.params;
  if (!isKnownCategory(category)) return;
  const { queryClient } = context;
  await queryClient.prefetchQuery(unitDefinitionsQuery(category));
  const address = addressPair(context);
  const isOnServer = typeof document === 'undefined'; // in the browser the page logs it, hydrated or come to within the site
  if (address.state === 'unknown' && isOnServer) logUnknownSlug(slug);
  if (address.state !== 'known' || !address.isCanonical) return;
  await Promise.all([
    queryClient.prefetchQuery(categoriesQuery(context)),
    queryClient.prefetchQuery(conversionQuery(context, address.pair)),
    queryClient.prefetchQuery(faqsQuery(context, address.pair)),
    queryClient.prefetchQuery(conversionsOfQuery(context, category, SIDEBAR_CONVERSIONS)),
    prefetchConverterSections(context, address.pair),
  ]);
}

function resolve(context: RouteContext): RouteOutcome {
  const address = addressPair(context);
  if (address.state === 'loading') return { kind: 'pending' };
  if (address.state === 'unknown') return { kind: 'page', status: 404, head: conversionNotFoundHead(context.path) };
  const { pair, isCanonical } = address;
  if (!isCanonical) return { kind: 'redirect', to: withSearch(pairPath(pair), context.search) };
  const { queryClient } = context;
  const categories = queryClient.getQueryData(categoriesQuery(context).queryKey);
  const faqs = queryClient.getQueryData(faqsQuery(context, pair).queryKey) ?? [];
  return { kind: 'page', head: converterPageHead(pair, categoryName(pair.from.category, categories), faqs) };
}

function Page() {
  const context = useRouteContext();
  const units = useQuery(unitDefinitionsQuery(context.params['category'] ?? ''));
  const address = addressPair(context);
  const isUnknown = address.state === 'unknown';
  const { slug } = context.params;
  useEffect(() => {
    if (isUnknown) logUnknownSlug(slug);
  }, [isUnknown, slug]);
  if (units.isError) return <LoadFailed onRetry={() => void units.refetch()} />;
  if (isUnknown) return <ConversionNotFound />;
  if (address.state === 'loading') return <ConverterPageSkeleton />;
  return <ConverterPage key={address.pair.slug} pair={address.pair} units={address.units} />;
}

export const route: RouteModule = { prefetch, resolve, Page, searchParams: ['value'] };
