import { definePage, notFound, redirect } from '@site/shell-contract';
import { loadAddressPair, withSearch } from '../../pairs/address-pair.ts';
import { pairPath } from '../../pairs/pair.ts';
import { ConversionNotFound, conversionNotFoundHead } from '../converter/conversion-not-found.tsx';

/** `/length/feet-to-meters`, as people type or have linked it, leads to the pair's own address. */
export const page = definePage({
  load: async (context) => {
    const address = await loadAddressPair(context);
    if (address.kind === 'unknown-category') return notFound();
    if (address.kind === 'known') return redirect(withSearch(pairPath(address.pair), context.search));
    return { kind: 'page', status: 404, head: conversionNotFoundHead(context.path), data: null };
  },
  Page: () => <ConversionNotFound />,
  searchParams: ['value'],
});
