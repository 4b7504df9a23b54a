import type { SuggestPart } from '@site/shell-contract';
import type { RemoteModules } from './remote-modules.ts';

/** Converters for what a visitor has typed into the header's search. None where the part is away: the search then finds nothing. */
export async function suggestConverters(remotes: RemoteModules, text: string) {
  try {
    const { suggest } = await remotes.loadPart<SuggestPart>('suggest');
    return await suggest(text);
  } catch (error) {
    console.warn('The search is away:', error);
    return [];
  }
}
