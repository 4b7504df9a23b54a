import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { Icon, color, fieldBox, fontSize, minWidth, space } from '@site/shell-contract';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useEarlyText } from './use-early-text.ts';

const Box = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  > svg {
    position: absolute;
    right: ${space(2)};
    top: calc(50% - 10px);
    pointer-events: none;
    color: ${color.inkSoft};
  }
  /* A list cannot wrap a long name. This can, and the list grows with it. */
  &::after {
    content: attr(data-text);
    content: attr(data-text) / '';
    grid-area: 1 / 1;
    align-self: center;
    padding: ${space(0.5)} ${space(7.5)} ${space(0.5)} ${space(2.5)};
    font-size: ${fontSize.note};
    line-height: 1.2;
    overflow-wrap: anywhere;
    pointer-events: none;
  }
  ${minWidth.pair} {
    margin-top: ${space(2)};
    > svg {
      right: ${space(3)};
    }
    &::after {
      padding-inline: ${space(3)} ${space(10)};
      font-size: inherit;
    }
  }
`;

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
  /** Options. Groups of units are a part of their own, which not every page needs. */
  children: ReactNode;
}

export function UnitSelect({ label, name, units, chosen, onChoose, children }: UnitSelectProps) {
  const list = useEarlyText<HTMLSelectElement>(chosen, onChoose);
  const unit = units.find(({ id }) => id === chosen);
  return (
    <Box data-text={unit && shortName(unit)}>
      <List
        ref={list}
        aria-label={label}
        name={name}
        autoComplete="off"
        value={chosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {children}
      </List>
      <Icon name="chevron-down" size={20} />
    </Box>
  );
}

/** Longer names don't fit a phone. Their symbols must. */
const MAX_CHARACTERS = 24;

function shortName({ fullName, name, symbol, plural }: UnitDefinition): string {
  if (fullName.length <= MAX_CHARACTERS) return fullName;
  return `${symbol} · ${plural.startsWith(symbol) ? name : plural}`;
}

export function unitOptions(units: readonly UnitDefinition[]): ReactNode {
  return units.map(({ id, fullName }) => (
    <option key={id} value={id}>
      {fullName}
    </option>
  ));
}
