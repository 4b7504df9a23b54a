import { useCallback } from 'react';
import type { Search } from '../layout/use-header-search.ts';
import type { AppServices } from './app-services.tsx';

/** The search code is loaded with the first search. */
export function useSearch(services: AppServices): Search {
  return useCallback(
    async (text, onPartial) => (await import('./search-site.ts')).searchSite(services, text, onPartial),
    [services],
  );
}
