import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { Select, minWidth, space, useSearchParams } from '@site/shell-contract';
import { useState } from 'react';
import { styled } from 'styled-components';
import { shownUnits, useUnits } from '../converter/use-units.ts';
import { OptionSelect } from '../ui/option-select.tsx';
import { unitGroups } from '../ui/unit-groups.ts';
import { unitOptions } from '../ui/unit-select.tsx';

export interface CategoryName {
  slug: string;
  name: string;
}

export interface ChoiceData {
  categories: readonly CategoryName[];
  units: readonly UnitDefinition[];
}

export const DEFAULT_CATEGORY = 'length';

export interface UnitChoice {
  category: string;
  units: readonly UnitDefinition[];
  from: UnitDefinition | undefined;
  to: UnitDefinition | undefined;
  chooseCategory: (category: string) => void;
  choose: (side: 'from' | 'to', id: string) => void;
}

export function useUnitChoice({ categories, units: preloaded }: ChoiceData): UnitChoice {
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState(() => ({
    category: categories.find(({ slug }) => slug === search.get('category'))?.slug ?? DEFAULT_CATEGORY,
    from: search.get('from') ?? undefined,
    to: search.get('to') ?? undefined,
  }));
  const { category } = chosen;
  const units = useUnits(category, preloaded) ?? [];
  return {
    category,
    units,
    ...shownUnits(chosen, category, units),
    chooseCategory: (next) => setChosen({ category: next, from: undefined, to: undefined }),
    choose: (side, id) => setChosen((before) => ({ ...before, [side]: id })),
  };
}

export const FieldRow = styled.div`
  display: grid;
  gap: ${space(4)};
  ${minWidth.pair} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    align-items: start;
  }
`;

interface UnitFieldsProps {
  categories: readonly CategoryName[];
  choice: UnitChoice;
}

export function UnitFields({ categories, choice }: UnitFieldsProps) {
  const { category, units, from, to } = choice;
  return (
    <FieldRow>
      <OptionSelect
        label="Category"
        name="category"
        value={category}
        options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
        onChoose={choice.chooseCategory}
      />
      <UnitField label="From" name="from" unit={from} units={units} onChoose={(id) => choice.choose('from', id)} />
      <UnitField label="To" name="to" unit={to} units={units} onChoose={(id) => choice.choose('to', id)} />
    </FieldRow>
  );
}

export function SameUnits() {
  return <p role="status">Choose two different units.</p>;
}

interface UnitFieldProps {
  label: string;
  name: string;
  units: readonly UnitDefinition[];
  unit: UnitDefinition | undefined;
  onChoose: (id: string) => void;
  none?: string;
}

export function UnitField({ label, name, units, unit, onChoose, none }: UnitFieldProps) {
  return (
    <Select
      label={label}
      name={name}
      value={unit?.id ?? ''}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      {none === undefined ? null : <option value="">{none}</option>}
      {unitGroups(units)?.map((group) => (
        <optgroup key={group.name} label={group.name}>
          {unitOptions(group.units)}
        </optgroup>
      )) ?? unitOptions(units)}
    </Select>
  );
}
