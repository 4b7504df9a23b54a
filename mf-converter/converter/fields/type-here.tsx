import { Icon, color, fontSize, minWidth, space } from '@site/shell-contract';
import { styled } from 'styled-components';

const Face = styled.button`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${space(9)};
  padding: 0 ${space(2)};
  border: 0;
  background: none;
  color: ${color.accent};
  font-size: ${fontSize.small};
  font-weight: 600;
  white-space: nowrap;
`;

const Short = styled.span`
  ${minWidth.pair} {
    display: none;
  }
`;

const Long = styled.span`
  display: none;
  ${minWidth.pair} {
    display: inline;
  }
`;

const PENCIL = 'M4 20v-4L15.5 4.5l4 4L8 20zM13 7l4 4';

interface TypeHereProps {
  unit: { plural: string; symbol: string } | undefined;
  onClick: () => void;
}

export function TypeHere({ unit, onClick }: TypeHereProps) {
  const name = unit && unit.plural.length > MAX_CHARACTERS ? unit.symbol : unit?.plural;
  return (
    <Face type="button" onClick={onClick}>
      <Icon path={PENCIL} size={16} />
      <Short>Edit</Short>
      <Long key={name}>{name === undefined ? 'Type here' : `Type in ${name}`}</Long>
    </Face>
  );
}

/** Longer names would overlap the label. */
const MAX_CHARACTERS = 14;
