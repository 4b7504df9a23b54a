import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Between groups of digits, in em. */
export const digitGap = 0.2;

const Group = styled.span`
  margin-left: ${digitGap}em;
`;

/** A point before decimals, or whose number it is: a standard's is a name. */
const RUNS = /(ISO |IEC |\.)?(\d{5,})/g;

/** Runs of five digits and more in groups of three, for the eye alone: what is copied and what is read aloud stays one number. */
export function spacedDigits(text: string): ReactNode {
  const pieces = text
    .replace(RUNS, (run, before: string | undefined, digits: string) => {
      if (before === undefined) return digits.replace(/\d(?=(\d{3})+$)/g, '$&\n');
      return before === '.' ? `.${digits.replace(/\d{3}(?=\d)/g, '$&\n')}` : run;
    })
    .split('\n');
  return pieces.length < 2
    ? text
    : pieces.map((piece, index) => (index > 0 ? <Group key={index}>{piece}</Group> : piece));
}
