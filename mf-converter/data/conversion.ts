import type { ApiClient, Conversion } from '@site/api-contract';
import { NO_FORMULA } from '@site/catalogue/engine/conversion-sentences';
import type { Pair } from '../pairs/pair.ts';
import { type WithFallback, withFallback } from './with-fallback.ts';

export type PublishedConversion = Pick<Conversion, 'conversionFactor' | 'formula'>;

export function loadConversion(api: ApiClient, { from, to, slug }: Pair): Promise<WithFallback<PublishedConversion>> {
  return withFallback(
    async () => published(await api.conversion(slug)),
    async () => published((await import('@site/catalogue/conversions')).conversionOf(from, to)),
  );
}

function published({ conversionFactor, formula }: PublishedConversion): PublishedConversion {
  return { conversionFactor, formula: formula || NO_FORMULA };
}
