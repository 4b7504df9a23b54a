import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { Icon, fieldBox } from '@site/shell-contract';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { UnitBox, shortUnitName } from './unit-box.ts';
import { useEarlyText } from './use-early-text.ts';

const List = styled.select`
  ${fieldBox}
  grid-area: 1 / 1;
  appearance: none;
  /* Under 16 px, phones zoom in on focus. */
  font-size: 1rem;
  /* Forced colors would override a transparent color. */
  text-indent: -99em;
  option,
  optgroup {
    text-indent: 0;
  }
`;

interface UnitSelectProps {
  label: string;
  name?: string;
  units: readonly UnitDefinition[];
  chosen: string;
  onChoose: (id: string) => void;
}

export function UnitSelect({ label, name, units, chosen, onChoose }: UnitSelectProps) {
  const list = useEarlyText<HTMLSelectElement>(chosen, onChoose);
  const unit = units.find(({ id }) => id === chosen);
  return (
    <UnitBox data-text={unit && shortUnitName(unit)}>
      <List
        ref={list}
        aria-label={label}
        name={name}
        autoComplete="off"
        value={chosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {unitOptions(units)}
      </List>
      <Icon name="chevron-down" size={20} />
    </UnitBox>
  );
}

export function unitOptions(units: readonly UnitDefinition[]): ReactNode {
  return units.map(({ id, fullName }) => (
    <option key={id} value={id}>
      {fullName}
    </option>
  ));
}
