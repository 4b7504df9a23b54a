import type { ApiClient, Faq } from '@site/api-contract';
import type { Pair } from '../pairs/pair.ts';
import { type Answer, answerOrBuiltIn } from './answer-or-built-in.ts';

/** What people ask of a pair: of each there is something built in, so that an answer without any leaves no heading over nothing. */
export function loadFaqs(api: ApiClient, { from, to, slug }: Pair): Promise<Answer<Faq[]>> {
  const builtIn = async () => [...(await import('@site/catalogue/faqs/built-in-faqs')).builtInFaqs(from, to)];
  return answerOrBuiltIn(async () => {
    const fetched = await api.faqs(slug);
    return fetched.length > 0 ? fetched : builtIn();
  }, builtIn);
}
