import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, layout, minWidth, space } from '../theme/tokens.ts';

const Head = styled.div`
  margin-bottom: ${space(5)};
  ${minWidth.mobile} {
    margin-bottom: ${space(8)};
  }

  p {
    max-width: ${layout.measure};
    margin-top: ${space(2)};
    font-size: ${fontSize.lead};
    line-height: 1.5;
    text-wrap: pretty;
    color: ${color.inkSoft};
  }
`;

export function PageHeading({ children, lead }: { children: ReactNode; lead?: ReactNode }) {
  return (
    <Head>
      <h1>{children}</h1>
      {lead ? <p>{lead}</p> : null}
    </Head>
  );
}
