import { definePage, notFound, redirect } from '@site/shell-contract';
import { loadAddressPair, withSearch } from '../../pairs/address-pair.ts';
import { pairPath } from '../../pairs/pair.ts';
import { ConversionNotFound, conversionNotFoundHead } from '../converter/conversion-not-found.tsx';

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
