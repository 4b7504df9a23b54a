import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { minWidth, space } from '../theme/tokens.ts';

const Frame = styled.section`
  & + & {
    margin-top: ${space(8)};
  }
  ${minWidth.mobile} {
    & + & {
      margin-top: ${space(14)};
    }
  }
  > h2 {
    margin-bottom: ${space(4)};
  }
`;

interface SectionProps {
  title: ReactNode;
  id?: string;
  children: ReactNode;
}

/** Adjacent sections have space between them. */
export function Section({ title, id, children }: SectionProps) {
  const headingId = useId();
  return (
    <Frame id={id} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {children}
    </Frame>
  );
}
