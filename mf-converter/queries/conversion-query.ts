import type { Conversion } from '@site/api-contract';
import { NO_FORMULA } from '@site/catalogue/engine/conversion-sentences';
import { queryOptions } from '@site/shell-contract';
import type { RouteContext } from '@site/shell-contract';
import type { Pair } from '../pairs/pair.ts';
import { answerOrBuiltIn } from './answer-or-built-in.ts';

/** The published factor and formula of a pair: all that the page takes from the API's answer. */
export type PublishedConversion = Pick<Conversion, 'conversionFactor' | 'formula'>;

export function conversionQuery(context: RouteContext, { from, to, slug }: Pair) {
  return queryOptions({
    queryKey: ['conversion', slug],
    queryFn: () =>
      answerOrBuiltIn(
        context,
        async () => published(await context.api.conversion(slug)),
        async () => published((await import('@site/catalogue/conversions')).conversionOf(from, to)),
      ),
  });
}

function published({ conversionFactor, formula }: Conversion): PublishedConversion {
  return { conversionFactor, formula: formula || NO_FORMULA };
}
