import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { color, fontSize, minWidth, space } from '@site/shell-contract';
import { styled } from 'styled-components';

const Name = styled.div`
  display: grid;
  align-content: center;
  min-height: ${space(12)};
  font-size: ${fontSize.note};
  line-height: 1.3;
  color: ${color.inkSoft};
  span:first-child {
    display: none;
  }
  ${minWidth.pair} {
    display: block;
    min-height: 0;
    margin-top: ${space(2)};
    span:first-child {
      display: inline;
    }
    span:last-child {
      display: none;
    }
  }
`;

/** Phones have two lines for it. */
const LONGEST = 29;

export function UnitName({ unit: { fullName, symbol } }: { unit: UnitDefinition }) {
  if (fullName.length <= LONGEST) return <Name>{fullName}</Name>;
  return (
    <Name>
      <span>{fullName}</span> <span>{symbol}</span>
    </Name>
  );
}
