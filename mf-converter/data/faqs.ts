import type { ApiClient, Faq } from '@site/api-contract';
import type { Pair } from '../pairs/pair.ts';
import { type WithFallback, withFallback } from './with-fallback.ts';

/** Falls back to the built-in FAQs, so that their heading is never empty. */
export function loadFaqs(api: ApiClient, { from, to, slug }: Pair): Promise<WithFallback<Faq[]>> {
  const builtIn = async () => [...(await import('@site/catalogue/faqs/built-in-faqs')).builtInFaqs(from, to)];
  return withFallback(async () => {
    const fetched = await api.faqs(slug);
    return fetched.length > 0 ? fetched : builtIn();
  }, builtIn);
}
