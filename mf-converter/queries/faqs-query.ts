import { queryOptions } from '@site/shell-contract';
import type { RouteContext } from '@site/shell-contract';
import type { Pair } from '../pairs/pair.ts';
import { answerOrBuiltIn } from './answer-or-built-in.ts';

/** What people ask of a pair: of each there is something built in, so that an answer without any leaves no heading over nothing. */
export function faqsQuery(context: RouteContext, { from, to, slug }: Pair) {
  const builtIn = async () => [...(await import('@site/catalogue/faqs/built-in-faqs')).builtInFaqs(from, to)];
  return queryOptions({
    queryKey: ['faqs', slug],
    queryFn: () =>
      answerOrBuiltIn(
        context,
        async () => {
          const fetched = await context.api.faqs(slug);
          return fetched.length > 0 ? fetched : builtIn();
        },
        builtIn,
      ),
  });
}
