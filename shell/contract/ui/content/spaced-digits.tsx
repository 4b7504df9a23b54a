import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Between groups of digits, in em. */
export const digitGap = 0.2;

const Group = styled.span`
  margin-left: ${digitGap}em;
`;

/** Runs of five digits and more in groups of three, for the eye alone: what is copied and what is read aloud stays one number. */
export function spacedDigits(text: string): ReactNode {
  const pieces = text
    .replace(/(\.?)(\d{5,})/g, (_, point: string, digits: string) => point + digits.replace(point ? /\d{3}(?=\d)/g : /\d(?=(\d{3})+$)/g, '$&\n'))
    .split('\n');
  return pieces.length < 2 ? text : pieces.map((piece, index) => (index > 0 ? <Group key={index}>{piece}</Group> : piece));
}
