import { drawnExponent, figures, separatorsIn, useNumberFormat } from '@site/shell-contract';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Screen readers and the clipboard ignore generated content. */
const Drawn = styled.span`
  &::after {
    visibility: hidden;
    content: attr(data-figures) / '';
  }
`;

/** `text` has a decimal point, which becomes the visitor's separator. */
function Filler({ text }: { text: string }) {
  const { decimal } = separatorsIn(useNumberFormat());
  return <Drawn data-figures={text.replace('.', decimal)} />;
}

// A heavier weight has wider digits, which would misalign the decimal separators.
const Standout = styled.strong`
  font-weight: inherit;
  -webkit-text-stroke: 0.035em;
`;

const getFraction = (text: string) => text.replace(/^[-−]?\d*/, '').replace(/e[+-]\d+$/, drawnExponent);
const countMatches = (text: string, characters: RegExp) => text.match(characters)?.length ?? 0;

/** Groups of characters of equal width. */
const CHARACTERS = [
  ['0', /\d/g],
  ['.', /\./g],
  // The rest appear in exponents, such as 6.21371 × 10⁻⁷.
  ['\u00a0', /[ \u00a0]/g],
  ['×', /×/g],
  ['⁻', /⁻/g],
  ['⁰', /[⁰¹²³⁴-⁹]/g],
] as const;

/**
 * Aligns decimal separators in a right-aligned column with hidden digits. In fixed-width boxes, screen readers would
 * split numbers.
 * @param texts numbers with decimal points, even if the visitor's format differs
 * @param strong index of the emphasized number
 */
export function alignedFigures(texts: readonly string[], strong?: number): ReactNode[] {
  const fractions = texts.map(getFraction);
  const most = CHARACTERS.map(([, pattern]) =>
    Math.max(...fractions.map((fraction) => countMatches(fraction, pattern))),
  );
  return texts.map((text, index) => {
    const fraction = fractions[index] as string;
    const filling = CHARACTERS.map(([character, pattern], at) =>
      character.repeat((most[at] as number) - countMatches(fraction, pattern)),
    ).join('');
    return (
      <>
        {index === strong ? <Standout>{figures(text)}</Standout> : figures(text)}
        {filling !== '' && <Filler text={filling} />}
      </>
    );
  });
}
