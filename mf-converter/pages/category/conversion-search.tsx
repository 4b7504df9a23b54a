import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import {
  Button,
  ButtonLink,
  EmptyState,
  LoadCache,
  TextField,
  VisuallyHidden,
  useLoaded,
  withSecondAttempt,
} from '@site/shell-contract';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { UnitNames } from '../../data/unit-names.ts';
import { useEarlyText } from '../../ui/use-early-text.ts';
import { useVisitReducer } from '../../ui/use-visit-reducer.ts';
import type { ConversionGroups } from './conversion-groups.tsx';
import type { findConversions } from './find-conversions.ts';
import { type ConversionTargets, targetsOf } from './grouped-conversions.ts';

const Search = styled.div`
  max-width: 26rem;
  @media print, (scripting: none) {
    display: none;
  }
`;

interface Finder {
  findConversions: typeof findConversions;
  Groups: typeof ConversionGroups;
}

const finders = new LoadCache<Finder>({ most: 1 });
const FINDER = 'find-conversions';
const loadFinder = () =>
  withSecondAttempt(async () => {
    const [{ findConversions }, { ConversionGroups: Groups }] = await Promise.all([
      import('./find-conversions.ts'),
      import('./conversion-groups.tsx'),
    ]);
    return { findConversions, Groups };
  });
/** The next keystroke retries a failed preload. */
const loadFinderAhead = () => void finders.load(FINDER, loadFinder).catch(() => {});

interface ConversionSearchProps {
  category: string;
  units: readonly UnitDefinition[];
  names: UnitNames;
  targets: ConversionTargets;
  list: ReactNode;
}

const latestText = (_before: string, text: string) => text;

export function ConversionSearch({ category, units, names, targets, list }: ConversionSearchProps) {
  const [search, setSearch] = useVisitReducer(`search ${category}`, latestText, '');
  const field = useEarlyText(search, setSearch);
  const clear = () => {
    setSearch('');
    field.current?.focus();
  };
  const text = search.trim();
  const finder = useLoaded(finders, text === '' ? undefined : FINDER, loadFinder);
  const all = units.reduce((sum, { id }) => sum + targetsOf(id, targets, units).length, 0);
  if (all === 0) {
    return (
      <EmptyState level="h3" heading="No conversions available" action={<ButtonLink to="/">Back to Home</ButtonLink>}>
        The list didn’t load. The converter above still works.
      </EmptyState>
    );
  }
  const loaded = finder.status === 'loaded' ? finder.value : undefined;
  const groups = text === '' ? undefined : loaded?.findConversions(text, targets, units, names);
  const found = loaded && groups ? <loaded.Groups category={category} groups={groups} isFound /> : list;
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
          error={
            finder.status === 'failed' ? 'The search didn’t load. Check your connection and keep typing.' : undefined
          }
          value={search}
          onFocus={loadFinderAhead}
          onChange={(event) => {
            loadFinderAhead();
            setSearch(event.currentTarget.value);
          }}
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
        found
      )}
    </>
  );
}
