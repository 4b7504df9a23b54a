import { queryOptions } from '@site/shell-contract';
import type { RouteContext } from '@site/shell-contract';
import type { Pair } from '../pairs/pair.ts';
import { answerOrBuiltIn, expectList } from './answer-or-built-in.ts';

/** What people ask of a pair. */
export function faqsQuery(context: RouteContext, { from, to, slug }: Pair) {
  return queryOptions({
    queryKey: ['faqs', slug],
    queryFn: () =>
      answerOrBuiltIn(
        context,
        async () => expectList(await context.api.faqs(slug), 'question', 'answer'),
        async () => [...(await import('@site/catalogue/faqs/built-in-faqs')).builtInFaqs(from, to)],
      ),
  });
}
