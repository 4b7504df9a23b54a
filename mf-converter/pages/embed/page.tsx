import { loadAbout } from '@site/catalog/load-about';
import { definePage, notFound, redirect } from '@site/shell-contract';
import { loadConverterParts } from '../../converter/fields/lazy-parts.ts';
import { pairLandmarks } from '../../double-scale/pair-landmarks.ts';
import { loadPathPair, withSearch } from '../../pairs/path-pair.ts';
import { pairHeading, pairPath } from '../../pairs/pair.ts';
import { embedPath } from './embed-path.ts';
import { EmbedPage } from './embed-page.tsx';
import type { EmbedData } from './embed-page.tsx';

export const page = definePage<EmbedData>({
  load: async (context) => {
    const pathPair = await loadPathPair(context);
    if (pathPair.kind !== 'known') return notFound();
    const { pair, units } = pathPair;
    if (embedPath(pair) !== context.path) return redirect(withSearch(embedPath(pair), context.search));
    const [about] = await Promise.all([loadAbout(pair.from.category), loadConverterParts(pair.from.category)]);
    const title = pairHeading(pair);
    return {
      kind: 'page',
      head: { title, description: `Convert ${pair.from.plural} to ${pair.to.plural}.`, canonical: pairPath(pair) },
      data: { pair, units, landmarks: pairLandmarks(pair, about) },
    };
  },
  Page: ({ data }) => <EmbedPage {...data} />,
  searchParams: ['value', 'theme'],
  isEmbeddable: true,
});
