import { definePage, notFound, redirect } from '@site/shell-contract';
import { loadPathPair, withSearch } from '../../pairs/path-pair.ts';
import { pairPath } from '../../pairs/pair.ts';
import { NotFound, notFoundHead } from '../not-found.tsx';

export const page = definePage({
  load: async (context) => {
    const pathPair = await loadPathPair(context);
    if (pathPair.kind === 'unknown-category') return notFound();
    if (pathPair.kind === 'known') return redirect(withSearch(pairPath(pathPair.pair), context.search));
    return { kind: 'page', status: 404, head: notFoundHead('Conversion', context.path), data: null };
  },
  Page: () => <NotFound what="Conversion" />,
  searchParams: ['value'],
});
