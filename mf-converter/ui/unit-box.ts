import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { color, fontSize, minWidth, space } from '@site/shell-contract';
import { styled } from 'styled-components';

/** Surrounds a field or a list whose own text is hidden. `data-text` is the text to show. */
export const UnitBox = styled.div`
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
  /* Fields and lists can't wrap a long name. They grow with this text, which can. */
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

/** Longer names don't fit on a phone, so their text starts with the symbol. */
const MAX_CHARACTERS = 24;

export function shortUnitName({ fullName, name, symbol, plural }: UnitDefinition): string {
  if (fullName.length <= MAX_CHARACTERS) return fullName;
  return `${symbol} · ${plural.startsWith(symbol) ? name : plural}`;
}
