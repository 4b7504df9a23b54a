import { Button, useNavigate } from '@site/shell-contract';
import { isSearchable } from '@site/shell-contract/search';
import { visitorFormat } from '../../format/visitor-format.ts';
import { ConverterBox } from '../../search/converter-box.tsx';
import type { BoxQuery } from '../../search/use-converter-box.ts';
import { searchPath } from '../../search/search-page.ts';
import { SearchResults } from './search-results.tsx';

/** Writes the query to the address, so that results can be linked. */
export function ConverterSearch({ initialText = '', preloaded }: BoxQuery) {
  const navigate = useNavigate();
  return (
    <ConverterBox
      label="Find a converter"
      size="large"
      placeholder="5 ft 3 in to cm"
      hint={
        initialText && !isSearchable(initialText)
          ? 'Type at least two characters.'
          : 'Try “350 F to C,” “how many feet in a mile,” or just a unit.'
      }
      initialText={initialText}
      preloaded={preloaded}
      Results={SearchResults}
      button={<Button type="submit">Search</Button>}
      onSubmit={(text) => navigate(searchPath(text, visitorFormat()))}
    />
  );
}
