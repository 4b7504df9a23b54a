import { digitGap, spacedDigits } from '@site/shell-contract';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** As wide as its text and unseen: no part of the cell's text, of what is copied or of what is read aloud. */
const Filler = styled.span<{ $gaps: number }>`
  padding-left: ${({ $gaps }) => $gaps * digitGap}em;
  &::after {
    visibility: hidden;
    content: attr(data-figures) / '';
  }
`;

// Not a heavier weight: its figures are wider, and the point would stand beside the others.
const Standout = styled.strong`
  font-weight: inherit;
  -webkit-text-stroke: 0.035em;
`;

const fractionOf = (text: string) => text.replace(/^[-−]?\d*/, '');
const countOf = (text: string, characters: RegExp) => text.match(characters)?.length ?? 0;

/** Characters of one width each, and the gaps that `spacedDigits` leaves. */
const CHARACTERS = [
  ['0', /\d/g],
  ['.', /\./g],
  ['e', /e/g],
  ['-', /-/g],
  ['+', /\+/g],
  // Powers of ten in prose: 6.21371 × 10⁻⁷.
  ['\u00a0', / /g],
  ['×', /×/g],
  ['⁻', /⁻/g],
  ['⁰', /[⁰¹²³⁴-⁹]/g],
] as const;
const gapsIn = (fraction: string) =>
  Math.max(0, ...(fraction.match(/\d{5,}/g) ?? []).map((digits) => Math.ceil(digits.length / 3) - 1));

/**
 * Figures of one column that is set to the right: behind each stands what the widest have more after the whole digits, so that the
 * points stand under each other. A box of one width around those digits would do it too, but splits the number where it is read aloud.
 * `strong` is the place of the one that stands out.
 */
export function alignedFigures(texts: readonly string[], strong?: number): ReactNode[] {
  const fractions = texts.map(fractionOf);
  const most = CHARACTERS.map(([, pattern]) => Math.max(...fractions.map((fraction) => countOf(fraction, pattern))));
  const mostGaps = Math.max(...fractions.map(gapsIn));
  return texts.map((text, index) => {
    const fraction = fractions[index] as string;
    const filling = CHARACTERS.map(([character, pattern], at) =>
      character.repeat((most[at] as number) - countOf(fraction, pattern)),
    ).join('');
    const gaps = mostGaps - gapsIn(fraction);
    const figures = spacedDigits(text);
    return (
      <>
        {index === strong ? <Standout>{figures}</Standout> : figures}
        {(filling !== '' || gaps > 0) && <Filler data-figures={filling} $gaps={gaps} />}
      </>
    );
  });
}
