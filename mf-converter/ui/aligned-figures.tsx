import { drawnExponent, figures, separatorsIn, useNumberFormat } from '@site/shell-contract';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** As wide as its text and not visible. It is not in the cell's text, in what is copied, or in what is read aloud. */
const Drawn = styled.span`
  &::after {
    visibility: hidden;
    content: attr(data-figures) / '';
  }
`;

/** @param text with a decimal point, which is replaced by the visitor's decimal separator: the two may differ in width */
function Filler({ text }: { text: string }) {
  const { decimal } = separatorsIn(useNumberFormat());
  return <Drawn data-figures={text.replace('.', decimal)} />;
}

// Not a heavier weight: its figures are wider, and the point would stand beside the others.
const Standout = styled.strong`
  font-weight: inherit;
  -webkit-text-stroke: 0.035em;
`;

/** What follows the whole digits, as it is drawn. */
const fractionOf = (text: string) => text.replace(/^[-−]?\d*/, '').replace(/e[+-]\d+$/, drawnExponent);
const countOf = (text: string, characters: RegExp) => text.match(characters)?.length ?? 0;

/** Characters of one width each. */
const CHARACTERS = [
  ['0', /\d/g],
  ['.', /\./g],
  // Powers of ten: 6.21371 × 10⁻⁷.
  ['\u00a0', /[ \u00a0]/g],
  ['×', /×/g],
  ['⁻', /⁻/g],
  ['⁰', /[⁰¹²³⁴-⁹]/g],
] as const;

/**
 * Figures of one right-aligned column with their decimal separators under each other: an invisible filler follows each figure that has less
 * after it than the widest. A box of fixed width would also align them, but it splits the number for screen readers.
 * @param texts with decimal points, whatever the visitor's format is
 * @param strong index of the figure that stands out
 */
export function alignedFigures(texts: readonly string[], strong?: number): ReactNode[] {
  const fractions = texts.map(fractionOf);
  const most = CHARACTERS.map(([, pattern]) => Math.max(...fractions.map((fraction) => countOf(fraction, pattern))));
  return texts.map((text, index) => {
    const fraction = fractions[index] as string;
    const filling = CHARACTERS.map(([character, pattern], at) =>
      character.repeat((most[at] as number) - countOf(fraction, pattern)),
    ).join('');
    return (
      <>
        {index === strong ? <Standout>{figures(text)}</Standout> : figures(text)}
        {filling !== '' && <Filler text={filling} />}
      </>
    );
  });
}
