import { Button, Icon, space, useNavigate } from '@site/shell-contract';
import { isSearchable } from '@site/shell-contract/search';
import { styled } from 'styled-components';
import { visitorFormat } from '../../format/visitor-format.ts';
import { ConverterBox } from '../../search/converter-box.tsx';
import type { BoxQuery } from '../../search/use-converter-box.ts';
import { searchPath } from '../../search/search-page.ts';
import { SearchResults } from './search-results.tsx';

/** Narrow phones need the width for the text. */
const SearchButton = styled(Button)`
  svg {
    display: none;
  }
  @media (max-width: 419.98px) {
    padding-inline: ${space(3)};
    svg {
      display: block;
    }
    span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

export function ConverterSearch({ initialText = '', preloaded }: BoxQuery) {
  const navigate = useNavigate();
  return (
    <ConverterBox
      label="Type any conversion"
      size="large"
      placeholder="5 ft 3 in to cm"
      hint={
        initialText && !isSearchable(initialText)
          ? hintFor(initialText)
          : 'Try “350 F to C,” “how many feet in a mile,” or just a unit.'
      }
      initialText={initialText}
      preloaded={preloaded}
      Results={SearchResults}
      button={
        <SearchButton type="submit">
          <Icon name="arrow-right" size={20} />
          <span>Search</span>
        </SearchButton>
      }
      onSubmit={(text) => navigate(searchPath(text, visitorFormat()))}
    />
  );
}

function hintFor(character: string): string {
  return /^\p{N}/u.test(character)
    ? `“${character}” has no unit. Add one, like “${character} km.”`
    : 'Type at least two characters.';
}
