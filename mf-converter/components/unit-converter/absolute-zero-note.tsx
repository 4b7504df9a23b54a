import { offsetOf } from '@site/catalogue/engine/convert';
import { compare, negate } from '@site/catalogue/engine/rational';
import type { Rational } from '@site/catalogue/engine/rational';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { color, fontSize, space } from '@site/shell-contract';
import { styled } from 'styled-components';

const Note = styled.p`
  margin-top: ${space(3)};
  font-size: ${fontSize.note};
  color: ${color.warning};
`;

/** A temperature below absolute zero converts like any other, and the page says what it is. */
export function AbsoluteZeroNote({ value, unit }: { value: Rational; unit: UnitDefinition | undefined }) {
  if (unit?.category !== 'temperature' || compare(value, negate(offsetOf(unit))) >= 0) return null;
  return <Note role="status">That lies below absolute zero, −273.15 °C: nothing can be so cold.</Note>;
}
