import type { Conversion } from '@site/api-contract';
import { queryOptions } from '@site/shell-contract';
import type { RouteContext } from '@site/shell-contract';
import { answerOrBuiltIn } from './answer-or-built-in.ts';

/** As much of a conversion as a link to it needs. */
export type ListedConversion = Pick<Conversion, 'slug' | 'fromUnit' | 'toUnit' | 'category'>;

/** How many a page carries for its sidebar: one may be the page itself. */
export const SIDEBAR_CONVERSIONS = 6;

/** A category's conversions, the popular ones first. `first` keeps that many: a page should not carry a list that it does not show. */
export function conversionsOfQuery(context: RouteContext, category: string, first?: number) {
  return queryOptions({
    queryKey: ['conversions-of', category, first ?? 'all'],
    queryFn: () =>
      answerOrBuiltIn(
        context,
        async () => listed(await context.api.conversionsOf(category), first),
        async () => listed(await builtInConversionsOf(category), first),
      ),
    enabled: category !== '',
  });
}

/** The length list for length, otherwise an empty one. */
async function builtInConversionsOf(category: string): Promise<readonly Conversion[]> {
  return category === 'length' ? ((await import('@site/catalogue/samples')).sampleConversions['length'] ?? []) : [];
}

function listed(conversions: readonly Conversion[], first?: number): ListedConversion[] {
  return conversions.slice(0, first).map(({ slug, fromUnit, toUnit, category }) => ({ slug, fromUnit, toUnit, category }));
}
