import type { ApiClient, Conversion } from '@site/api-contract';
import { type WithFallback, withFallback } from './with-fallback.ts';

export type ListedConversion = Pick<Conversion, 'slug' | 'fromUnit' | 'toUnit'>;

/** Popular conversions come first. `first` limits their number, to keep the page's data small. */
export function loadConversions(
  api: ApiClient,
  category: string,
  first?: number,
): Promise<WithFallback<ListedConversion[]>> {
  return withFallback(
    async () => pickListed(await api.conversionsOf(category), first),
    async () => pickListed(await loadBuiltInConversions(category), first),
  );
}

/** Only length has a built-in list. */
async function loadBuiltInConversions(category: string): Promise<readonly Conversion[]> {
  return category === 'length' ? (await import('@site/catalog/samples')).sampleLengthConversions : [];
}

function pickListed(conversions: readonly ListedConversion[], first?: number): ListedConversion[] {
  return conversions.slice(0, first).map(({ slug, fromUnit, toUnit }) => ({ slug, fromUnit, toUnit }));
}
