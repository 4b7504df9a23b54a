import { color, fontSize, space } from '@site/shell-contract';
import { styled } from 'styled-components';
import type { Reading } from '../reading.ts';

const Note = styled.p`
  margin-top: ${space(3)};
  font-size: ${fontSize.note};
  color: ${color.warning};
`;

/** A temperature below absolute zero converts like any other, and the page says what it is. */
export function AbsoluteZeroNote({ reading }: { reading: Reading }) {
  if (!reading.isBelowAbsoluteZero) return null;
  return <Note role="status">That lies below absolute zero, −273.15 °C: nothing can be so cold.</Note>;
}
