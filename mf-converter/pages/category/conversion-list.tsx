import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { Button, ButtonLink, EmptyState, Icon, Link, TextField, VisuallyHidden, color, fontSize, space } from '@site/shell-contract';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { UnitNames } from '../../data/unit-names.ts';
import { conversionPath } from '../../pairs/pair.ts';
import { useEarlyText } from '../../ui/use-early-text.ts';
import { type ConversionTargets, groupedConversions } from './grouped-conversions.ts';

const Search = styled.div`
  max-width: 26rem;
  @media print { display: none; }
`;

const Group = styled.details`
  border-bottom: 1px solid ${color.hairline};
  summary { display: flex; align-items: center; gap: ${space(3)}; padding-block: ${space(3)}; list-style: none; }
  summary::-webkit-details-marker { display: none; }
  summary:hover { color: ${color.accentStrong}; }
  summary > span { margin-left: auto; font-size: ${fontSize.note}; color: ${color.inkSoft}; }
  &[open] svg { transform: rotate(180deg); }
  h3 { font-size: ${fontSize.text}; letter-spacing: 0; }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
    column-gap: ${space(6)};
    padding-bottom: ${space(4)};
    list-style: none;
  }
  a { display: block; padding-block: ${space(1.5)}; font-size: ${fontSize.note}; text-decoration: none; }
  a:hover { text-decoration: underline; }
`;

const Groups = styled.div`
  margin-top: ${space(4)};
  border-top: 1px solid ${color.hairline};
`;

interface ConversionListProps {
  category: string;
  units: readonly UnitDefinition[];
  names: UnitNames;
  targets: ConversionTargets;
}

/** A category's conversions by the unit that they start from, folded, and a search that filters them as one types and unfolds what it finds. */
export function ConversionList({ category, units, names, targets }: ConversionListProps) {
  const [search, setSearch] = useState('');
  const field = useEarlyText(search, setSearch);
  const all = Object.values(targets).flat().length;
  if (all === 0) {
    return (
      <EmptyState level="h3" heading="No conversions available" action={<ButtonLink to="/">Back to Home</ButtonLink>}>
        The list could not be loaded. The converter above works without it.
      </EmptyState>
    );
  }
  const isSearching = search.trim() !== '';
  const groups = groupedConversions(targets, units, names, search);
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
      <VisuallyHidden role="status">{isSearching ? `${count} of ${all} conversions shown` : ''}</VisuallyHidden>
      {count === 0 ? (
        <EmptyState level="h3" heading="No matching conversions found" action={<Button onClick={() => setSearch('')}>Clear Search</Button>}>
          Nothing here is called “{search.trim()}”.
        </EmptyState>
      ) : (
        <Groups>
          {groups.map(({ name, links }, index) => (
            // Anew where a search begins or ends: what was folded by hand before says nothing of what is found.
            <Group key={`${name} ${isSearching}`} open={isSearching || index === 0}>
              <summary><h3>{name}</h3><span>{countText(links.length)}</span><Icon name="chevron-down" size={20} /></summary>
              <ul role="list">
                {links.map(({ slug, label }) => (
                  <li key={slug}><Link to={conversionPath({ category, slug })}>{label}</Link></li>
                ))}
              </ul>
            </Group>
          ))}
        </Groups>
      )}
    </>
  );
}

function countText(count: number): string {
  return count === 1 ? '1 conversion' : `${count} conversions`;
}
