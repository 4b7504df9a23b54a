import { queryOptions } from '@site/shell-contract';
import { MOST_SUGGESTIONS, isSearchable, suggest } from '../search/suggest.ts';

/** Converters for a typed text. */
export function suggestionsQuery(text: string, most = MOST_SUGGESTIONS) {
  const query = text.trim();
  return queryOptions({
    queryKey: ['suggestions', query, most],
    queryFn: () => suggest(query, most),
    enabled: isSearchable(query),
  });
}
