import { useState } from 'react';
import { isSearchable } from '@site/shell-contract/search';
import { useVisitorFormat } from '../../format/visitor-format.ts';
import { isReadAs, type PreloadedResults } from '../../search/use-converter-box.ts';
import type { Found } from '../../search/find.ts';
import { useFound } from '../../search/use-found.ts';

/** Returns the results for the address's query, and the previous ones while they load. Undefined without a query. */
export function useAddressFound(query: string, preloaded: PreloadedResults | undefined): Found | undefined {
  const read = useVisitorFormat();
  const isPreloaded = preloaded?.query === query && isReadAs(preloaded, read);
  const state = useFound(isPreloaded || !isSearchable(query) ? undefined : query);
  const current = isPreloaded ? preloaded.found : loadedOf(state);
  const [last, setLast] = useState(current);
  if (current && current !== last) setLast(current);
  if (query === '') return undefined;
  return current ?? (state.status === 'loading' ? last : undefined);
}

function loadedOf(state: ReturnType<typeof useFound>): Found | undefined {
  return state.status === 'loaded' ? state.value : undefined;
}
