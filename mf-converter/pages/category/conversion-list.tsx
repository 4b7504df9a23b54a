import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { Button, ButtonLink, EmptyState, Link, TextField, VisuallyHidden, color, fontSize, space } from '@site/shell-contract';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { ListedConversion } from '../../data/conversions-of.ts';
import type { UnitNames } from '../../data/unit-names.ts';
import { conversionPath } from '../../pairs/pair.ts';
import { useEarlyText } from '../../ui/use-early-text.ts';
import { groupedConversions } from './grouped-conversions.ts';

const Search = styled.div`
  max-width: 26rem;
  @media print { display: none; }
`;

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: ${space(8)} ${space(6)};
  margin-top: ${space(6)};
  h3 { font-size: ${fontSize.text}; }
  ul { list-style: none; margin-top: ${space(2)}; }
  li { border-top: 1px solid ${color.hairline}; }
  a { display: block; padding-block: ${space(1.5)}; font-size: ${fontSize.note}; text-decoration: none; }
  a:hover { text-decoration: underline; }
`;

interface ConversionListProps {
  category: string;
  units: readonly UnitDefinition[];
  names: UnitNames;
  conversions: readonly ListedConversion[];
}

/** A category's conversions by the unit that they start from, and a search that filters them as one types. */
export function ConversionList({ category, units, names, conversions }: ConversionListProps) {
  const [search, setSearch] = useState('');
  const field = useEarlyText(search, setSearch);
  if (conversions.length === 0) {
    return (
      <EmptyState level="h3" heading="No conversions available" action={<ButtonLink to="/">Back to Home</ButtonLink>}>
        The list could not be loaded. The converter above works without it.
      </EmptyState>
    );
  }
  const groups = groupedConversions(conversions, units, names, search);
  const count = groups.reduce((sum, { links }) => sum + links.length, 0);
  return (
    <>
      <Search>
        <TextField
          ref={field}
          label="Search conversions"
          type="search"
          autoComplete="off"
          placeholder={units[0] ? `${units[0].singular}, ${units[0].symbol}` : undefined}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </Search>
      <VisuallyHidden role="status">{search.trim() === '' ? '' : `${count} of ${conversions.length} conversions shown`}</VisuallyHidden>
      {count === 0 ? (
        <EmptyState level="h3" heading="No matching conversions found" action={<Button onClick={() => setSearch('')}>Clear Search</Button>}>
          Nothing here is called “{search.trim()}”.
        </EmptyState>
      ) : (
        <Groups>
          {groups.map(({ name, links }) => (
            <div key={name}>
              <h3>{name}</h3>
              <ul role="list">
                {links.map(({ slug, label }) => (
                  <li key={slug}><Link to={conversionPath({ category, slug })}>{label}</Link></li>
                ))}
              </ul>
            </div>
          ))}
        </Groups>
      )}
    </>
  );
}
