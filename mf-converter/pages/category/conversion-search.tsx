import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { Button, ButtonLink, EmptyState, TextField, VisuallyHidden } from '@site/shell-contract';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { UnitNames } from '../../data/unit-names.ts';
import { findPairs } from '../../search/find-pairs.ts';
import { useEarlyText } from '../../ui/use-early-text.ts';
import { useVisitReducer } from '../../ui/use-visit-reducer.ts';
import { ConversionGroups, groupConversions, type ConversionGroup } from './conversion-groups.tsx';
import { notStatic } from '../../ui/hidden.ts';

const Search = styled.div`
  max-width: 26rem;
  ${notStatic}
`;

interface ConversionSearchProps {
  category: string;
  units: readonly UnitDefinition[];
  names: UnitNames;
  count: number;
  list: ReactNode;
}

const latestText = (_before: string, text: string) => text;

export function ConversionSearch({ category, units, names, count: all, list }: ConversionSearchProps) {
  const [search, setSearch] = useVisitReducer(`search ${category}`, latestText, '');
  const field = useEarlyText(search, setSearch);
  const clear = () => {
    setSearch('');
    field.current?.focus();
  };
  const text = search.trim();
  if (all === 0) {
    return (
      <EmptyState level="h3" heading="No conversions available" action={<ButtonLink to="/">Back to Home</ButtonLink>}>
        The list didn’t load. The converter above still works.
      </EmptyState>
    );
  }
  const groups = text === '' ? undefined : searchConversions(text, units, names);
  const shownList = groups ? <ConversionGroups category={category} groups={groups} areOpen /> : list;
  const count = groups?.reduce((sum, { links }) => sum + links.length, 0);
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
      <VisuallyHidden role="status">{count === undefined ? '' : `${count} of ${all} conversions shown`}</VisuallyHidden>
      {count === 0 ? (
        <EmptyState
          level="h3"
          heading="No matching conversions found"
          action={<Button onClick={clear}>Clear Search</Button>}
        >
          {`We couldn’t find “${text}” here.`}
        </EmptyState>
      ) : (
        shownList
      )}
    </>
  );
}

function searchConversions(search: string, units: readonly UnitDefinition[], names: UnitNames): ConversionGroup[] {
  const text = search.toLowerCase();
  const understood = new Set(findPairs(text, [{ category: units[0]?.category ?? '', units }]).map(({ slug }) => slug));
  const pairs = units.flatMap((from) =>
    units.flatMap((to) => (to === from ? [] : [{ fromUnit: from.id, toUnit: to.id }])),
  );
  return groupConversions(pairs, units, names).flatMap(({ name, links }) => {
    const matches = links.filter(
      ({ slug, label }) => understood.has(slug) || label.toLowerCase().includes(text) || slug.includes(text),
    );
    return matches.length > 0 ? [{ name, links: matches }] : [];
  });
}
