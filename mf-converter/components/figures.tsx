import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Group = styled.span`
  margin-left: 0.2em;
`;

/** Runs of five digits and more in groups of three, for the eye alone: what is copied and what is read aloud stays one number. */
export function spacedDigits(text: string): ReactNode {
  const pieces = text
    .replace(/(\.?)(\d{5,})/g, (_, point: string, digits: string) => point + digits.replace(point ? /\d{3}(?=\d)/g : /\d(?=(\d{3})+$)/g, '$&\n'))
    .split('\n');
  return pieces.length < 2 ? text : pieces.map((piece, index) => (index > 0 ? <Group key={index}>{piece}</Group> : piece));
}

const Tail = styled.span<{ $length: number }>`
  display: inline-block;
  width: ${({ $length }) => $length}ch;
  text-align: left;
`;

/**
 * Figures of one column that is set to the right: what follows the whole digits gets the same width in all, so that the points stand
 * under each other. `strong` is the place of the one that stands out.
 */
export function alignedFigures(texts: readonly string[], strong?: number): ReactNode[] {
  const parts = texts.map((text) => /^(-?\d*)(.*)$/.exec(text) as unknown as [string, string, string]);
  const length = Math.max(...parts.map(([, , tail]) => tail.length));
  return parts.map(([, whole, tail], index) => {
    // Within the tail: bold figures are wider, and would make it so.
    const weighed = (text: string) => (index === strong ? <strong>{spacedDigits(text)}</strong> : spacedDigits(text));
    return length === 0 ? weighed(whole) : <>{weighed(whole)}<Tail $length={length}>{weighed(tail)}</Tail></>;
  });
}
