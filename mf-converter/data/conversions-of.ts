import type { ApiClient, Conversion } from '@site/api-contract';
import { type WithFallback, withFallback } from './with-fallback.ts';

/** As much of a conversion as a link to it needs. */
export type ListedConversion = Pick<Conversion, 'slug' | 'fromUnit' | 'toUnit'>;

/** A category's conversions, the popular ones first. `first` keeps that many: a page should not carry a list that it does not show. */
export function loadConversionsOf(
  api: ApiClient,
  category: string,
  first?: number,
): Promise<WithFallback<ListedConversion[]>> {
  return withFallback(
    async () => listed(await api.conversionsOf(category), first),
    async () => listed(await builtInConversionsOf(category), first),
  );
}

/** Length has a built-in list. Every other category has an empty one. */
async function builtInConversionsOf(category: string): Promise<readonly Conversion[]> {
  return category === 'length' ? (await import('@site/catalogue/samples')).sampleLengthConversions : [];
}

function listed(conversions: readonly ListedConversion[], first?: number): ListedConversion[] {
  return conversions.slice(0, first).map(({ slug, fromUnit, toUnit }) => ({ slug, fromUnit, toUnit }));
}
